// Calls whose contract is not generated yet; an entry goes as soon as it is.

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

interface Deceased {
  id: number;
  nominative: string | null;
  name: string | null;
  surname: string | null;
  fiscal_code: string | null;
  birthdate: string | null;
  deathdate: string | null;
  epitaph: string | null;
  picture: string | null;
  background_image: string | null;
  commemoration_video: string | null;
  import_name: string | null;
  tomb_id: number | null;
  tomb_reference: string | null;
  block_id: number | null;
  block_name: string | null;
  sector_id: number | null;
  sector_name: string | null;
  cemetery_id: number;
  cemetery_name: string;
  enabled: boolean;
  createdAt: string;
  version: number;
}

interface TrashEntry {
  id: number;
  kind: "cemetery" | "sector" | "block" | "tomb" | "deceased";
  record_id: number;
  label: string;
  cemetery_id: number;
  cemetery_name: string;
  deletedAt: string;
  expiresAt: string;
  deleted_by: string | null;
  contents: { sectors: number; blocks: number; tombs: number; deceased: number };
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
type MapOf = { type: "FeatureCollection"; features: TombPoint[] };

export interface ComingPaths {
  "/api/trash": {
    get: Bare<Page<TrashEntry>, Filtered<Paged & { kind?: string; search?: string }>>;
  };
  "/api/trash/{trash_id}/restore": {
    post: Bare<{ kind: string; record_id: number }, Of<{ trash_id: number }>>;
  };
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
    get: Bare<{ rows: string[]; columns: string[]; cells: GridCell[] }, Of<{ block_id: number }>>;
  };
}
