// Calls whose contract is not generated yet; an entry goes as soon as it is.
import type { components } from "./generated/registry";

type Deceased = components["schemas"]["DeceasedOut"];

interface Parameters {
  query?: never;
  header?: never;
  path?: never;
  cookie?: never;
}
type Filtered<Query> = Omit<Parameters, "query"> & { query?: Query };
type Of<Path> = Omit<Parameters, "path"> & { path: Path };

interface Answering<Reply> {
  responses: { 200: { headers: Record<string, unknown>; content: { "application/json": Reply } } };
}
interface Bare<Reply, P = Parameters> extends Answering<Reply> {
  parameters: P;
  requestBody?: never;
}
interface Post<Reply, Body, P = Parameters> extends Answering<Reply> {
  parameters: P;
  requestBody: { content: { "application/json": Body } };
}

interface Page<T> {
  results: T[];
  total: number;
  page: number;
  totalPages: number;
  capped: boolean;
}

type TombStatus = "free" | "occupied" | "full" | "expiring" | "expired";

interface TombPoint {
  type: "Feature";
  id: number;
  geometry: { type: "Point"; coordinates: [number, number] };
  properties: {
    id: number;
    reference: string | null;
    block_id: number;
    block_name: string;
    status: TombStatus;
    permit: "expiring" | "expired" | null;
    capacity: number;
    deceasedCount: number;
  };
}

interface GridCell {
  id: number;
  reference: string | null;
  row: string;
  column: string;
  status: TombStatus;
  permit: "expiring" | "expired" | null;
  capacity: number;
  deceasedCount: number;
}

interface Merge {
  id: number;
  mergedAt: string;
  merged_by: string | null;
  kept_id: number;
  kept_label: string;
  merged_id: number;
  merged_label: string;
  cemetery_name: string;
  undoneAt: string | null;
}

type Paged = { page?: number; pageSize?: number; cemeteryId?: number };
type MapOf = { type: "FeatureCollection"; features: TombPoint[]; without_coordinates: number };

export interface ComingPaths {
  "/api/quality": {
    get: Bare<
      { tombs: Record<string, number>; deceaseds: Record<string, number>; duplicates: number },
      Filtered<{ cemeteryId?: number }>
    >;
  };
  "/api/duplicates": {
    get: Bare<Page<{ first: Deceased; second: Deceased; reasons: string[] }>, Filtered<Paged>>;
  };
  "/api/duplicates/merge": {
    post: Post<
      { mergeId: number; kept: Deceased },
      {
        keepId: number;
        mergeId: number;
        keepVersion: number;
        mergeVersion: number;
        fields: Record<string, "keep" | "merge">;
      }
    >;
  };
  "/api/duplicates/dismiss": { post: Post<unknown, { firstId: number; secondId: number }> };
  "/api/duplicates/merges": { get: Bare<Page<Merge>, Filtered<Paged>> };
  "/api/duplicates/merges/{merge_id}/undo": { post: Bare<unknown, Of<{ merge_id: number }>> };
  "/api/blocks/{block_id}/tombs": {
    post: Post<
      { references: { reference: string; exists: boolean }[]; created: number; total: number },
      {
        pattern: string;
        ranges: Record<string, string>;
        capacity: number;
        enabled: boolean;
        dryRun: boolean;
      },
      Of<{ block_id: number }>
    >;
  };
  "/api/cemeteries/{cemetery_id}/map": { get: Bare<MapOf, Of<{ cemetery_id: number }>> };
  "/api/blocks/{block_id}/map": { get: Bare<MapOf, Of<{ block_id: number }>> };
  "/api/blocks/{block_id}/grid": {
    get: Bare<
      { rows: string[]; columns: string[]; cells: GridCell[]; unplaced: number },
      Of<{ block_id: number }>
    >;
  };
}
