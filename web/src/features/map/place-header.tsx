// Above a map: the way back, what it is a map of, and its other views.
import { clsx } from "clsx";
import { ArrowLeft } from "lucide-react";
import { Link } from "react-router";
import { mapText as words } from "@/lib/text/tools";

export interface Tab {
  label: string;
  to: string;
  isCurrent?: boolean;
}

interface Props {
  back: { label: string; to: string } | null;
  /** Undefined while loading. */
  name: string | undefined;
  of?: string | undefined;
  tabs: Tab[];
}

export function PlaceHeader({ back, name, of, tabs }: Props) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-0.5">
        {back && (
          <Link
            to={back.to}
            className="flex w-fit items-center gap-1.5 rounded py-1 text-brand-text hover:underline"
          >
            <ArrowLeft size={16} aria-hidden />
            {back.label}
          </Link>
        )}
        <h2 className="font-serif text-2xl leading-tight font-semibold wrap-anywhere">
          {name ?? <span className="skeleton block h-7 w-56" />}
        </h2>
        {of && <p className="text-muted">{of}</p>}
      </div>
      <nav aria-label={words.views}>
        <ul className="flex flex-wrap gap-1 rounded-xl border border-line bg-surface p-1">
          {tabs.map(({ label, to, isCurrent }) => (
            <li key={label}>
              <Link
                to={to}
                replace={isCurrent !== undefined}
                preventScrollReset
                aria-current={isCurrent ? "page" : undefined}
                className={clsx(
                  "flex min-h-10 items-center rounded-lg px-4 font-semibold",
                  isCurrent ? "bg-brand text-on-brand" : "hover:bg-sunken",
                )}
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
