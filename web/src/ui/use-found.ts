// What a search on the server answers to what is being typed.
import { useEffect, useRef, useState } from "react";

export interface Choice {
  id: number;
  label: string;
  /** Where it is, to tell it from others of the same name. */
  hint?: string;
}

export interface Found {
  choices: Choice[];
  /** How many match in all; more than that when capped. */
  total: number;
  isCapped?: boolean;
}

export type Search = (text: string, signal: AbortSignal) => Promise<Found>;

/** Long enough to finish a syllable, short enough not to wait for. */
const PAUSE = 250;

interface State {
  text: string;
  found: Found | null;
  isFailed: boolean;
}

/** Asks when the reader pauses; an answer that is no longer wanted is called off. */
export function useFound(search: Search, text: string, isOpen: boolean) {
  const [last, setLast] = useState<State | null>(null);
  const asked = useRef(search);
  asked.current = search;
  useEffect(() => {
    if (!isOpen) {
      setLast(null);
      return;
    }
    const control = new AbortController();
    const ask = async () => {
      try {
        const found = await asked.current(text, control.signal);
        if (!control.signal.aborted) setLast({ text, found, isFailed: false });
      } catch {
        if (!control.signal.aborted) setLast({ text, found: null, isFailed: true });
      }
    };
    const pause = setTimeout(() => void ask(), text === "" ? 0 : PAUSE);
    return () => {
      clearTimeout(pause);
      control.abort();
    };
  }, [text, isOpen]);
  return {
    found: last?.found ?? null,
    isPending: last?.text !== text,
    isFailed: last?.text === text && last.isFailed,
  };
}
