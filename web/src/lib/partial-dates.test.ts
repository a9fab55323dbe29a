import { describe, expect, it } from "vitest";
import {
  parseExpiryDay,
  parsePartialDate,
  precedes,
  precisionOf,
  typedDate,
} from "./partial-dates";

const TODAY = new Date(2026, 10, 28);
const read = (typed: string) => parsePartialDate(typed, TODAY);

describe("a date of a register", () => {
  it.each([
    ["14/05/1931", "1931-05-14"],
    ["14/5/1931", "1931-05-14"],
    ["14.5.1931", "1931-05-14"],
    ["14 5 1931", "1931-05-14"],
    ["14051931", "1931-05-14"],
    ["1931-05-14", "1931-05-14"],
    ["1931-5-14", "1931-05-14"],
    ["1931-05", "1931-05"],
    ["14 maggio 1931", "1931-05-14"],
    [" 14  MAG 1931 ", "1931-05-14"],
    ["14 / 05 / 1931", "1931-05-14"],
    ["29/02/2024", "2024-02-29"],
    ["28/11/2026", "2026-11-28"],
    ["05/1931", "1931-05"],
    ["5-1931", "1931-05"],
    ["5 1931", "1931-05"],
    ["051931", "1931-05"],
    ["maggio 1931", "1931-05"],
    ["mag 1931", "1931-05"],
    ["12/1850", "1850-12"],
    ["11/2026", "2026-11"],
    ["1931", "1931"],
    [" 1931 ", "1931"],
    ["2026", "2026"],
  ])("may be typed %s", (typed, date) => {
    expect(read(typed)).toEqual({ date });
  });

  it("may be left blank", () => {
    expect(read("")).toEqual({ date: null });
    expect(read("  ")).toEqual({ date: null });
  });

  it.each([
    ["31/02/1931", "missing"],
    ["29/02/2023", "missing"],
    ["31021931", "missing"],
    ["13/1931", "missing"],
    ["00/1931", "missing"],
    ["0/5/1931", "missing"],
    ["29/11/2026", "future"],
    ["12/2026", "future"],
    ["2027", "future"],
    ["31", "unreadable"],
    ["931", "unreadable"],
    ["0931", "unreadable"],
    ["14/05/0031", "missing"],
    ["ieri", "unreadable"],
    ["ma 1931", "unreadable"],
    ["14/05/1931 circa", "unreadable"],
    ["14-5-31", "shortYear"],
    ["140531", "shortYear"],
    ["14 maggio 31", "shortYear"],
    ["1931-02-31", "missing"],
    ["1931-13", "missing"],
    ["1/2/3/4", "unreadable"],
  ])("%s is refused as %s", (typed, fault) => {
    expect(read(typed)).toEqual({ fault });
  });

  it.each([
    [null, ""],
    ["1931", "1931"],
    ["1931-05", "05/1931"],
    ["1931-05-14", "14/05/1931"],
  ])("%s stands in its field as %s, and is read again as itself", (date, typed) => {
    expect(typedDate(date)).toBe(typed);
    expect(read(typed)).toEqual({ date });
  });

  it.each([
    ["31/12/2045", "2045-12-31"],
    ["2045-12-31", "2045-12-31"],
    ["31-12-45", null],
    ["1/1/30", null],
    ["31 dicembre 2045", "2045-12-31"],
    ["31122045", "2045-12-31"],
    ["31/11/2045", null],
    ["2045", null],
  ])("a permit that ends on %s", (typed, day) => {
    expect(parseExpiryDay(typed)).toBe(day);
  });

  it("is as precise as it is long", () => {
    expect(["1931", "1931-05", "1931-05-14"].map(precisionOf)).toEqual(["year", "month", "day"]);
  });

  it.each([
    ["1931-05-14", "1931", false],
    ["1930", "1931-05-14", true],
    ["1931-04", "1931-05-14", true],
    ["1931-05-14", "1931-05", false],
    ["1931-05-13", "1931-05-14", true],
    ["1932", "1931-05", false],
  ])("%s before %s: %s", (one, other, isBefore) => {
    expect(precedes(one, other)).toBe(isBefore);
  });
});
