// Block, owner, reference, and a second search across deceased, owner and number.
import { searchBlocks, searchOwners, useChoice } from "@/api/pickers";
import { CemeteryFilter, useChips } from "@/api/registry-filters";
import type { FilterName } from "@/lib/list-address";
import type { Role } from "@/lib/roles";
import { burialsText } from "@/lib/text/burials";
import { staffText } from "@/lib/text/staff";
import { tombsText as words } from "@/lib/text/tombs";
import type { ListState } from "@/lib/use-list-address";
import { FilterBar, SearchInput } from "@/ui/filter-bar";
import { FilterChips } from "@/ui/filter-chips";
import { RecordPicker } from "@/ui/record-picker";

/** The specification's least letters of the general search. */
const LEAST = 2;
/** Stands for the tombs of nobody among the owners to choose from; no user has this number. */
const NOBODY = { id: 0, label: burialsText.noOwner };

/** The filters that have a control of their own. */
function controls(role: Role): FilterName[] {
  if (role === "owner") return [];
  return role === "superadmin" ? ["cemeteryId", "blockId"] : ["blockId"];
}

interface Props {
  list: ListState;
  role: Role;
}

export function TombFilters({ list, role }: Props) {
  const { filters, filter } = list;
  const block = useChoice("block", filters.blockId);
  const chips = useChips(list, controls(role));
  const owner = useChoice("owner", filters.ownerId === "none" ? null : filters.ownerId);
  return (
    <>
      <FilterBar label={staffText.common.filters}>
        <SearchInput
          label={words.referenceSearch}
          placeholder={words.referenceHint}
          value={filters.reference}
          onChange={(reference) => filter({ reference })}
        />
        <SearchInput
          label={words.generalSearch}
          placeholder={words.generalHint}
          least={LEAST}
          value={filters.search}
          onChange={(search) => filter({ search })}
        />
        {role === "superadmin" && <CemeteryFilter list={list} />}
        {role !== "owner" && (
          <>
            <RecordPicker
              label={words.block}
              placeholder={burialsText.anyBlock}
              search={searchBlocks(
                filters.cemeteryId === null ? {} : { cemeteryId: filters.cemeteryId },
              )}
              value={block}
              onChange={(chosen) => filter({ blockId: chosen?.id ?? null })}
            />
            <RecordPicker
              label={words.owner}
              placeholder={burialsText.anyOwner}
              fixed={[NOBODY]}
              search={searchOwners}
              value={filters.ownerId === "none" ? NOBODY : owner}
              onChange={(chosen) =>
                filter({ ownerId: chosen?.id === NOBODY.id ? "none" : (chosen?.id ?? null) })
              }
            />
          </>
        )}
      </FilterBar>
      <FilterChips chips={chips} />
    </>
  );
}
