// Maps and walls for tests.
import type { Status, TombMap, TombPoint } from "./tombs";
import type { Grid } from "./wall-grid";

export function point(id: number, reference: string | null, status: Status = "full"): TombPoint {
  const [used, capacity] = status === "free" ? [0, 2] : [2, 2];
  return {
    type: "Feature",
    id,
    geometry: { type: "Point", coordinates: [12 + id / 8, 45 - id / 8] },
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
  return { type: "FeatureCollection", features, without_coordinates: without };
}

export const NO_GRID: Grid = { rows: [], columns: [], cells: [], unplaced: 0 };
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
};
