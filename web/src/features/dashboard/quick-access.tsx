// The things begun most often.
import { ChevronRight, Flower2, Landmark, Map as MapIcon, UserPlus } from "lucide-react";
import { Link } from "react-router";
import { dashboardText as words } from "@/lib/text/office";
import { Panel } from "./panel";

const ACTIONS = [
  { to: "/sectors?nuovo=1", label: words.newSector, hint: words.newSectorHint, Icon: MapIcon },
  { to: "/tombs?nuovo=1", label: words.newTomb, hint: words.newTombHint, Icon: Landmark },
  {
    to: "/deceased?nuovo=1",
    label: words.newDeceased,
    hint: words.newDeceasedHint,
    Icon: Flower2,
  },
  {
    to: "/operators?nuovo=1",
    label: words.newOperator,
    hint: words.newOperatorHint,
    Icon: UserPlus,
  },
];

export function QuickAccess() {
  return (
    <Panel title={words.quick}>
      <ul className="grid gap-2">
        {ACTIONS.map(({ to, label, hint, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex items-center gap-4 rounded-xl border border-line bg-bg px-4 py-3 hover:border-brand-text hover:bg-brand-soft"
            >
              <Icon size={22} aria-hidden className="shrink-0 text-brand-text" />
              <span className="grow">
                <span className="block font-semibold">{label}</span>
                <span className="block text-sm text-muted">{hint}</span>
              </span>
              <ChevronRight size={18} aria-hidden className="shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
