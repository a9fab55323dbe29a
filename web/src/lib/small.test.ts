import { describe, expect, it } from "vitest";
import { dayOf, formatMoment, parseTypedDay } from "./dates";
import { fold } from "./fold";
import { strongPassword } from "./passwords";
import { foldRole, isAmong } from "./roles";

describe("a typed day", () => {
  const today = new Date("2026-11-28T12:00:00Z");
  it.each([
    ["14/05/1931", "1931-05-14"],
    ["14-5-31", "1931-05-14"],
    ["14051931", "1931-05-14"],
    ["1.2.26", "2026-02-01"],
    [" 29/02/2024 ", "2024-02-29"],
    ["29/02/2023", null],
    ["31/04/2020", null],
    ["00/01/2020", null],
    ["2020-01-31", "2020-01-31"],
    ["ieri", null],
    ["", null],
  ])("%j is %s", (typed, day) => {
    expect(parseTypedDay(typed, today)).toBe(day);
  });
});

it("tells moments and days by the clock of the offices", () => {
  expect(formatMoment("2026-07-01T22:30:00Z")).toBe("02/07/2026, 00:30");
  expect(formatMoment("mai")).toBe("mai");
  expect(dayOf(new Date("2026-07-01T22:30:00Z"))).toBe("2026-07-02");
});

it.each([
  ["D’Angelo", "dangelo"],
  ["d angelo", "dangelo"],
  ["De Luca", "deluca"],
  ["Niccolò", "niccolo"],
  ["Rossi-Bianchi", "rossibianchi"],
])("folds %s to %s", (value, folded) => {
  expect(fold(value)).toBe(folded);
});

it("makes up passwords that differ and have no letter that looks like another", () => {
  const made = new Set(Array.from({ length: 50 }, strongPassword));
  expect(made.size).toBe(50);
  for (const password of made)
    expect(password).toMatch(/^([a-km-zA-HJ-NP-Z2-9]{4}-){3}[a-km-zA-HJ-NP-Z2-9]{4}$/);
});

it("folds the spellings of roles", () => {
  expect(["owner", "proprietario", "merchant", "supplier", "altro"].map(foldRole)).toEqual([
    "owner",
    "owner",
    "fornitore",
    "fornitore",
    null,
  ]);
  expect(isAmong("fornitore", ["merchant"])).toBe(true);
  expect(isAmong("altro", ["merchant"])).toBe(false);
});
