// In the place of the texts until they are here.
import { text } from "@/lib/text/text";

const CARDS = ["a", "b", "c", "d"];

export function TributeSkeletons() {
  return (
    <>
      <p role="status" className="sr-only">
        {text.common.loading}
      </p>
      <div aria-hidden className="grid gap-4">
        {CARDS.map((key) => (
          <div key={key} className="grid gap-4 rounded-xl border border-line bg-surface p-5">
            <div className="flex gap-4">
              <div className="skeleton h-6 w-44" />
              <div className="skeleton ml-auto h-5 w-32 max-sm:hidden" />
            </div>
            <div className="skeleton h-6 w-full max-w-2xl" />
            <div className="skeleton h-6 w-2/3 max-w-md" />
            <div className="skeleton h-5 w-64" />
          </div>
        ))}
      </div>
    </>
  );
}
