// Whether today, by the calendar of Italy, is the day on which a person was born or died.
import { dayOf } from "@/lib/dates";

export interface Anniversary {
  kind: "birth" | "death";
  years: number;
}

const FULL = /^(\d{4})-(\d{2}-\d{2})$/;

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Years since a full date, when its day comes round today; 29 February is remembered on the 28th. */
function yearsSince(date: string | null, today: string): number | null {
  const [, year, day] = FULL.exec(date ?? "") ?? [];
  const [, thisYear, thisDay] = FULL.exec(today) ?? [];
  if (!year || !day || !thisYear) return null;
  const due = day === "02-29" && !isLeap(Number(thisYear)) ? "02-28" : day;
  const years = Number(thisYear) - Number(year);
  return due === thisDay && years > 0 ? years : null;
}

export function anniversaries(
  { birthdate, deathdate }: { birthdate: string | null; deathdate: string | null },
  now = new Date(),
): Anniversary[] {
  const today = dayOf(now);
  const found = [
    { kind: "birth" as const, years: yearsSince(birthdate, today) },
    { kind: "death" as const, years: yearsSince(deathdate, today) },
  ];
  return found.flatMap(({ kind, years }) => (years === null ? [] : [{ kind, years }]));
}
