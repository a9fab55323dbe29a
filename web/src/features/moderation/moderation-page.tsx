// /prayers: what visitors wrote waits here until somebody has read it.
import { ShieldBan } from "lucide-react";
import { Suspense, useState } from "react";
import { CemeteryChoice } from "@/api/cemetery-choice";
import { type User, useCurrentUser } from "@/api/current-user";
import { useCemeteries } from "@/api/registry";
import { sendersText, moderationText as words } from "@/lib/text/moderation";
import { staffText } from "@/lib/text/staff";
import { useAddress } from "@/lib/use-address";
import { Button } from "@/ui/button";
import { Choices } from "@/ui/choices";
import { earlyPart } from "@/ui/early-part";
import { FilterBar } from "@/ui/filter-bar";
import { ViewTabs } from "@/ui/view-tabs";
import { FILTERS, readShown, type Shown, shownPath, TYPES, writeShown } from "./address";
import { useCounts } from "./queries";
import { TributeList } from "./tribute-list";

const SendersDialog = earlyPart(async () => (await import("./senders-dialog")).SendersDialog);

export function ModerationPage() {
  const caller = useCurrentUser();
  return caller && <Moderation caller={caller} />;
}

function Moderation({ caller }: { caller: User }) {
  const { params, coming, go } = useAddress();
  const [isListing, setListing] = useState(false);
  const isSuperadmin = caller.role === "superadmin";
  const isStaff = caller.role !== "owner";
  const shown = readShown(params, isSuperadmin);
  const counts = useCounts(shown);
  const change = (next: Partial<Shown>) =>
    go(writeShown({ ...readShown(coming(), isSuperadmin), ...next }));
  const isFiltered = shown.type !== null || shown.cemeteryId !== null;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <p className="text-muted">{words.lead}</p>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <ViewTabs
          label={words.views}
          views={FILTERS.map((filter) => ({
            path: shownPath({ ...shown, filter }),
            label: words.filters[filter],
            isCurrent: shown.filter === filter,
            count: counts.data?.[filter],
          }))}
        />
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

interface FiltersProps {
  shown: Shown;
  hasCemeteries: boolean;
  onChange: (change: Partial<Shown>) => void;
}

function Filters({ shown, hasCemeteries, onChange }: FiltersProps) {
  return (
    <div className="max-w-3xl">
      <FilterBar label={staffText.common.filters}>
        <Choices
          label={words.type}
          any={words.types.all}
          value={shown.type ?? ""}
          className="sm:max-w-96"
          choices={TYPES.map((type) => ({ value: type, label: words.types[type] }))}
          onChange={(value) => onChange({ type: TYPES.find((type) => type === value) ?? null })}
        />
        {hasCemeteries && (
          <CemeteryFilter
            className="sm:max-w-96"
            value={shown.cemeteryId}
            onChange={(cemeteryId) => onChange({ cemeteryId })}
          />
        )}
      </FilterBar>
    </div>
  );
}

interface CemeteryProps {
  value: number | null;
  className: string;
  onChange: (cemeteryId: number | null) => void;
}

/** Where there is one cemetery alone, there is nothing to choose. */
function CemeteryFilter(props: CemeteryProps) {
  const { data: cemeteries = [] } = useCemeteries();
  return cemeteries.length > 1 ? <CemeteryChoice {...props} /> : null;
}
