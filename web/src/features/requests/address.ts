// Which requests are shown: kept in the address of the page.
import { wholeNumber } from "@/lib/address";

export const STATUSES = ["open", "done", "rejected", "all"] as const;
export type Status = (typeof STATUSES)[number];

export interface Shown {
  status: Status;
  cemeteryId: number | null;
}

const WORDS = { open: null, done: "accolte", rejected: "respinte", all: "tutte" } as const;

/** hasCemeteries: whether the caller may choose one. */
export function readShown(params: URLSearchParams, hasCemeteries: boolean): Shown {
  const given = params.get("stato");
  return {
    status: STATUSES.find((status) => given !== null && WORDS[status] === given) ?? "open",
    cemeteryId: hasCemeteries ? wholeNumber(params.get("cimitero")) : null,
  };
}

export function writeShown({ status, cemeteryId }: Shown): URLSearchParams {
  const params = new URLSearchParams();
  const word = WORDS[status];
  if (word) params.set("stato", word);
  if (cemeteryId !== null) params.set("cimitero", String(cemeteryId));
  return params;
}

export function shownPath(shown: Shown): string {
  const params = writeShown(shown);
  return params.size > 0 ? `/requests?${params}` : "/requests";
}
