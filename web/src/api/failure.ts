// What a service said when it refused.
import { text } from "@/lib/text/text";
import { ApiError } from "./client";
import { NetworkError } from "./network-error";

export interface Failure {
  status: number | null;
  /** The service's own words for the user, if it had any; ours when it could not be asked. */
  message: string | null;
  /** Fields at fault, each with its message. */
  fields: Record<string, string>;
  /** The stored record, when another user changed it first. */
  current: unknown;
}

const SILENCE = { message: null, fields: {}, current: null };

export function failureOf(error: unknown): Failure {
  if (error instanceof NetworkError)
    return { ...SILENCE, status: null, message: text.common.offline };
  if (!(error instanceof ApiError)) return { ...SILENCE, status: null };
  const body = parse(error.detail);
  return {
    status: error.status,
    message: typeof body.message === "string" ? body.message : null,
    fields: isTexts(body.fields) ? body.fields : {},
    current: body.current ?? null,
  };
}

function parse(detail: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(detail);
    return typeof body === "object" && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function isTexts(value: unknown): value is Record<string, string> {
  return (
    typeof value === "object" &&
    value !== null &&
    Object.values(value).every((item) => typeof item === "string")
  );
}
