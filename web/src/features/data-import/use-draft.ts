// The file that is to be imported and how it is to be read, kept while the page is open.
import { useEffect, useRef, useState } from "react";
import { failureOf } from "@/api/failure";
import { importText as words } from "@/lib/text/data-import";
import { fileFault } from "./file-fault";
import { type Columns, readColumns } from "./queries";
import { type Matching, PLAIN, type Reading, wholeReading } from "./reading";

export interface Draft extends Matching {
  file: File;
  /** Null while the file is being looked at, or when it could not be read. */
  found: Columns | null;
  /** Something was chosen by hand, or a saved mapping: it is kept for the next file. */
  isChosen: boolean;
}

export interface Fault {
  said: string;
  /** Where another attempt may help. */
  retry?: () => void;
}

const EMPTY = { columns: [], found: null, isChosen: false, isMapped: false };

/** What the service found, with the choices that were sent along. */
function matched(file: File, found: Columns, reading: Reading, isMapped: boolean): Draft {
  return {
    file,
    found,
    columns: found.columns.map((column) => ({ ...column, chosen: column.field })),
    cemetery: reading.cemetery ?? "",
    sheet: found.sheets.length > 1 ? found.sheet : null,
    isMapped,
    isChosen: isMapped || reading.cemetery !== null,
  };
}

/** Its content as it is now: a file that is changed on the disk meanwhile can no longer be sent. */
async function heldFile(file: File): Promise<File | null> {
  try {
    return new File([await file.arrayBuffer()], file.name, { type: file.type });
  } catch {
    return null;
  }
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
  const look = async (file: File, reading: Reading): Promise<boolean> => {
    control.current?.abort();
    const own = new AbortController();
    control.current = own;
    setFault(null);
    setLooking(true);
    try {
      const found = await readColumns(file, reading, own.signal);
      const isMapped = Object.keys(reading.columns).length > 0;
      if (!found || own.signal.aborted) return false;
      setDraft(matched(file, found, reading, isMapped));
      return true;
    } catch (error) {
      if (!own.signal.aborted) setFault(faultOf(error, () => void look(file, reading)));
      return false;
    } finally {
      if (control.current === own) setLooking(false);
    }
  };
  const choose = async (file: File) => {
    const refused = fileFault(file);
    if (refused) return setFault({ said: refused });
    const held = await heldFile(file);
    if (!held) return setFault({ said: words.unreadable(file.name) });
    const reading = draft?.isChosen ? wholeReading(draft) : PLAIN;
    setFileNumber((number) => number + 1);
    setDraft({ ...EMPTY, file: held, cemetery: reading.cemetery ?? "", sheet: null });
    await look(held, reading);
  };
  const change = (part: Partial<Pick<Draft, "columns" | "cemetery">>) =>
    setDraft((before) => before && { ...before, ...part, isChosen: true });
  return { draft, fileNumber, fault, isLooking, setFault, look, choose, change };
}

export type DraftState = ReturnType<typeof useDraft>;
