// What went into the trash along with a record, and how long it stays.
import type { Answer } from "@/api/query";
import { formatCount } from "@/lib/numbers";
import { trashText as words } from "@/lib/text/staff";

export type TrashEntry = Answer<"/api/trash">["results"][number];

const LEVELS = ["sectors", "blocks", "tombs", "deceased"] as const;
const DAY = 24 * 60 * 60 * 1000;

/** `3 blocchi, 120 tombe`; empty when nothing went along. */
export function contentsText(contents: TrashEntry["contents"]): string {
  return LEVELS.filter((level) => contents[level] > 0)
    .map((level) => words.levels[level](formatCount(contents[level])))
    .join(", ");
}

/** Whole days until it can no longer be restored; 0 on the last one. */
export function daysLeft(expiresAt: string, now = new Date()): number {
  return Math.max(0, Math.floor((new Date(expiresAt).getTime() - now.getTime()) / DAY));
}
