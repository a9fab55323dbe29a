// /prayers: what visitors wrote waits here until somebody has read it.
import { clsx } from "clsx";
import { ShieldBan } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { CemeteryChoice } from "@/api/cemetery-choice";
import { type User, useCurrentUser } from "@/api/current-user";
import { useCemeteries } from "@/api/registry";
import { formatCount } from "@/lib/numbers";
import { sendersText, moderationText as words } from "@/lib/text/moderation";
import { staffText } from "@/lib/text/staff";
import { Button } from "@/ui/button";
import { Choices } from "@/ui/choices";
import { FilterBar } from "@/ui/filter-bar";
import { FILTERS, readShown, type Shown, shownPath, TYPES } from "./address";
import { useCounts } from "./queries";
import { TributeList } from "./tribute-list";

const SendersDialog = lazy(async () => ({
  default: (await import("./senders-dialog")).SendersDialog,
}));

export function ModerationPage() {
  const caller = useCurrentUser();
  return caller && <Moderation caller={caller} />;
}

function Moderation({ caller }: { caller: User }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [isListing, setListing] = useState(false);
  const isSuperadmin = caller.role === "superadmin";
  const isStaff = caller.role !== "owner";
  const shown = readShown(params, isSuperadmin);
  const counts = useCounts(shown);
  const change = (next: Partial<Shown>) =>
    void navigate(shownPath({ ...shown, ...next }), { replace: true, preventScrollReset: true });
  const isFiltered = shown.type !== null || shown.cemeteryId !== null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-muted">{words.lead}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Views shown={shown} counts={counts.data} />
        {isStaff && (
          <Button onClick={() => setListing(true)}>
            <ShieldBan size={18} aria-hidden />
            {sendersText.open}
          </Button>
        )}
      </div>
      <Filters shown={shown} hasCemeteries={isSuperadmin} onChange={change} />
      <TributeList
        key={shownPath(shown)}
        shown={shown}
        total={counts.data?.[shown.filter]}
        isFiltered={isFiltered}
        canBlock={isStaff}
        showsCemetery={isSuperadmin}
      />
      {isListing && (
        <Suspense fallback={null}>
          <SendersDialog
            cemeteryId={shown.cemeteryId}
            showsCemetery={isSuperadmin}
            onClose={() => setListing(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

interface ViewsProps {
  shown: Shown;
  counts: ReturnType<typeof useCounts>["data"];
}

function Views({ shown, counts }: ViewsProps) {
  return (
    <nav aria-label={words.views} className="max-w-full">
      <ul className="flex w-fit max-w-full flex-wrap gap-1 rounded-xl border border-line bg-surface p-1">
        {FILTERS.map((filter) => {
          const isCurrent = shown.filter === filter;
          return (
            <li key={filter}>
              <Link
                to={shownPath({ ...shown, filter })}
                aria-current={isCurrent ? "page" : undefined}
                className={clsx(
                  "flex min-h-10 items-center gap-2 rounded-lg px-3 font-semibold sm:px-4",
                  isCurrent ? "bg-brand text-on-brand" : "hover:bg-sunken",
                )}
              >
                {words.filters[filter]}
                {counts && (
                  <span
                    className={clsx(
                      "rounded-full px-2 text-sm tabular-nums",
                      isCurrent ? "bg-on-brand/15" : "bg-sunken text-muted",
                    )}
                  >
                    {formatCount(counts[filter])}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

interface FiltersProps {
  shown: Shown;
  hasCemeteries: boolean;
  onChange: (change: Partial<Shown>) => void;
}

function Filters({ shown, hasCemeteries, onChange }: FiltersProps) {
  return (
    <FilterBar label={staffText.common.filters}>
      <Choices
        label={words.type}
        any={words.types.all}
        value={shown.type ?? ""}
        choices={TYPES.map((type) => ({ value: type, label: words.types[type] }))}
        className="max-w-96"
        onChange={(value) => onChange({ type: TYPES.find((type) => type === value) ?? null })}
      />
      {hasCemeteries && (
        <CemeteryFilter
          value={shown.cemeteryId}
          onChange={(cemeteryId) => onChange({ cemeteryId })}
        />
      )}
    </FilterBar>
  );
}

interface CemeteryProps {
  value: number | null;
  onChange: (cemeteryId: number | null) => void;
}

/** Where there is one cemetery alone, there is nothing to choose. */
function CemeteryFilter(props: CemeteryProps) {
  const { data: cemeteries = [] } = useCemeteries();
  return cemeteries.length > 1 ? <CemeteryChoice {...props} className="max-w-96" /> : null;
}
