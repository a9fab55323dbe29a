// How a file is to be read: what each column holds, the cemetery of all its rows, the sheet.
import type { Answer } from "@/api/query";
import type { FileColumn } from "./queries";

export type Guide = Answer<"/api/import/guide">;

export interface Reading {
  columns: Record<string, string | null>;
  cemetery: string | null;
  sheet: string | null;
}

/** The field that says in which cemetery a row is. */
export const CEMETERY = "Cemeteries_name";

export const PLAIN: Reading = { columns: {}, cemetery: null, sheet: null };

/** From the largest to the smallest. */
export const LEVELS = ["cemetery", "sector", "block", "tomb", "deceased"] as const;

/** A column of the file with what was chosen for it. */
export interface Matched extends FileColumn {
  chosen: string | null;
}

export interface Matching {
  columns: readonly Matched[];
  /** Typed; of no matter when a column tells it. */
  cemetery: string;
  sheet: string | null;
  /** The columns were read with a mapping: by their names alone they would hold something else. */
  isMapped: boolean;
}

export function hasCemetery(columns: readonly Matched[]): boolean {
  return columns.some(({ chosen }) => chosen === CEMETERY);
}

/** Neither a column nor anybody says in which cemetery its rows are. */
export function lacksCemetery({ columns, cemetery }: Matching): boolean {
  return !hasCemetery(columns) && cemetery.trim() === "";
}

/** Nothing stands below the names of its columns, as far as it was looked at. */
export function hasNoRows({ columns }: Matching): boolean {
  return columns.every(({ samples }) => samples.length === 0);
}

function cemeteryOf({ columns, cemetery }: Matching): string | null {
  return hasCemetery(columns) ? null : cemetery.trim() || null;
}

/** Every column, named one by one: what is kept for other files. */
export function wholeReading(matching: Matching): Reading {
  const columns = matching.columns.map(({ name, chosen }) => [name, chosen] as const);
  return { columns: Object.fromEntries(columns), cemetery: cemeteryOf(matching), sheet: null };
}

/** What goes with the file: columns that are known by their names are not named again. */
export function readingOf(matching: Matching): Reading {
  const columns = matching.columns
    .filter(({ isCertain, field, chosen }) => matching.isMapped || !isCertain || chosen !== field)
    .map(({ name, chosen }) => [name, chosen] as const);
  return {
    columns: Object.fromEntries(columns),
    cemetery: cemeteryOf(matching),
    sheet: matching.sheet,
  };
}

/** The file and how it is read, as a form. */
export function formOf(file: File, reading: Reading): FormData {
  const form = new FormData();
  form.append("csvFile", file);
  form.append("reading", JSON.stringify(reading));
  return form;
}

/** The other column that holds the same field. */
export function rivalOf(columns: readonly Matched[], column: Matched): string | null {
  const rival = columns.find(
    ({ name, chosen }) => chosen !== null && chosen === column.chosen && name !== column.name,
  );
  return rival?.name ?? null;
}

/** A saved reading comes as it was sent once: its parts are not known by their types. */
export function savedReading(given: Record<string, unknown>): Reading {
  const { columns, cemetery } = given;
  return {
    columns: typeof columns === "object" && columns ? (columns as Reading["columns"]) : {},
    cemetery: typeof cemetery === "string" ? cemetery : null,
    sheet: null,
  };
}

/** Two columns that hold the same field, which only one may. */
export function rivals({ columns }: Reading): [string, string] | null {
  const holders = new Map<string, string>();
  for (const [name, field] of Object.entries(columns)) {
    if (field === null) continue;
    const other = holders.get(field);
    if (other !== undefined) return [other, name];
    holders.set(field, name);
  }
  return null;
}
