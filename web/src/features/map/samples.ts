// Maps and walls for tests.
import { countByStatus, type Status, type TombMap, type TombPoint } from "./tombs";
import type { Grid } from "./wall-grid";

export function point(id: number, reference: string | null, status: Status = "full"): TombPoint {
  const [used, capacity] = status === "free" ? [0, 2] : [2, 2];
  return {
    type: "Feature",
    id,
    geometry: { type: "Point", coordinates: [12 + id / 1024, 45 - id / 1024] },
    properties: {
      id,
      reference,
      block_id: 2,
      block_name: "Blocco C",
      status,
      permit: null,
      capacity,
      deceasedCount: used,
    },
  };
}

export function mapOf(features: TombPoint[], without = 0): TombMap {
  const counts = countByStatus(features.map(({ properties }) => properties));
  return {
    type: "FeatureCollection",
    features,
    without_coordinates: without,
    counts: { ...counts, free: counts.free + without },
  };
}

export const NO_GRID: Grid = {
  rows: [],
  columns: [],
  cells: [],
  unplaced: 0,
  counts: countByStatus([]),
};
export const niche = (row: string, column: string, id: number, status: Status = "full") => ({
  id,
  reference: `L-${row}-${column}`,
  row,
  column,
  status,
  permit: null,
  capacity: 1,
  deceasedCount: status === "free" ? 0 : 1,
});
export const WALL: Grid = {
  rows: ["2", "1"],
  columns: ["1", "2", "3"],
  cells: [
    niche("2", "1", 21),
    niche("2", "3", 23, "free"),
    niche("1", "1", 11),
    niche("1", "2", 12),
  ],
  unplaced: 3,
  counts: { free: 3, occupied: 1, full: 3, expiring: 0, expired: 0 },
};
