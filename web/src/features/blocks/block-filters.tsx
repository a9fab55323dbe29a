// Sector and name.
import { searchSectors, useChoice } from "@/api/pickers";
import { blocksText as words } from "@/lib/text/blocks";
import { staffText } from "@/lib/text/staff";
import type { ListState } from "@/lib/use-list-address";
import { FilterBar, SearchInput } from "@/ui/filter-bar";
import { RecordPicker } from "@/ui/record-picker";

const LEAST = 3;
const search = searchSectors();

export function BlockFilters({ list: { filters, filter } }: { list: ListState }) {
  const sector = useChoice("sector", filters.sectorId);
  return (
    <FilterBar label={staffText.common.filters}>
      <RecordPicker
        label={words.sector}
        placeholder={words.anySector}
        search={search}
        value={sector}
        onChange={(choice) => filter({ sectorId: choice?.id ?? null })}
        className="max-sm:col-span-full"
      />
      <SearchInput
        label={words.search}
        placeholder={words.searchHint}
        least={LEAST}
        value={filters.search}
        onChange={(text) => filter({ search: text })}
      />
    </FilterBar>
  );
}
