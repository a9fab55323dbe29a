// What a thought must be like before it is sent.
import { tributesText } from "@/lib/text/tributes";

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

export interface ThoughtFault {
  field: "name" | "words" | "email";
  message: string;
}

export function thoughtFault(draft: {
  name: string;
  words: string;
  email: string;
}): ThoughtFault | null {
  const { required, tooLong, badEmail } = tributesText.form;
  if (draft.name.trim() === "") return { field: "name", message: required };
  if (draft.words.trim() === "") return { field: "words", message: required };
  if (lengthOf(draft.words) > TEXT_LIMIT) return { field: "words", message: tooLong };
  if (draft.email.trim() !== "" && !isEmail(draft.email))
    return { field: "email", message: badEmail };
  return null;
}
