// Text, cemetery (for who sees more than one) and role.
import type { CemeteryName } from "@/api/cemeteries";
import { foldRole, ROLES } from "@/lib/roles";
import { operatorsText as words } from "@/lib/text/office";
import { staffText } from "@/lib/text/staff";
import { Field, Select } from "@/ui/field";
import { FilterBar, SearchInput } from "@/ui/filter-bar";
import type { Filters } from "./filters";

interface Props {
  filters: Filters;
  /** Null for who has one cemetery alone. */
  cemeteries: CemeteryName[] | null;
  onChange: (change: Partial<Filters>) => void;
}

export function OperatorFilters({ filters, cemeteries, onChange }: Props) {
  return (
    <FilterBar label={staffText.common.filters}>
      <SearchInput
        label={words.search}
        placeholder={words.searchHint}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      {cemeteries && (
        <Field label={words.cemetery}>
          {(control) => (
            <Select
              {...control}
              value={filters.cemeteryId ?? ""}
              onChange={({ target }) =>
                onChange({ cemeteryId: target.value ? Number(target.value) : null })
              }
            >
              <option value="">{words.anyCemetery}</option>
              {cemeteries.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field label={words.role}>
        {(control) => (
          <Select
            {...control}
            value={filters.role ?? ""}
            onChange={({ target }) => onChange({ role: foldRole(target.value) })}
          >
            <option value="">{words.anyRole}</option>
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {staffText.roles[role]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FilterBar>
  );
}
