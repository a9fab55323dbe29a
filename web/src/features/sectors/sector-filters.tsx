// Cemetery (for who sees more than one), name, status.
import type { Cemetery } from "@/api/registry";
import { sectorsText as words } from "@/lib/text/sectors";
import { kitText, staffText } from "@/lib/text/staff";
import type { ListState } from "@/lib/use-list-address";
import { Choices } from "@/ui/choices";
import { FilterBar, SearchInput } from "@/ui/filter-bar";

interface Props {
  list: ListState;
  /** Null for who has one cemetery alone. */
  cemeteries: Cemetery[] | null;
}

const STATES = [
  { value: "true", label: kitText.list.online },
  { value: "false", label: kitText.list.offline },
];

export function SectorFilters({ list, cemeteries }: Props) {
  const { filters, filter } = list;
  return (
    <FilterBar label={staffText.common.filters}>
      <SearchInput
        label={words.search}
        placeholder={words.searchHint}
        value={filters.search}
        onChange={(search) => filter({ search })}
      />
      {cemeteries && (
        <Choices
          label={words.cemetery}
          any={words.anyCemetery}
          value={String(filters.cemeteryId ?? "")}
          choices={cemeteries.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(value) => filter({ cemeteryId: value ? Number(value) : null })}
        />
      )}
      <Choices
        label={kitText.list.status}
        any={words.anyStatus}
        value={String(filters.enabled ?? "")}
        choices={STATES}
        onChange={(value) => filter({ enabled: value === "" ? null : value === "true" })}
      />
    </FilterBar>
  );
}
