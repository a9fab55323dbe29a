// Dates of registers as a clerk types them: a day, a month of a year, or a year alone.
import { parseTypedDay } from "./dates";

export type Precision = "day" | "month" | "year";
export type DateFault = "unreadable" | "missing" | "future" | "shortYear";
/** `date` as it is sent: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; null for a blank text. */
export type TypedDate = { date: string | null; fault?: never } | { fault: DateFault };

const MONTHS = [
  "gennaio",
  "febbraio",
  "marzo",
  "aprile",
  "maggio",
  "giugno",
  "luglio",
  "agosto",
  "settembre",
  "ottobre",
  "novembre",
  "dicembre",
];
const YEAR = /^\d{4}$/;
const MONTH = /^(\d{1,2})[-/. ](\d{4})$/;
/** Never a day: no month is called 17 to 20, where the years of a register begin. */
const RUN_MONTH = /^(\d{2})((?:1[5-9]|20)\d{2})$/;
const MONTH_SECOND = /^(\d{4})-(\d{1,2})$/;
const LIKE_A_DAY = /^(?:\d{1,2}[-/. ]\d{1,2}[-/. ]\d{4}|\d{4}-\d{1,2}-\d{1,2}|\d{8})$/;
/** In a register `31` may be of three centuries: nobody guesses which. */
const SHORT_YEAR = /^(?:\d{1,2}[-/. ]\d{1,2}[-/. ]\d{2}|\d{6})$/;
const OLDEST = 1000;

/** `14 maggio 1931` and `mag 1931` with the month's number in the place of its name. */
function withoutNames(typed: string): string {
  return typed
    .trim()
    .toLocaleLowerCase("it-IT")
    .replace(/\s*([-/.])\s*/g, "$1")
    .replace(/\s+/g, " ")
    .replace(/\p{L}+/u, (word) => {
      const index = word.length < 3 ? -1 : MONTHS.findIndex((month) => month.startsWith(word));
      return index < 0 ? word : String(index + 1);
    });
}

function monthOf(written: string): TypedDate | null {
  const monthFirst = written.replace(MONTH_SECOND, "$2-$1");
  const [, month, year] = MONTH.exec(monthFirst) ?? RUN_MONTH.exec(written) ?? [];
  if (!month || !year) return null;
  if (Number(month) < 1 || Number(month) > 12) return { fault: "missing" };
  return { date: `${year}-${month.padStart(2, "0")}` };
}

function read(typed: string, today: Date): TypedDate {
  const written = withoutNames(typed);
  if (written === "") return { date: null };
  if (YEAR.test(written)) return { date: written };
  const month = monthOf(written);
  if (month) return month;
  if (SHORT_YEAR.test(written)) return { fault: "shortYear" };
  const day = parseTypedDay(written, today);
  if (day) return { date: day };
  return { fault: LIKE_A_DAY.test(written) ? "missing" : "unreadable" };
}

/** What was typed as `14/05/1931`, `14051931`, `1931-05-14`, `05/1931`, `maggio 1931` or `1931`. */
export function parsePartialDate(typed: string, today = new Date()): TypedDate {
  const found = read(typed, today);
  if (found.fault || found.date === null) return found;
  if (Number(found.date.slice(0, 4)) < OLDEST) return { fault: "unreadable" };
  const now = [
    today.getFullYear(),
    String(today.getMonth() + 1).padStart(2, "0"),
    String(today.getDate()).padStart(2, "0"),
  ].join("-");
  return found.date > now.slice(0, found.date.length) ? { fault: "future" } : found;
}

/** The day on which a permit ends, in the future as well. */
export function parseExpiryDay(typed: string): string | null {
  return isShortYear(typed) ? null : parseTypedDay(withoutNames(typed));
}

export function isShortYear(typed: string): boolean {
  return SHORT_YEAR.test(withoutNames(typed));
}

export function precisionOf(date: string): Precision {
  if (date.length === 4) return "year";
  return date.length === 7 ? "month" : "day";
}

/** A date as a field holds it: `14/05/1931`, `05/1931`, `1931`. */
export function typedDate(date: string | null): string {
  const [year, month, day] = (date ?? "").split("-");
  return [day, month, year].filter(Boolean).join("/");
}

/** Whether one date lies before another, as far as both are known. */
export function precedes(one: string, other: string): boolean {
  const common = Math.min(one.length, other.length);
  return one.slice(0, common) < other.slice(0, common);
}
