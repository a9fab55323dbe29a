// Which order, how far it is, and from when.
import { ordersText as words } from "@/lib/text/orders";
import { staffText } from "@/lib/text/staff";
import { Choices } from "@/ui/choices";
import { DayInput } from "@/ui/day-input";
import { FilterBar, SearchInput } from "@/ui/filter-bar";
import type { Filters } from "./filters";
import { STATUSES } from "./order-rules";

interface Props {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

export function OrderFilters({ filters, onChange }: Props) {
  return (
    <FilterBar label={staffText.common.filters}>
      <SearchInput
        label={words.search}
        placeholder={words.searchHint}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      <Choices
        label={words.status}
        className="max-sm:col-span-full"
        any={words.anyStatus}
        value={filters.status ?? ""}
        choices={STATUSES.map((status) => ({ value: status, label: words.states[status] }))}
        onChange={(value) =>
          onChange({ status: STATUSES.find((status) => status === value) ?? null })
        }
      />
      <DayInput
        label={words.from}
        hint={words.dayHint}
        value={filters.from}
        onChange={(from) => onChange({ from })}
      />
      <DayInput
        label={words.to}
        hint={words.dayHint}
        value={filters.to}
        onChange={(to) => onChange({ to })}
      />
    </FilterBar>
  );
}
