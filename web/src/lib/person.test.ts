import { expect, it } from "vitest";
import { displayName, initials, positionParts } from "./person";

const giovanni = { name: "Giovanni", surname: "D'Angelo", nominative: null };

it("prefers the nominative, else joins name and surname", () => {
  expect(displayName({ ...giovanni, nominative: "D'Angelo Anna in Bianchi" })).toBe(
    "D'Angelo Anna in Bianchi",
  );
  expect(displayName(giovanni)).toBe("Giovanni D'Angelo");
  expect(displayName({ ...giovanni, name: null })).toBe("D'Angelo");
});

it("takes initials from name and surname, else from the first words", () => {
  expect(initials(giovanni)).toBe("GD");
  expect(initials({ name: "élodie", surname: "'t Hooft", nominative: null })).toBe("ÉT");
  expect(initials({ name: null, surname: null, nominative: "De Luca Maria" })).toBe("DL");
  expect(initials({ name: null, surname: "Rossi", nominative: null })).toBe("R");
});

it("names the level of a bare code, and leaves a spoken name as it is", () => {
  expect(positionParts({ sectorName: "A", blockName: "12", tombReference: "L-12-3" })).toEqual([
    "Settore A",
    "Blocco 12",
    "Tomba L-12-3",
  ]);
  expect(
    positionParts({ sectorName: "Campo 4", blockName: null, tombReference: "Loculo 7" }),
  ).toEqual(["Campo 4", "Loculo 7"]);
});
