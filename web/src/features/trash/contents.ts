// What went into the trash along with a record, and how long it stays.
import type { Answer } from "@/api/query";
import { formatCount } from "@/lib/numbers";
import { trashText as words } from "@/lib/text/tools";

export type TrashEntry = Answer<"/api/trash">["results"][number];

const LEVELS = ["sectors", "blocks", "tombs", "deceased"] as const;
const DAY = 24 * 60 * 60 * 1000;

/** `3 blocchi, 120 tombe`; empty when nothing went along. */
export function contentsText(contents: TrashEntry["contents"]): string {
  return LEVELS.filter((level) => contents[level] > 0)
    .map((level) => words.levels[level](formatCount(contents[level])))
    .join(", ");
}

/** Days until it can no longer be restored, the one begun among them: 90 right after a deletion. */
export function daysLeft(expiresAt: string, now = new Date()): number {
  return Math.max(0, Math.ceil((new Date(expiresAt).getTime() - now.getTime()) / DAY));
}
