// Calls of the import: the file before it is imported, the imports, and the mappings that are kept.
import { keepPreviousData, useMutation, useQueries, useQuery } from "@tanstack/react-query";
import { client } from "@/api/client";
import { failureOf } from "@/api/failure";
import { type Answer, type Ask, getQuery } from "@/api/query";
import { queryClient, refresh } from "@/api/query-client";
import { importText, jobsText, mappingText } from "@/lib/text/data-import";
import { begun } from "./begun";
import { LostAnswer, orLost } from "./lost-answer";
import { pressed } from "./pressed";
import { formOf, type Reading } from "./reading";

const JOBS = "/api/import/jobs";
const JOB = "/api/import/jobs/{job_id}";
const NOTES = "/api/import/jobs/{job_id}/notes";
const UNDO = "/api/import/jobs/{job_id}/undo";
const MAPPINGS = "/api/import/mappings";
const MAPPING = "/api/import/mappings/{cemetery_id}";

export type Job = Answer<typeof JOB>;
export type JobPage = Answer<typeof JOBS>;
export type Levels = Job["made"];
export type Note = Answer<typeof NOTES>["results"][number];
export type NoteKind = Ask<typeof NOTES>["query"]["kind"];
export type Mapping = Answer<typeof MAPPINGS>[number];
export type Columns = NonNullable<Awaited<ReturnType<typeof readColumns>>>;
export type FileColumn = Columns["columns"][number];
export type Preview = NonNullable<Awaited<ReturnType<typeof readPreview>>>;

const EACH_SECOND = 1000;
/** The list below is no progress bar. */
const NOW_AND_THEN = 3000;
const HISTORY = 20;
const NOTES_SHOWN = 50;

/** Something goes on with it. */
export function isMoving({ state }: Job): boolean {
  return state === "waiting" || state === "running" || state === "undoing";
}

/** A service's own words, after what it was that failed. */
function said(failed: string) {
  return (error: Error) => {
    const { message } = failureOf(error);
    return message ? `${failed}. ${message}` : failed;
  };
}

// The contracts call a file a text, which a form is not.
const body = (file: File, reading: Reading) => formOf(file, reading) as never;

export async function readColumns(file: File, reading: Reading, signal: AbortSignal) {
  const sent = { body: body(file, reading), signal };
  return (await client.POST("/api/import/columns", sent)).data;
}

interface Upload {
  file: File;
  reading: Reading;
}

async function readPreview({ file, reading }: Upload) {
  return (await client.POST("/api/import/preview", { body: body(file, reading) })).data;
}

export function usePreview() {
  return useMutation({
    mutationFn: readPreview,
    meta: { failed: (error) => failureOf(error).message ?? importText.previewFailed },
  });
}

interface Started extends Upload {
  dryRun: boolean;
}

/** What it was that could not be begun. */
export function startFailed({ dryRun }: Pick<Started, "dryRun">): string {
  return dryRun ? importText.tryFailed : importText.runFailed;
}

/** By it the page knows that a file is on its way. */
export const START = ["import"];

export function useStart() {
  return useMutation({
    mutationKey: START,
    mutationFn: async ({ file, reading, dryRun }: Started) => {
      pressed.begin({ fileName: file.name, size: file.size, dryRun });
      const sent = { params: { query: { dryRun } }, body: body(file, reading) };
      return (await orLost(() => client.POST(JOBS, sent))).data;
    },
    meta: { refreshes: [JOBS], failed: (error, sent) => startSaid(error, sent as Started) },
    onSuccess: (job) => {
      pressed.clear();
      if (job) follow(job);
    },
    onError: (error) => {
      if (!(error instanceof LostAnswer)) return pressed.clear();
      pressed.lose();
      void refresh([JOBS]);
    },
  });
}

function startSaid(error: Error, { file, dryRun }: Started): string {
  if (error instanceof LostAnswer) return importText.lost.may(file.name, dryRun);
  return said(startFailed({ dryRun }))(error);
}

/** What was just begun may have ended before anybody asks how far it is: its end is told all the same. */
function follow(job: Job) {
  begun.add(job.id);
  queryClient.setQueryData(jobQuery(job.id).queryKey, job);
}

const jobQuery = (id: number) => getQuery(JOB, { path: { job_id: id } });

export function useJob(id: number | null) {
  return useQuery({
    ...jobQuery(id ?? 0),
    enabled: id !== null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? EACH_SECOND : false),
  });
}

/** isAwaiting: one that is not there yet may come. What could not be asked is asked again. */
export function useJobs(page: number, { isAwaiting = false } = {}) {
  return useQuery({
    ...getQuery(JOBS, { query: { page, pageSize: HISTORY } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state: { data, status } }) =>
      isAwaiting || (data && (status === "error" || data.results.some(isMoving)))
        ? NOW_AND_THEN
        : false,
  });
}

export interface NotesAsked {
  jobId: number;
  kind: NoteKind;
  search: string;
  page: number;
}

/** How many of each kind a search finds; undefined until it is known. */
export function useHits(jobId: number, kinds: readonly NoteKind[], search: string) {
  const hits = useQueries({
    queries: kinds.map((kind) => ({
      ...getQuery(NOTES, {
        path: { job_id: jobId },
        query: { kind, q: search, page: 1, pageSize: 1 },
      }),
      enabled: search !== "",
      staleTime: 0,
    })),
  });
  return new Map(kinds.map((kind, index) => [kind, hits[index]?.data?.total]));
}

export function useNotes({ jobId, kind, search, page }: NotesAsked) {
  const query = { kind, ...(search && { q: search }), page, pageSize: NOTES_SHOWN };
  return useQuery({
    ...getQuery(NOTES, { path: { job_id: jobId }, query }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useUndo() {
  return useMutation({
    mutationFn: async (job: Job) =>
      (await orLost(() => client.POST(UNDO, { params: { path: { job_id: job.id } } }))).data,
    meta: {
      refreshes: [JOBS],
      failed: (error) =>
        error instanceof LostAnswer ? jobsText.undoLost : said(jobsText.undoFailed)(error),
    },
    onSuccess: (job) => job && follow(job),
    // Somebody else may have begun it meanwhile.
    onError: () => refresh([JOBS]),
  });
}

export function useGuide() {
  return useQuery(getQuery("/api/import/guide", {}));
}

export function useMappings() {
  return useQuery({ ...getQuery(MAPPINGS, {}), staleTime: 0 });
}

export function useSaveMapping() {
  return useMutation({
    mutationFn: ({ cemeteryId, reading }: { cemeteryId: number; reading: Reading }) =>
      client.PUT(MAPPING, {
        params: { path: { cemetery_id: cemeteryId } },
        body: { reading: { ...reading } },
      }),
    meta: {
      refreshes: [MAPPINGS],
      done: mappingText.savedDone,
      failed: said(mappingText.saveFailed),
    },
  });
}

export function useRemoveMapping() {
  return useMutation({
    mutationFn: ({ cemeteryId }: Mapping) =>
      client.DELETE(MAPPING, { params: { path: { cemetery_id: cemeteryId } } }),
    meta: {
      refreshes: [MAPPINGS],
      done: mappingText.removed,
      failed: said(mappingText.removeFailed),
    },
  });
}
