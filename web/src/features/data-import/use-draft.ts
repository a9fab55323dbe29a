// The file that is to be imported and how it is to be read, kept while the page is open.
import { useEffect, useRef, useState } from "react";
import { failureOf } from "@/api/failure";
import { importText as words } from "@/lib/text/data-import";
import { fileFault } from "./file-fault";
import { heldFile } from "./on-disk";
import { type Columns, readColumns } from "./queries";
import { type Matching, PLAIN, type Reading, readingOf, wholeReading } from "./reading";
import { EVERYONE, fits, readingOfMapping, readSaved, suitable } from "./saved";

export interface Draft extends Matching {
  file: File;
  /** Null while the file is being looked at, or when it could not be read. */
  found: Columns | null;
  /** Something was chosen by hand, or a saved mapping: it is kept for the next file. */
  isChosen: boolean;
  /** Whose saved mapping it is read with, by the number of the cemetery. */
  applied: number | null;
}

export interface Fault {
  said: string;
  /** Where another attempt may help. */
  retry?: () => void;
}

const EMPTY = { columns: [], found: null, isChosen: false, isMapped: false, applied: null };

/** What the service found, with the choices that were sent along. */
function matched(file: File, found: Columns, reading: Reading): Draft {
  const isMapped = Object.keys(reading.columns).length > 0;
  return {
    file,
    found,
    columns: found.columns.map((column) => ({ ...column, chosen: column.field })),
    cemetery: reading.cemetery ?? "",
    sheet: found.sheets.length > 1 ? found.sheet : null,
    isMapped,
    isChosen: isMapped || reading.cemetery !== null,
    applied: null,
  };
}

interface Carried {
  reading: Reading;
  /** Somebody chose it: where it fits, nothing that is saved takes its place. */
  isChosen: boolean;
}

/** As it was read before; else with the saved mapping that suits it; else by its names alone. */
async function settled(
  file: File,
  { reading, isChosen }: Carried,
  signal: AbortSignal,
): Promise<Draft | null> {
  const found = await readColumns(file, reading, signal);
  if (!found) return null;
  const asIs = matched(file, found, reading);
  if (isChosen && fits(reading, found.columns)) return asIs;
  const saved = await readSaved();
  const mapping = suitable(saved, found.columns, reading.cemetery);
  if (!mapping || signal.aborted) return asIs;
  const its = readingOfMapping(mapping, saved.cemeteries, reading.cemetery);
  const wanted = { ...its, sheet: reading.sheet };
  // One that the service no longer takes leaves the file as it is.
  const again = await readColumns(file, wanted, signal).catch(() => null);
  if (!again) return asIs;
  const isKept = reading.cemetery !== null;
  return { ...matched(file, again, wanted), applied: mapping.cemeteryId, isChosen: isKept };
}

/** What is wrong with the file stays wrong; a service that is silent may answer later. */
function faultOf(error: unknown, retry: () => void): Fault {
  const { status, message } = failureOf(error);
  const said = message ?? words.lookFailed;
  return status !== null && status < 500 ? { said } : { said, retry };
}

export function useDraft() {
  const [draft, setDraft] = useState<Draft | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const [isLooking, setLooking] = useState(false);
  const [fileNumber, setFileNumber] = useState(0);
  const control = useRef<AbortController | null>(null);
  useEffect(() => () => control.current?.abort(), []);

  /** Whether it could be read. */
  const run = async (read: (signal: AbortSignal) => Promise<Draft | null>): Promise<boolean> => {
    control.current?.abort();
    const own = new AbortController();
    control.current = own;
    setFault(null);
    setLooking(true);
    try {
      const next = await read(own.signal);
      if (!next || own.signal.aborted) return false;
      setDraft(next);
      return true;
    } catch (error) {
      if (!own.signal.aborted) setFault(faultOf(error, () => void run(read)));
      return false;
    } finally {
      if (control.current === own) setLooking(false);
    }
  };
  const look = (file: File, reading: Reading, more: Partial<Draft> = {}) =>
    run(async (signal) => {
      const found = await readColumns(file, reading, signal);
      return found ? { ...matched(file, found, reading), ...more } : null;
    });
  const settle = (file: File, carried: Carried) => run((signal) => settled(file, carried, signal));
  const choose = async (file: File) => {
    const refused = fileFault(file);
    if (refused) return setFault({ said: refused });
    const held = await heldFile(file);
    if (!held) return setFault({ said: words.unreadable(file.name) });
    const isChosen = draft?.isChosen ?? false;
    const reading = draft && isChosen ? wholeReading(draft) : PLAIN;
    setFileNumber((number) => number + 1);
    setDraft({ ...EMPTY, file: held, cemetery: reading.cemetery ?? "", sheet: null });
    await settle(held, { reading, isChosen });
  };
  const turnSheet = (from: Draft, sheet: string) => {
    const { isChosen } = from;
    return settle(from.file, {
      reading: { ...(isChosen ? readingOf(from) : PLAIN), sheet },
      isChosen,
    });
  };
  /** The mapping that came by itself is not wanted: nor is it for the next file of this kind. */
  const decline = ({ file, sheet, applied, cemetery }: Draft) => {
    const kept = applied === EVERYONE ? cemetery.trim() || null : null;
    return look(file, { ...PLAIN, sheet, cemetery: kept }, { isChosen: true });
  };
  /** Of a mapping that says something else it can no longer be said that it is in use. */
  const change = (part: Partial<Pick<Draft, "columns" | "cemetery">>) =>
    setDraft((before) => {
      if (!before) return null;
      const isStill = !part.columns && before.applied === EVERYONE;
      return { ...before, ...part, applied: isStill ? EVERYONE : null, isChosen: true };
    });
  return {
    ...{ draft, fileNumber, fault, isLooking, setFault },
    ...{ look, choose, change, turnSheet, decline },
  };
}

export type DraftState = ReturnType<typeof useDraft>;
