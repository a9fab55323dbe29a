// Rows of a list: a table on a wide screen, a card for each row on a phone.
import { clsx } from "clsx";
import { ArrowDown, ArrowUp } from "lucide-react";
import type { ReactNode } from "react";
import { staffText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import { useMedia } from "@/lib/use-media";
import { SideScroll } from "./side-scroll";
import { CellContent } from "./table-cell";

export interface Column<T> {
  id: string;
  header: string;
  /** Nothing is a dash in a table, and not there at all in a card. */
  cell: (row: T) => ReactNode;
  /** The column that names the row: a header of it, the title of its card. */
  isTitle?: boolean;
  /** Buttons of the row: the foot of its card. */
  isActions?: boolean;
  align?: "right";
  className?: string;
  /** What the rows can be sorted by here. */
  sortKey?: string;
}

/** The order of the rows: a column's key, `-` before it for the greatest first. */
export interface Sorting {
  by: string;
  onSort: (sort: string) => void;
}

export interface Table<T> {
  caption: string;
  columns: Column<T>[];
  /** Undefined while loading. */
  rows: T[] | undefined;
  rowKey: (row: T) => string | number;
  /** In place of the rows when there are none. */
  empty?: ReactNode;
  sorting?: Sorting;
}

const SKELETON_ROWS = ["a", "b", "c", "d", "e"];
const PHONE = "(width < 48rem)";

export function DataTable<T>(table: Table<T>) {
  const isPhone = useMedia(PHONE);
  return (
    <>
      {isPhone ? <Cards {...table} /> : <Rows {...table} />}
      {!table.rows && (
        <p role="status" className="sr-only">
          {text.common.loading}
        </p>
      )}
    </>
  );
}

function Empty({ children }: { children: ReactNode }) {
  return (
    <div className="px-4 py-10 text-center text-muted">{children ?? staffText.common.noData}</div>
  );
}

/** More columns than these stand closer together. */
const ROOMY = 9;

function Rows<T>({ caption, columns, rows, rowKey, empty, sorting }: Table<T>) {
  const isDense = columns.length > ROOMY;
  const sides = isDense ? "px-1.5 first:pl-3 last:pr-2" : "px-3 first:pl-4 last:pr-4";
  const aligned = ({ align }: Column<T>) => align === "right" && "text-right tabular-nums";
  return (
    <SideScroll label={caption} isFocusable className="overflow-x-auto">
      <table
        aria-busy={!rows}
        className={clsx(
          "w-full border-collapse text-left",
          isDense ? "text-[0.8125rem] leading-snug" : "text-[0.95rem]",
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className={clsx("border-b border-line bg-sunken", !isDense && "text-sm")}>
            {columns.map((column) => (
              <th
                key={column.id}
                scope="col"
                aria-sort={ariaSort(column, sorting)}
                className={clsx("py-2.5 font-semibold whitespace-nowrap", sides, aligned(column))}
              >
                {column.isActions ? (
                  <span className="sr-only">{column.header}</span>
                ) : (
                  <Header column={column} sorting={sorting} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {!rows &&
            SKELETON_ROWS.map((key) => (
              <tr key={key} aria-hidden className="border-b border-line last:border-0">
                {columns.map(({ id }) => (
                  <td key={id} className={clsx("py-4.5", sides)}>
                    <div className="skeleton h-5 w-full min-w-8" />
                  </td>
                ))}
              </tr>
            ))}
          {rows?.length === 0 && (
            <tr>
              <td colSpan={columns.length}>
                <Empty>{empty}</Empty>
              </td>
            </tr>
          )}
          {rows?.map((row) => (
            <tr
              key={rowKey(row)}
              className="border-b border-line align-top last:border-0 hover:bg-bg"
            >
              {columns.map((column) => {
                const Cell = column.isTitle ? "th" : "td";
                return (
                  <Cell
                    key={column.id}
                    scope={column.isTitle ? "row" : undefined}
                    className={clsx(
                      sides,
                      column.isActions ? (isDense ? "py-1" : "py-1.5") : isDense ? "py-2" : "py-3",
                      column.isTitle && "font-normal",
                      aligned(column),
                      column.className,
                    )}
                  >
                    <CellContent
                      content={column.cell(row)}
                      isActions={column.isActions}
                      isDense={isDense}
                    />
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
}

function ariaSort<T>({ sortKey }: Column<T>, sorting?: Sorting) {
  if (!sorting || !sortKey || sorting.by.replace(/^-/, "") !== sortKey) return undefined;
  return sorting.by.startsWith("-") ? "descending" : "ascending";
}

function Header<T>({ column, sorting }: { column: Column<T>; sorting: Sorting | undefined }) {
  const { header, sortKey } = column;
  if (!sorting || !sortKey) return header;
  const order = ariaSort(column, sorting);
  const Arrow = order === "descending" ? ArrowDown : ArrowUp;
  return (
    <button
      type="button"
      onClick={() => sorting.onSort(order === "ascending" ? `-${sortKey}` : sortKey)}
      className={clsx(
        "group -mx-1.5 inline-flex items-center gap-1 rounded px-1.5 py-0.5 hover:bg-line/60",
        // The word stands above the numbers, the arrow before it.
        column.align === "right" && "flex-row-reverse",
      )}
    >
      {header}
      <Arrow
        size={14}
        aria-hidden
        className={order ? "text-brand-text" : "opacity-0 group-hover:opacity-60"}
      />
    </button>
  );
}

const CARD = "rounded-xl border border-line bg-surface";

function Cards<T>({ caption, columns, rows, rowKey, empty }: Table<T>) {
  if (!rows)
    return (
      <div aria-hidden className="grid gap-3">
        {SKELETON_ROWS.map((key) => (
          <div key={key} className={clsx(CARD, "grid gap-3 p-4")}>
            <div className="skeleton h-5 w-2/3" />
            <div className="skeleton h-4 w-full" />
            <div className="skeleton h-4 w-1/2" />
          </div>
        ))}
      </div>
    );
  if (rows.length === 0)
    return (
      <div className={CARD}>
        <Empty>{empty}</Empty>
      </div>
    );
  const facts = columns.filter(({ isTitle, isActions }) => !isTitle && !isActions);
  return (
    <ul aria-label={caption} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {rows.map((row) => (
        <li key={rowKey(row)} className={clsx(CARD, "grid grid-cols-[minmax(0,1fr)] gap-2.5 p-4")}>
          {columns
            .filter(({ isTitle }) => isTitle)
            .map(({ id, cell }) => (
              <div key={id} className="text-lg leading-snug wrap-anywhere">
                {cell(row)}
              </div>
            ))}
          <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-[0.95rem]">
            {facts.map(({ id, header, cell }) => {
              const shown = cell(row);
              if (!shown) return null;
              return (
                <div key={id} className="col-span-2 grid grid-cols-subgrid items-baseline">
                  <dt className="text-sm text-muted">{header}</dt>
                  <dd className="min-w-0 wrap-anywhere">{shown}</dd>
                </div>
              );
            })}
          </dl>
          {columns
            .filter(({ isActions }) => isActions)
            .map(({ id, cell }) => ({ id, shown: cell(row) }))
            .filter(({ shown }) => shown)
            .map(({ id, shown }) => (
              <div key={id} className="-mx-1 flex justify-end border-t border-line pt-2">
                {shown}
              </div>
            ))}
        </li>
      ))}
    </ul>
  );
}
