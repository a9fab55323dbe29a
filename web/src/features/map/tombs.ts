// The tombs of a map: their states, how many of each, and those looked for.
import type { Answer } from "@/api/query";
import { fold } from "@/lib/fold";
import { mapText as words } from "@/lib/text/tools";

export const STATUSES = ["free", "occupied", "full", "expiring", "expired"] as const;
export type Status = (typeof STATUSES)[number];

export type TombMap = Answer<"/api/cemeteries/{cemetery_id}/map">;
export type TombPoint = TombMap["features"][number];
export type Tomb = TombPoint["properties"];

export function tombName({ id, reference }: Pick<Tomb, "id" | "reference">): string {
  return reference?.trim() || words.unnamed(id);
}

export function countByStatus(tombs: readonly { status: Status }[]): Record<Status, number> {
  const counts: Record<Status, number> = { free: 0, occupied: 0, full: 0, expiring: 0, expired: 0 };
  for (const { status } of tombs) counts[status] += 1;
  return counts;
}

export interface Wanted {
  /** States that are not shown. */
  hidden: ReadonlySet<Status>;
  search: string;
  /** The tombs at one point of the map; null for all. */
  here: ReadonlySet<number> | null;
}

export function wantedTombs(tombs: Tomb[], { hidden, search, here }: Wanted): Tomb[] {
  if (here) return tombs.filter(({ id }) => here.has(id));
  const sought = fold(search);
  return tombs.filter(
    (tomb) =>
      !hidden.has(tomb.status) &&
      (sought === "" || fold(`${tombName(tomb)} ${tomb.block_name ?? ""}`).includes(sought)),
  );
}

const byName = new Intl.Collator("it", { numeric: true });

/** As one reads them: `L-2` before `L-10`. */
export function inOrder(tombs: Tomb[]): Tomb[] {
  return tombs
    .map((tomb) => ({ tomb, name: tombName(tomb) }))
    .sort((one, other) => byName.compare(one.name, other.name))
    .map(({ tomb }) => tomb);
}

export type Bounds = [west: number, south: number, east: number, north: number];

/** The smallest rectangle around all; null for none. */
export function boundsOf(points: readonly TombPoint[]): Bounds | null {
  const [first] = points;
  if (!first) return null;
  const [longitude, latitude] = first.geometry.coordinates;
  const bounds: Bounds = [longitude, latitude, longitude, latitude];
  for (const { geometry } of points) {
    const [x, y] = geometry.coordinates;
    bounds[0] = Math.min(bounds[0], x);
    bounds[1] = Math.min(bounds[1], y);
    bounds[2] = Math.max(bounds[2], x);
    bounds[3] = Math.max(bounds[3], y);
  }
  return bounds;
}
