// The things begun most often. A button stands here when what it opens exists.
import { ChevronRight, UserPlus } from "lucide-react";
import { Link } from "react-router";
import { dashboardText as words } from "@/lib/text/staff";
import { Panel } from "./panel";

const ACTIONS = [
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
