// Who, what, on what, when, and a text.
import { useQuery } from "@tanstack/react-query";
import { getQuery } from "@/api/query";
import { actionName, kindName } from "@/lib/activity";
import { activityText as words } from "@/lib/text/history";
import { staffText } from "@/lib/text/staff";
import { Choices } from "@/ui/choices";
import { DayInput } from "@/ui/day-input";
import { FilterBar, SearchInput } from "@/ui/filter-bar";
import { ACTIONS, type Filters, KINDS } from "./filters";

interface Props {
  filters: Filters;
  onChange: (change: Partial<Filters>) => void;
}

export function ActivityFilters({ filters, onChange }: Props) {
  const users = useQuery(getQuery("/api/users", {}));
  const people = (users.data ?? []).map(({ id, name, surname }) => ({
    value: String(id),
    label: `${surname} ${name}`,
  }));
  return (
    <FilterBar label={staffText.common.filters}>
      <SearchInput
        label={words.search}
        placeholder={words.searchHint}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      <Choices
        label={words.who}
        className="max-sm:col-span-full"
        any={words.anyone}
        value={filters.userId === null ? "" : String(filters.userId)}
        choices={people}
        onChange={(value) => onChange({ userId: value ? Number(value) : null })}
      />
      <Choices
        label={words.what}
        any={words.anything}
        value={filters.action ?? ""}
        choices={ACTIONS.map((action) => ({ value: action, label: actionName(action) }))}
        onChange={(value) =>
          onChange({ action: ACTIONS.find((action) => action === value) ?? null })
        }
      />
      <Choices
        label={words.kind}
        any={words.anyKind}
        value={filters.kind ?? ""}
        choices={KINDS.map((kind) => ({ value: kind, label: kindName(kind) }))}
        onChange={(value) => onChange({ kind: value || null })}
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
