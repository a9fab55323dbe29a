// A list of the registry: filters, how many there are, the rows, and the pages of fifty.
import { type ReactNode, useRef } from "react";
import { Navigate } from "react-router";
import { formatCount } from "@/lib/numbers";
import { kitText, staffText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import type { ListState } from "@/lib/use-list-address";
import { useMedia } from "@/lib/use-media";
import { Button } from "./button";
import { type Column, DataTable } from "./data-table";
import { Field, Select } from "./field";
import { Notice } from "./notice";
import { Pagination } from "./pagination";
import { PhoneFilters } from "./phone-filters";

export interface ListData<T> {
  results: T[];
  total: number;
  totalPages: number;
  capped: boolean;
}

/** What is shown of a query of TanStack. */
export interface Loaded<T> {
  data: ListData<T> | undefined;
  isError: boolean;
  isPlaceholderData: boolean;
  refetch: () => unknown;
}

interface Props<T extends { id: number }> {
  caption: string;
  list: ListState;
  loaded: Loaded<T>;
  columns: Column<T>[];
  /** `12 settori`, from how many there are. */
  count: (count: string) => string;
  /** In place of the rows when there are none at all, and when the filters leave none. */
  empty: { none?: string; filtered: string };
  filters: ReactNode;
  /** Buttons beside the count: export, a new record. */
  actions?: ReactNode;
}

export function ListPage<T extends { id: number }>(props: Props<T>) {
  const { caption, list, loaded, columns, filters, actions } = props;
  const { data } = loaded;
  const top = useRef<HTMLDivElement>(null);
  const sort = list.sort ?? list.rules.defaultSort;
  const last = Math.max(1, data?.totalPages ?? list.page);
  // The last row of the last page has been deleted, or the address is an old one.
  if (!loaded.isPlaceholderData && list.page > last)
    return <Navigate replace to={list.queryOf(last)} />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5" ref={top}>
      <PhoneFilters active={list.filterCount} hasOrder>
        {filters}
        <PhoneSort columns={columns} sort={sort} onSort={list.orderBy} />
      </PhoneFilters>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-muted">
          {data ? props.count(counted(data)) : text.common.loading}
        </p>
        <div className="flex flex-wrap gap-2.5">
          {list.isFiltered && <Button onClick={list.clear}>{kitText.list.clear}</Button>}
          {actions}
        </div>
      </div>
      {loaded.isError ? (
        <LoadFailed onRetry={() => void loaded.refetch()} />
      ) : (
        <div className={loaded.isPlaceholderData ? "opacity-60 transition-opacity" : ""}>
          <DataTable
            caption={caption}
            columns={columns}
            rows={data?.results}
            rowKey={({ id }) => id}
            empty={list.isFiltered ? props.empty.filtered : props.empty.none}
            sorting={{ by: sort, onSort: list.orderBy }}
          />
        </div>
      )}
      <Pagination
        page={list.page}
        totalPages={data?.totalPages ?? 0}
        pathOf={list.queryOf}
        onTurn={() => top.current?.scrollIntoView()}
      />
    </div>
  );
}

function counted({ total, capped }: Pick<ListData<unknown>, "total" | "capped">): string {
  return capped ? kitText.list.more(formatCount(total)) : formatCount(total);
}

export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice title={staffText.common.loadFailed} role="alert" level="h2">
      <Button variant="primary" onClick={onRetry}>
        {text.common.retry}
      </Button>
    </Notice>
  );
}

interface SortProps<T> {
  columns: Column<T>[];
  sort: string;
  onSort: (sort: string) => void;
}

/** Cards have no headers to sort by. */
function PhoneSort<T>({ columns, sort, onSort }: SortProps<T>) {
  const isPhone = useMedia("(width < 48rem)");
  if (!isPhone) return null;
  const { sortBy, ascending, descending } = kitText.list;
  return (
    <Field label={sortBy}>
      {(control) => (
        <Select {...control} value={sort} onChange={({ target }) => onSort(target.value)}>
          {columns.flatMap(({ sortKey, header }) =>
            sortKey
              ? [
                  <option key={sortKey} value={sortKey}>
                    {`${header}, ${ascending}`}
                  </option>,
                  <option key={`-${sortKey}`} value={`-${sortKey}`}>
                    {`${header}, ${descending}`}
                  </option>,
                ]
              : [],
          )}
        </Select>
      )}
    </Field>
  );
}
