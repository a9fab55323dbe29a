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
