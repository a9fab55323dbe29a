// The views of a page, each with how much is in it: links, so that the address tells which one it is.
import { clsx } from "clsx";
import { Link } from "react-router";
import { formatCount } from "@/lib/numbers";

export interface View {
  path: string;
  label: string;
  isCurrent: boolean;
  /** Undefined while it is not known, or where it is not counted. */
  count?: number | undefined;
}

export function ViewTabs({ label, views }: { label: string; views: View[] }) {
  return (
    <nav aria-label={label} className="max-sm:w-full">
      <ul className="flex w-fit gap-1 rounded-xl border border-line bg-surface p-1 max-sm:w-full">
        {views.map((view) => (
          <li key={view.label} className="max-sm:flex-1">
            <Link
              to={view.path}
              aria-current={view.isCurrent ? "page" : undefined}
              className={clsx(
                "flex min-h-10 items-center justify-center gap-2 rounded-lg px-4 font-semibold max-sm:h-full max-sm:flex-col max-sm:gap-0.5 max-sm:px-1 max-sm:py-1.5",
                view.isCurrent ? "bg-brand text-on-brand" : "hover:bg-sunken",
              )}
            >
              {view.label}{" "}
              {view.count !== undefined && (
                <span
                  className={clsx(
                    "rounded-full px-2 text-sm tabular-nums",
                    view.isCurrent ? "bg-brand-deep" : "bg-sunken text-muted",
                  )}
                >
                  {formatCount(view.count)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
