// Counts by level in words, and times that are left.
import { formatCount } from "@/lib/numbers";
import { jobsText as words } from "@/lib/text/data-import";
import type { Levels } from "./queries";

const LEVELS = ["cemeteries", "sectors", "blocks", "tombs", "deceased"] as const;

/** `2 settori, 12 tombe`; empty when there is nothing. */
export function levelsText(levels: Levels): string {
  return LEVELS.filter((level) => levels[level] > 0)
    .map((level) => words.levels[level](formatCount(levels[level])))
    .join(", ");
}

export function sumOf(levels: Levels): number {
  return LEVELS.reduce((sum, level) => sum + levels[level], 0);
}

const MINUTE = 60;
const HOUR = 3600;

/** As exact as anybody can trust it. */
export function leftText(seconds: number): string {
  if (seconds < MINUTE) return words.seconds(Math.max(1, Math.round(seconds)));
  if (seconds < 1.5 * HOUR) return words.minutes(Math.round(seconds / MINUTE));
  return words.hours(Math.round(seconds / HOUR));
}
