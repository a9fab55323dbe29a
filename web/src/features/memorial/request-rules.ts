// What a relative's request must be like before it is sent.
import { isPhone } from "@/lib/phone";
import { tributesText } from "@/lib/text/tributes";
import { isEmail, lengthOf } from "./thought-rules";

export const REQUEST_LIMIT = 2000;

const words = tributesText.request;

export interface RequestDraft extends Record<string, string> {
  kind: string;
  name: string;
  email: string;
  phone: string;
  relation: string;
  text: string;
}

export type RequestFaults = Partial<Record<"name" | "email" | "phone" | "text", string>>;

export function requestFaults(draft: RequestDraft): RequestFaults {
  const faults: RequestFaults = {};
  if (draft.name.trim() === "") faults.name = words.missingName;
  if (draft.email.trim() === "") faults.email = words.missingEmail;
  else if (!isEmail(draft.email)) faults.email = words.badEmail;
  if (draft.phone.trim() !== "" && !isPhone(draft.phone)) faults.phone = words.badPhone;
  if (draft.text.trim() === "") faults.text = words.missingText;
  else if (lengthOf(draft.text) > REQUEST_LIMIT) faults.text = words.tooLong(REQUEST_LIMIT);
  return faults;
}
