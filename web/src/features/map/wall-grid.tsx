// A block of niches as one stands before it: rows and numbers, each cell a tomb.
import { clsx } from "clsx";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import type { Answer } from "@/api/query";
import { formatCount } from "@/lib/numbers";
import { mapText as words } from "@/lib/text/tools";
import { SENT } from "@/lib/use-return";
import { SideScroll } from "@/ui/side-scroll";
import { Legend } from "./legend";
import { type Place, placesOf, steps } from "./places";
import { StatusSign } from "./status-sign";
import { tombPath } from "./tomb-list";
import { tombName } from "./tombs";
import { useMapFilters } from "./use-map-filters";

export type Grid = Answer<"/api/blocks/{block_id}/grid">;
type Cell = Grid["cells"][number];

const CENTRE = { block: "nearest", inline: "center" } as const;

function nicheAt(table: HTMLElement | null, selector: string): HTMLElement | null {
  return table?.querySelector<HTMLElement>(selector) ?? null;
}

export function WallGrid({ name, grid }: { name: string; grid: Grid }) {
  const { sought, hidden, toggle } = useMapFilters();
  const places = useMemo(() => placesOf(grid), [grid]);
  const table = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState(
    () => places.find(({ cells }) => cells.some(({ id }) => id === sought))?.key,
  );
  useEffect(() => {
    if (sought !== null) nicheAt(table.current, `[data-tomb="${sought}"]`)?.scrollIntoView(CENTRE);
  }, [sought]);
  const held = current ?? places.find(({ cells }) => cells.length > 0)?.key;
  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const next = steps(places, held, event.key, event.ctrlKey);
    if (!next) return;
    event.preventDefault();
    setCurrent(next);
    nicheAt(table.current, `[data-place="${CSS.escape(next)}"]`)?.focus();
  };
  return (
    <div className="grid gap-4">
      <Legend counts={grid.counts} hidden={hidden} onToggle={toggle} />
      <p className="text-sm text-muted">
        <span className="pointer-coarse:hidden">{words.gridHelp} </span>
        {grid.unplaced > 0 && words.unplaced(formatCount(grid.unplaced))}
      </p>
      <SideScroll label={words.gridOf(name)} className="max-h-[75dvh] overflow-auto p-3">
        <table
          ref={table}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: one moves in it as in a spreadsheet
          role="grid"
          aria-label={words.gridOf(name)}
          onKeyDown={move}
          className="border-separate border-spacing-1.5"
        >
          <thead>
            <tr>
              <td />
              {grid.columns.map((column) => (
                <th
                  key={column}
                  scope="col"
                  aria-label={words.column(column)}
                  className="text-sm font-semibold text-muted tabular-nums"
                >
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {grid.rows.map((row) => (
              <tr key={row}>
                <th
                  scope="row"
                  aria-label={words.row(row)}
                  className="sticky left-0 z-10 bg-surface pr-2 text-right text-sm font-semibold text-muted tabular-nums"
                >
                  {row}
                </th>
                {places
                  .filter((place) => place.row === row)
                  .map((place) => (
                    <Niche
                      key={place.key}
                      place={place}
                      isHeld={place.key === held}
                      sought={sought}
                      isFaded={(cell) => hidden.has(cell.status)}
                      onHold={() => setCurrent(place.key)}
                    />
                  ))}
              </tr>
            ))}
          </tbody>
        </table>
      </SideScroll>
    </div>
  );
}

interface NicheProps {
  place: Place<Cell>;
  isHeld: boolean;
  sought: number | null;
  isFaded: (cell: Cell) => boolean;
  onHold: () => void;
}

const NICHE = "min-h-16 w-22 rounded-lg border";

function Niche({ place, isHeld, sought, isFaded, onHold }: NicheProps) {
  if (place.cells.length === 0)
    return (
      <td>
        <div className={clsx(NICHE, "border-dashed border-line")} />
      </td>
    );
  return (
    <td className="align-top">
      <div className="grid gap-1">
        {place.cells.map((cell, index) => (
          <Link
            key={cell.id}
            to={tombPath(cell.id)}
            state={SENT}
            {...(index === 0 && { "data-place": place.key })}
            data-tomb={cell.id}
            {...(cell.id === sought && { "aria-current": true })}
            tabIndex={isHeld ? 0 : -1}
            onFocus={onHold}
            title={tombName(cell)}
            className={clsx(
              NICHE,
              "grid content-between gap-1 p-1.5 text-sm leading-tight hover:border-brand-text hover:bg-brand-soft",
              cell.status === "free" ? "border-field bg-bg" : "border-field bg-sunken",
              cell.id === sought && "outline-3 outline-ring",
              isFaded(cell) && "opacity-35",
            )}
          >
            <span className="font-semibold wrap-anywhere">{tombName(cell)}</span>
            <span className="flex items-center justify-between gap-1 text-muted">
              <StatusSign status={cell.status} size={16} />
              <span className="sr-only">{words.status[cell.status]}, </span>
              <span className="tabular-nums">
                {words.places(cell.deceasedCount, cell.capacity)}
              </span>
            </span>
          </Link>
        ))}
      </div>
    </td>
  );
}
