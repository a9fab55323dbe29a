// Dates of registers, known to the day, the month or the year: shown as far as they are known.
const PARTIAL = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/;
const monthName = new Intl.DateTimeFormat("it-IT", { month: "long", timeZone: "UTC" });

/** `1900`, `maggio 1900` or `12/05/1900`; null for no date or one that cannot be read. */
export function formatPartialDate(value: string | null): string | null {
  const [, year, month, day] = PARTIAL.exec(value ?? "") ?? [];
  if (!year) return null;
  if (!month) return year;
  if (Number(month) < 1 || Number(month) > 12) return null;
  if (!day) return `${monthName.format(Date.UTC(2000, Number(month) - 1, 1))} ${year}`;
  return `${day}/${month}/${year}`;
}

const SPACED_DAY = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4}|\d{2})$/;
const RUN_DAY = /^(\d{2})(\d{2})(\d{4}|\d{2})$/;
/** As computers write it. */
const YEAR_FIRST = /^(\d{4})-(\d{1,2})-(\d{1,2})$/;

/** The day (`YYYY-MM-DD`) typed as `14/05/1931`, `14-5-31`, `14051931` or `1931-05-14`; null when there is no such day. */
export function parseTypedDay(typed: string, today = new Date()): string | null {
  const written = typed.trim().replace(YEAR_FIRST, "$3-$2-$1");
  const [, day, month, year] = SPACED_DAY.exec(written) ?? RUN_DAY.exec(written) ?? [];
  if (!day || !month || !year) return null;
  const wanted = fullYear(year, today);
  const date = new Date(Date.UTC(wanted, Number(month) - 1, Number(day)));
  // Date takes 31 February for 3 March, and the year 31 for 1931.
  const isReal =
    date.getUTCFullYear() === wanted &&
    date.getUTCMonth() === Number(month) - 1 &&
    date.getUTCDate() === Number(day);
  return isReal ? date.toISOString().slice(0, 10) : null;
}

/** Two digits mean the last year that ends so and is not in the future. */
function fullYear(year: string, today: Date): number {
  if (year.length === 4) return Number(year);
  const century = Math.floor(today.getFullYear() / 100) * 100;
  const guess = century + Number(year);
  return guess > today.getFullYear() ? guess - 100 : guess;
}

const ZONE = "Europe/Rome";
const momentFormat = new Intl.DateTimeFormat("it-IT", {
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
  hour: "2-digit",
  minute: "2-digit",
  timeZone: ZONE,
});
const dayFormat = new Intl.DateTimeFormat("en-CA", { timeZone: ZONE });

/** `28/11/2026, 14:05`, by the clock of the offices; a value that is no moment stays as it is. */
export function formatMoment(value: string): string {
  const at = new Date(value);
  return Number.isNaN(at.getTime()) ? value : momentFormat.format(at);
}

/** `28/11/2026`, by the calendar of the offices. */
export function formatDay(value: string): string {
  return formatMoment(value).split(",")[0] ?? value;
}

/** `14:05`, by the clock of the offices. */
export function formatTime(value: string): string {
  return formatMoment(value).split(", ")[1] ?? value;
}

/** The day (`YYYY-MM-DD`) on which a moment falls in the offices. */
export function dayOf(at: Date): string {
  return dayFormat.format(at);
}
