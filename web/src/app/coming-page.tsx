// A screen that is being built: it says what will be here and promises nothing else.
import { Check } from "lucide-react";
import { useLocation } from "react-router";
import { useCurrentUser } from "@/api/current-user";
import { staffText } from "@/lib/text/staff";
import { Badge } from "@/ui/badge";
import { Landscape } from "@/ui/landscape";
import { homeOf } from "./homes";
import { screenAt } from "./nav";

const { coming } = staffText;

export function ComingPage() {
  const user = useCurrentUser();
  const screen = screenAt(useLocation().pathname);
  const isHome = user !== null && screen?.path === homeOf(user.role);
  const plan = isHome && coming.shop;
  return (
    <section className="overflow-hidden rounded-2xl border border-line bg-surface">
      <div className="relative isolate h-56 sm:h-72">
        <Landscape />
      </div>
      <div className="mx-auto grid max-w-2xl justify-items-center gap-4 px-6 pt-8 pb-12 text-center">
        <Badge tone="warm">{coming.badge}</Badge>
        <h2 className="font-serif text-4xl leading-tight font-semibold">
          {plan ? plan.title : screen?.label}
        </h2>
        <p className="text-lg text-balance text-muted">{plan ? plan.lead : coming.generic}</p>
        {plan ? (
          <>
            <ul className="mt-2 grid gap-3 text-left">
              {plan.points.map((point) => (
                <li key={point} className="flex gap-3">
                  <Check size={20} aria-hidden className="mt-0.5 shrink-0 text-brand-text" />
                  {point}
                </li>
              ))}
            </ul>
            <p className="mt-2 text-muted">{coming.account}</p>
          </>
        ) : (
          <p className="text-muted">{coming.genericHint}</p>
        )}
      </div>
    </section>
  );
}
