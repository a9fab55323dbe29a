// Filters that the lists of tombs and of deceased persons share.

import type { FilterName, ListFilters } from "@/lib/list-address";
import { burialsText as words } from "@/lib/text/burials";
import { qualityText } from "@/lib/text/quality";
import { kitText } from "@/lib/text/staff";
import type { ListState } from "@/lib/use-list-address";
import type { Chip } from "@/ui/filter-chips";
import { RecordPicker } from "@/ui/record-picker";
import { searchCemeteries, useChoice } from "./pickers";
import { useCemeteries } from "./registry";

/** Another cemetery has other blocks and tombs: what was chosen below it goes. */
const ALL_OF_CEMETERY: Partial<ListFilters> = { sectorId: null, blockId: null, tombId: null };

function useCemeteryChoice(id: number | null) {
  const { data } = useCemeteries();
  if (id === null) return null;
  const name = data?.find((cemetery) => cemetery.id === id)?.name;
  return { id, label: name ?? kitText.picker.numbered(id) };
}

export function CemeteryFilter({ list }: { list: ListState }) {
  return (
    <RecordPicker
      label={words.cemetery}
      placeholder={words.anyCemetery}
      search={searchCemeteries}
      value={useCemeteryChoice(list.filters.cemeteryId)}
      onChange={(chosen) => list.filter({ ...ALL_OF_CEMETERY, cemeteryId: chosen?.id ?? null })}
    />
  );
}

/** What the address filters by and no control of the page shows. */
export function useChips({ filters, filter }: ListState, controls: readonly FilterName[]): Chip[] {
  const cemetery = useCemeteryChoice(filters.cemeteryId);
  const sector = useChoice("sector", filters.sectorId);
  const block = useChoice("block", filters.blockId);
  const { quality, free } = filters;
  const labels: Partial<Record<FilterName, string | null>> = {
    quality: quality && (qualityText.checks[quality]?.title ?? quality),
    free: free && words.free,
    cemeteryId: cemetery && words.inCemetery(cemetery.label),
    sectorId: sector && words.inSector(sector.label),
    blockId: block && words.inBlock(block.label),
  };
  return (Object.keys(labels) as FilterName[]).flatMap((name) => {
    const label = controls.includes(name) ? null : labels[name];
    return label ? [{ id: name, label, onRemove: () => filter({ [name]: null }) }] : [];
  });
}
