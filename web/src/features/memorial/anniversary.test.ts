import { expect, it } from "vitest";
import { anniversaries } from "./anniversary";

const LIFE = { birthdate: "1931-05-14", deathdate: "2019-11-02" };
const on = (moment: string, life: Parameters<typeof anniversaries>[0] = LIFE) =>
  anniversaries(life, new Date(moment));

it("comes round on the day of the birth and on that of the death", () => {
  expect(on("2026-05-14T10:00:00Z")).toEqual([{ kind: "birth", years: 95 }]);
  expect(on("2026-11-02T10:00:00Z")).toEqual([{ kind: "death", years: 7 }]);
  expect(on("2026-11-03T10:00:00Z")).toEqual([]);
});

it("goes by the calendar of Italy, in summer and in winter", () => {
  expect(on("2026-05-13T22:30:00Z")).toHaveLength(1);
  expect(on("2026-05-14T22:30:00Z")).toHaveLength(0);
  expect(on("2026-11-01T23:30:00Z")).toHaveLength(1);
  expect(on("2026-11-02T23:30:00Z")).toHaveLength(0);
});

it("tells both when a person died on a birthday", () => {
  const life = { birthdate: "1931-05-14", deathdate: "2019-05-14" };
  expect(on("2026-05-14T10:00:00Z", life).map(({ kind }) => kind)).toEqual(["birth", "death"]);
});

it("says nothing of dates that are not known to the day, nor on the day itself", () => {
  expect(on("2026-05-14T10:00:00Z", { birthdate: "1931-05", deathdate: "2019" })).toEqual([]);
  expect(on("2026-05-14T10:00:00Z", { birthdate: null, deathdate: "2026-05-14" })).toEqual([]);
});

it("remembers 29 February on the 28th of a year that has none", () => {
  const life = { birthdate: "1932-02-29", deathdate: null };
  expect(on("2027-02-28T10:00:00Z", life)).toEqual([{ kind: "birth", years: 95 }]);
  expect(on("2028-02-28T10:00:00Z", life)).toEqual([]);
  expect(on("2028-02-29T10:00:00Z", life)).toEqual([{ kind: "birth", years: 96 }]);
  expect(on("2027-03-01T10:00:00Z", life)).toEqual([]);
});
