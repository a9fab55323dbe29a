// What the service tells of its fields, said of the columns of the file at hand.
import type { Matched } from "./reading";

/** Of two fields for one thing the service speaks of either. */
const PAIRS = [
  ["Blocks_id", "Blocks_name"],
  ["entombment_id", "Tombs_reference"],
] as const;

const ABOUT = /(^Riga \d+ \(linea \d+\): |; )(\w+)(?=: )/g;
const EITHER = / \(colonna (\w+) o \w+\)/g;

/** Of a column that is called by its own name already. */
export function withoutColumns(reason: string): string {
  return reason.replace(EITHER, "");
}

export function inOwnNames(columns: readonly Matched[]): (line: string) => string {
  const own = new Map<string, string>();
  for (const { name, chosen } of columns) if (chosen) own.set(chosen, name);
  for (const [one, other] of PAIRS) {
    const name = own.get(one) ?? own.get(other);
    if (name !== undefined) own.set(one, name).set(other, name);
  }
  const said = (field: string) => {
    const name = own.get(field);
    return name === undefined || name === field ? field : `«${name}»`;
  };
  // Its own name stands before it already.
  return (line) =>
    line
      .replace(ABOUT, (_, before: string, field: string) => before + said(field))
      .replace(EITHER, (all, field: string) => (own.has(field) ? "" : all));
}
