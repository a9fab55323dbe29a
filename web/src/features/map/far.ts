// Tombs that cannot lie where their coordinates say: one alone would make a whole cemetery a dot.
import { readCoordinates } from "@/lib/links";
import type { TombPoint } from "./tombs";

const FAR_METRES = 5000;
const METRES_OF_DEGREE = 111_320;

type Position = readonly [longitude: number, latitude: number];

function metresBetween([west, south]: Position, [east, north]: Position): number {
  const narrowing = Math.cos((((south + north) / 2) * Math.PI) / 180);
  return METRES_OF_DEGREE * Math.hypot((east - west) * narrowing, north - south);
}

function median(values: number[]): number {
  return values.sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

function middle(points: readonly TombPoint[]): Position {
  const along = (axis: 0 | 1) => median(points.map(({ geometry }) => geometry.coordinates[axis]));
  return [along(0), along(1)];
}

function around(points: readonly TombPoint[], centre: Position): TombPoint[] {
  return points.filter(({ geometry }) => metresBetween(centre, geometry.coordinates) <= FAR_METRES);
}

export interface Split {
  near: TombPoint[];
  far: TombPoint[];
}

/** Seen from the cemetery (`lat, lon`), unless most tombs lie elsewhere: then it is the one that errs. */
export function splitFar(points: TombPoint[], cemetery: string | null): Split {
  const place = readCoordinates(cemetery);
  const fromCemetery = place ? around(points, [place.longitude, place.latitude]) : [];
  const isRight = fromCemetery.length * 2 > points.length;
  const close = isRight ? fromCemetery : around(points, middle(points));
  // So scattered that nothing is their middle.
  const near = new Set(close.length > 0 ? close : points);
  return { near: [...near], far: points.filter((point) => !near.has(point)) };
}
