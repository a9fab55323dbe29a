// The outline of a memorial on its way.
import { text } from "@/lib/text/text";
import { Hero } from "./hero";

export function MemorialSkeleton({ backTo }: { backTo: string }) {
  return (
    <div className="min-h-dvh">
      <title>{text.common.product}</title>
      <Hero picture={null} backTo={backTo} />
      <div role="status" className="container-page relative -mt-30 grid justify-items-center">
        <span className="h-54 w-43 rounded-[50%] border-4 border-surface bg-sunken" />
        <p className="mt-6 font-serif text-2xl text-muted">{text.common.loading}</p>
        <span className="skeleton mt-5 h-5 w-64" />
        <span className="skeleton mt-4 h-5 w-48" />
      </div>
    </div>
  );
}
