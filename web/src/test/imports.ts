// Files, imports and what the service says of them, for the tests of the data import.
import { HttpResponse, http } from "msw";
import type { Answer } from "@/api/query";
import { answer, fakeNetwork } from "./fake-api";

type Job = Answer<"/api/import/jobs/{job_id}">;
type Note = Answer<"/api/import/jobs/{job_id}/notes">["results"][number];
type Guide = Answer<"/api/import/guide">;

export const NO_LEVELS = { cemeteries: 0, sectors: 0, blocks: 0, tombs: 0, deceased: 0 };

export function makeJob(change: Partial<Job> = {}): Job {
  return {
    id: 12,
    fileName: "registro.csv",
    size: 2048,
    sheet: null,
    cemetery: null,
    dryRun: false,
    state: "done",
    fault: null,
    byCommand: false,
    userId: 1,
    userName: "Chiara Vianello",
    createdAt: "2026-11-27T15:40:00Z",
    startedAt: "2026-11-27T15:40:01Z",
    finishedAt: "2026-11-27T15:40:09Z",
    undoneAt: null,
    undoneByName: null,
    totalRows: 6,
    rowsDone: 6,
    imported: 6,
    skipped: 0,
    failed: 0,
    warned: 0,
    share: 1,
    rowsPerSecond: 120,
    secondsLeft: null,
    isWaitingForRegistry: false,
    made: { ...NO_LEVELS, tombs: 2, deceased: 6 },
    warnings: [],
    success: true,
    canUndo: true,
    hasRefusedRows: false,
    removed: null,
    kept: 0,
    ...change,
  };
}

export function makeRunning(change: Partial<Job> = {}): Job {
  return makeJob({
    state: "running",
    finishedAt: null,
    totalRows: null,
    rowsDone: 1200,
    imported: 1200,
    share: 0.42,
    rowsPerSecond: 250.4,
    secondsLeft: 95,
    success: null,
    canUndo: false,
    ...change,
  });
}

export function makeNote(change: Partial<Note> = {}): Note {
  const note = { row: 3, line: 4, whom: "Rossi Anna", about: "surname", column: null };
  return { ...note, reason: "manca", ...change };
}

export function jobPage(results: Job[]): Answer<"/api/import/jobs"> {
  return { results, total: results.length, page: 1, totalPages: 1 };
}

const KNOWN = { required: false, aliases: [], rule: "Testo libero.", examples: [] };
const GUIDE: Guide = {
  columns: [
    {
      ...KNOWN,
      name: "Cemeteries_name",
      label: "Nome del cimitero",
      level: "cemetery",
      required: true,
      aliases: ["cimitero"],
      kind: "name",
      examples: ["San Rocco"],
    },
    {
      ...KNOWN,
      name: "Tombs_reference",
      label: "Riferimento della tomba",
      level: "tomb",
      kind: "name",
    },
    { ...KNOWN, name: "surname", label: "Cognome del defunto", level: "deceased", kind: "name" },
    { ...KNOWN, name: "birthdate", label: "Data di nascita", level: "deceased", kind: "date" },
  ],
  dates: [
    { written: "04/1931", stored: "1931-04", note: "solo mese e anno" },
    { written: "00/00/0000", stored: null, note: "data sconosciuta" },
  ],
  rules: ["La prima riga del file ha i nomi delle colonne."],
  separator: ";",
  encoding: "UTF-8",
  maxBytes: 10_485_760,
};

/** What the page asks for by itself. */
export function answerImports(jobs: Job[] = []) {
  answer("/api/import/guide", GUIDE);
  answer("/api/import/mappings", []);
  answer("/api/import/jobs", jobPage(jobs));
}

export const FOUND = {
  columns: [
    { name: "Cimitero", field: "Cemeteries_name", isCertain: true, samples: ["San Rocco"] },
    { name: "Nr.", field: null, isCertain: false, samples: ["L-1", "L-2"] },
    { name: "Cognomi", field: "surname", isCertain: false, samples: ["Rossi"] },
  ],
  sheets: [] as string[],
  sheet: null as string | null,
  separator: ";",
  warnings: [] as string[],
};

export interface Sent {
  query: string;
  file: string;
  reading: {
    columns: Record<string, string | null>;
    cemetery: string | null;
    sheet: string | null;
  };
}

type Reply = { status?: number; body: unknown };

/** Takes files at a path; gives back what came with each. */
export function takeFile(path: string, reply: (sent: Sent) => Reply): Sent[] {
  const all: Sent[] = [];
  fakeNetwork.use(
    http.post(`*${path}`, async ({ request }) => {
      const form = await request.formData();
      const sent = {
        query: new URL(request.url).search,
        file: (form.get("csvFile") as File).name,
        reading: JSON.parse(String(form.get("reading"))) as Sent["reading"],
      };
      all.push(sent);
      const { status = 200, body } = reply(sent);
      return HttpResponse.json(body as never, { status });
    }),
  );
  return all;
}

export function csv(name = "registro.csv", text = "Cimitero;Nr.;Cognomi\n"): File {
  return new File([text], name, { type: "text/csv" });
}
