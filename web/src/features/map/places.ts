// The places of a wall of niches, and how the arrow keys go from one to the next.
interface Located {
  row: string;
  column: string;
}

export interface Place<C> extends Located {
  key: string;
  /** More than one when references repeat a place; none in a gap. */
  cells: C[];
}

const keyOf = (row: string, column: string) => `${row}/${column}`;

/** Every place of the wall, row by row, gaps among them. */
export function placesOf<C extends Located>(grid: {
  rows: string[];
  columns: string[];
  cells: C[];
}): Place<C>[] {
  const found = new Map<string, C[]>();
  for (const cell of grid.cells) {
    const key = keyOf(cell.row, cell.column);
    found.set(key, [...(found.get(key) ?? []), cell]);
  }
  return grid.rows.flatMap((row) =>
    grid.columns.map((column) => {
      const key = keyOf(row, column);
      return { key, row, column, cells: found.get(key) ?? [] };
    }),
  );
}

/** The place that a key leads to from another, over gaps; null when there is none or the key is not ours. */
export function steps<C>(
  places: Place<C>[],
  from: string | undefined,
  key: string,
  isWhole = false,
): string | null {
  const at = places.find((place) => place.key === from);
  if (!at) return null;
  const way = key === "ArrowUp" || key === "ArrowDown" ? "column" : "row";
  const line = places.filter((place) => place[way] === at[way] && place.cells.length > 0);
  const all = places.filter(({ cells }) => cells.length > 0);
  const index = line.indexOf(at);
  const target = {
    ArrowRight: line[index + 1],
    ArrowDown: line[index + 1],
    ArrowLeft: line[index - 1],
    ArrowUp: line[index - 1],
    Home: isWhole ? all[0] : line[0],
    End: isWhole ? all.at(-1) : line.at(-1),
  }[key];
  return target?.key ?? null;
}
