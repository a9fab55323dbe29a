// Which saved mapping a file is read with by itself, and what each of them says for it.
import { getQuery } from "@/api/query";
import { queryClient } from "@/api/query-client";
import type { Mapping } from "./queries";
import { CEMETERY, type Reading, savedReading } from "./reading";

/** Of no one cemetery. */
export const EVERYONE = 0;

interface Named {
  id: number;
  name: string;
}

interface Seen {
  name: string;
  field: string | null;
  samples: readonly string[];
}

/** As the service folds the names of columns: case, accents and kind of joint do not count. */
function fold(name: string): string {
  const bare = name.normalize("NFD").replace(/\p{M}/gu, "");
  // By way of capitals `ß` is `ss`.
  return bare
    .toUpperCase()
    .toLowerCase()
    .trim()
    .replace(/[\s_.-]+/g, "_");
}

export function isSameName(one: string, other: string): boolean {
  return fold(one) === fold(other);
}

/** Every column that it reads is in the file; those that it leaves out are of no matter. */
export function fits({ columns }: Reading, found: readonly { name: string }[]): boolean {
  const there = new Set(found.map(({ name }) => fold(name)));
  const wanted = Object.keys(columns).filter((name) => columns[name] !== null);
  return wanted.length > 0 && wanted.every((name) => there.has(fold(name)));
}

/** Whether both read the same columns in the same way. */
export function isSameReading(one: Reading, other: Reading): boolean {
  const said = ({ columns, cemetery }: Reading) =>
    JSON.stringify([
      cemetery && fold(cemetery),
      ...Object.entries(columns)
        .map(([name, field]) => `${fold(name)}=${field}`)
        .sort(),
    ]);
  return said(one) === said(other);
}

/** What it says of the columns; the cemetery of all rows is its own, or the one chosen already. */
export function readingOfMapping(
  { cemeteryId, reading }: Mapping,
  cemeteries: readonly Named[],
  chosen: string | null,
): Reading {
  const saved = savedReading(reading);
  if (cemeteryId === EVERYONE) return { ...saved, cemetery: chosen };
  const own = cemeteries.find(({ id }) => id === cemeteryId);
  return { ...saved, cemetery: own?.name ?? saved.cemetery };
}

/** The one cemetery that the first rows name when they are read so; undefined: no column tells it. */
function cemeteryNamed({ columns }: Reading, found: readonly Seen[]): string | null | undefined {
  const chosen = new Map(Object.entries(columns).map(([name, field]) => [fold(name), field]));
  const holder = found.find(({ name, field }) => {
    const own = chosen.get(fold(name));
    return (own === undefined ? field : own) === CEMETERY;
  });
  if (!holder) return undefined;
  return holder.samples.length === 1 ? holder.samples[0] : null;
}

export interface Saved {
  mappings: readonly Mapping[];
  cemeteries: readonly Named[];
}

/** That of the cemetery chosen for all rows, or of the only one in the file; then that of all. */
export function suitable(
  { mappings, cemeteries }: Saved,
  found: readonly Seen[],
  chosen: string | null,
): Mapping | null {
  const fitting = mappings.filter(({ reading }) => fits(savedReading(reading), found));
  const own = fitting.find(({ cemeteryId, reading }) => {
    const name = cemeteries.find(({ id }) => id === cemeteryId)?.name;
    const named = cemeteryNamed(savedReading(reading), found);
    const wanted = named === undefined ? chosen : named;
    return name !== undefined && !!wanted && isSameName(name, wanted);
  });
  return own ?? fitting.find(({ cemeteryId }) => cemeteryId === EVERYONE) ?? null;
}

/** A file is read all the same when they cannot be had. */
export async function readSaved(): Promise<Saved> {
  try {
    const mappings = await queryClient.fetchQuery({
      ...getQuery("/api/import/mappings", {}),
      staleTime: 0,
    });
    const cemeteries = mappings.some(({ cemeteryId }) => cemeteryId !== EVERYONE)
      ? await queryClient.fetchQuery(getQuery("/api/cemeteries", {}))
      : [];
    return { mappings, cemeteries };
  } catch {
    return { mappings: [], cemeteries: [] };
  }
}
