// An entry of the record of changes in plain Italian.
import { formatPartialDate } from "./dates";
import { foldRole } from "./roles";
import { actionNames, actionVerbs, fieldNames, fieldValues, kindNames } from "./text/changes";
import { activityText } from "./text/history";
import { staffText } from "./text/staff";

export interface Change {
  field: string;
  before: unknown;
  after: unknown;
}

export interface Activity {
  action: string;
  kind: string;
  record_id: number;
  record_label: string;
  user_name: string | null;
  changes: Change[];
}

/** `businessName` and `business_name` are one field. */
function canonical(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

export function fieldName(field: string): string {
  return fieldNames[canonical(field)] ?? field;
}

export function actionName(action: string): string {
  return actionNames[action] ?? action;
}

export function kindName(kind: string): string {
  return kindNames[kind]?.name ?? kind;
}

export function actorName({ user_name }: Pick<Activity, "user_name">): string {
  return user_name?.trim() || activityText.system;
}

function recordName({ record_id, record_label }: Activity): string {
  return record_label.trim() || `n. ${record_id}`;
}

/** `ha modificato l’operatore Mario Rossi`; who signs in or chooses a new password is the record itself. */
export function deed(entry: Activity): string {
  const verb = actionVerbs[entry.action] ?? actionName(entry.action).toLocaleLowerCase("it-IT");
  if (entry.action === "logged_in" || entry.action === "password_reset") return verb;
  if (entry.action === "imported" || entry.action === "exported")
    return [verb, recordName(entry)].join(" ");
  const kind = kindNames[entry.kind]?.inSentence ?? entry.kind;
  return [verb, kind, recordName(entry)].filter(Boolean).join(" ");
}

/** `Operatore Mario Rossi`, for tables that name the action apart. */
export function recordTitle(entry: Activity): string {
  return [kindName(entry.kind), recordName(entry)].filter(Boolean).join(" ");
}

const MASK = /^[*•]+$/;

/** A password or a key: what it was and is stays hidden. */
export function isSecret({ before, after }: Change): boolean {
  return [before, after].some((value) => typeof value === "string" && MASK.test(value));
}

/** A value of a field as a person would write it. */
export function shownValue(field: string, value: unknown): string {
  if (value === null || value === undefined || value === "") return activityText.empty;
  if (typeof value === "boolean") return value ? activityText.yes : activityText.no;
  if (Array.isArray(value))
    return value.length === 0
      ? activityText.empty
      : value.map((item) => shownValue(field, item)).join(", ");
  if (typeof value === "object") return JSON.stringify(value);
  const written = String(value);
  if (MASK.test(written)) return activityText.hidden;
  if (canonical(field) === "role") {
    const role = foldRole(written);
    return role ? staffText.roles[role] : written;
  }
  const word = fieldValues[canonical(field)]?.[written];
  if (word !== undefined) return word;
  if (/(date|_at)$/i.test(field)) return formatPartialDate(written) ?? written;
  return written;
}
