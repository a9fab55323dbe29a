// Tomb, who is reserved, and a text across names and fiscal codes.
import { searchTombs, useChoice } from "@/api/pickers";
import { CemeteryFilter, useChips } from "@/api/registry-filters";
import type { FilterName } from "@/lib/list-address";
import { burialsText } from "@/lib/text/burials";
import { deceasedText as words } from "@/lib/text/deceased";
import { staffText } from "@/lib/text/staff";
import type { ListState } from "@/lib/use-list-address";
import { Choices } from "@/ui/choices";
import { FilterBar, SearchInput } from "@/ui/filter-bar";
import { FilterChips } from "@/ui/filter-chips";
import { RecordPicker } from "@/ui/record-picker";

/** The specification's least letters. */
const LEAST = 3;
const RESERVED = [
  { value: "true", label: words.onlyReserved },
  { value: "false", label: words.notReserved },
];

/** isEverywhere: who sees more than one cemetery. */
export function DeceasedFilters({
  list,
  isEverywhere,
}: {
  list: ListState;
  isEverywhere: boolean;
}) {
  const { filters, filter } = list;
  const tomb = useChoice("tomb", filters.tombId);
  const controls: FilterName[] = isEverywhere ? ["cemeteryId"] : [];
  const chips = useChips(list, controls);
  const { cemeteryId, sectorId, blockId } = filters;
  return (
    <>
      <FilterBar label={staffText.common.filters}>
        <SearchInput
          label={words.search}
          placeholder={words.searchHint}
          least={LEAST}
          value={filters.search}
          onChange={(search) => filter({ search })}
        />
        {isEverywhere && <CemeteryFilter list={list} />}
        <RecordPicker
          label={words.tomb}
          placeholder={burialsText.anyTomb}
          search={searchTombs({
            ...(cemeteryId !== null && { cemeteryId }),
            ...(sectorId !== null && { sectorId }),
            ...(blockId !== null && { blockId }),
          })}
          value={tomb}
          onChange={(chosen) => filter({ tombId: chosen?.id ?? null })}
        />
        <Choices
          label={words.reservation}
          any={words.anyReservation}
          value={String(filters.reserved ?? "")}
          choices={RESERVED}
          onChange={(value) => filter({ reserved: value === "" ? null : value === "true" })}
        />
      </FilterBar>
      <FilterChips chips={chips} />
    </>
  );
}
