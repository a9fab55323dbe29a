import { expect, it } from "vitest";
import { formatPartialDate } from "./dates";

it.each([
  ["1900", "1900"],
  ["1900-05", "maggio 1900"],
  ["2019-12", "dicembre 2019"],
  ["1900-05-12", "12/05/1900"],
])("shows %s as far as it is known: %s", (value, shown) => {
  expect(formatPartialDate(value)).toBe(shown);
});

it.each([[null], [""], ["ignota"], ["1900-13"], ["12/05/1900"]])(
  "shows nothing for %s",
  (value) => {
    expect(formatPartialDate(value)).toBeNull();
  },
);
