// What a thought must be like before it is sent.
import { tributesText } from "@/lib/text/tributes";
import type { ThoughtKind } from "./kept";

export const TEXT_LIMIT = 300;
export const NAME_LIMIT = 100;
export const EMAIL_LIMIT = 254;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/;

/** Signs as readers count them: a coloured heart is one. */
export function lengthOf(typed: string): number {
  return [...typed.trim()].length;
}

export function isEmail(typed: string): boolean {
  return EMAIL.test(typed.trim());
}

export type ThoughtFaults = Partial<Record<"name" | "words" | "email", string>>;

interface ThoughtDraft {
  name: string;
  words: string;
  email: string;
}

/** The first that is missing says what a thought needs, the other asks for its own. */
export function thoughtFaults(draft: ThoughtDraft, kind: ThoughtKind): ThoughtFaults {
  const said = tributesText.form[kind];
  const faults: ThoughtFaults = {};
  if (draft.name.trim() === "") faults.name = said.required;
  if (draft.words.trim() === "") faults.words = faults.name ? said.missing : said.required;
  else if (lengthOf(draft.words) > TEXT_LIMIT) faults.words = said.tooLong;
  const isBad = kind === "message" && draft.email.trim() !== "" && !isEmail(draft.email);
  if (isBad) faults.email = tributesText.form.badEmail;
  return faults;
}

/** What is still wrong once a field is written in. */
export function stillWrong<F extends object>(faults: F, changed: object): F {
  return Object.fromEntries(Object.entries(faults).filter(([field]) => !(field in changed))) as F;
}
