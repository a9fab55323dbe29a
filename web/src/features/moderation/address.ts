// Which texts are shown: kept in the address of the page, asked of the service in its own words.
import { wholeNumber } from "@/lib/address";

export const FILTERS = ["pending", "approved", "all"] as const;
export const TYPES = ["prayers", "messages"] as const;

export type Filter = (typeof FILTERS)[number];
export type Type = (typeof TYPES)[number];

export interface Shown {
  filter: Filter;
  /** Null for both. */
  type: Type | null;
  cemeteryId: number | null;
}

const WORDS = {
  pending: null,
  approved: "approvate",
  all: "tutte",
  prayers: "preghiere",
  messages: "messaggi",
} as const satisfies Record<Filter | Type, string | null>;

/** hasCemeteries: whether the caller may choose one. */
export function readShown(params: URLSearchParams, hasCemeteries: boolean): Shown {
  const [status, type] = [params.get("stato"), params.get("tipo")];
  return {
    filter: FILTERS.find((filter) => status !== null && WORDS[filter] === status) ?? "pending",
    type: TYPES.find((each) => WORDS[each] === type) ?? null,
    cemeteryId: hasCemeteries ? wholeNumber(params.get("cimitero")) : null,
  };
}

export function writeShown({ filter, type, cemeteryId }: Shown): URLSearchParams {
  const params = new URLSearchParams();
  const status = WORDS[filter];
  if (status) params.set("stato", status);
  if (type) params.set("tipo", WORDS[type]);
  if (cemeteryId !== null) params.set("cimitero", String(cemeteryId));
  return params;
}

export function shownPath(shown: Shown): string {
  const params = writeShown(shown);
  return params.size > 0 ? `/prayers?${params}` : "/prayers";
}

export function scopeOf({ type, cemeteryId }: Pick<Shown, "type" | "cemeteryId">) {
  return { ...(type && { type }), ...(cemeteryId !== null && { cemeteryId }) };
}
