// A screen that is being built: it says so and promises nothing else.
import { useLocation } from "react-router";
import { staffText } from "@/lib/text/staff";
import { Badge } from "@/ui/badge";
import { Landscape } from "@/ui/landscape";
import { screenAt } from "./nav";

const { coming } = staffText;

export function ComingPage() {
  const screen = screenAt(useLocation().pathname);
  return (
    <section className="overflow-hidden rounded-2xl border border-line bg-surface">
      <div className="relative isolate h-56 sm:h-72">
        <Landscape />
      </div>
      <div className="mx-auto grid max-w-2xl justify-items-center gap-4 px-6 pt-8 pb-12 text-center">
        <Badge tone="warm">{coming.badge}</Badge>
        <h2 className="font-serif text-4xl leading-tight font-semibold">{screen?.label}</h2>
        <p className="text-lg text-balance text-muted">{coming.generic}</p>
        <p className="text-muted">{coming.genericHint}</p>
      </div>
    </section>
  );
}
