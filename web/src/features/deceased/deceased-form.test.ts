import { describe, expect, it } from "vitest";
import { makeDeceased } from "@/test/burials";
import {
  type DeceasedField,
  type DeceasedValues,
  deceasedPayload,
  deceasedSchema,
  deceasedValues,
} from "./deceased-form";

const tomb = { id: 5, label: "L-12-3" };
const filled = (change: Partial<DeceasedValues> = {}): DeceasedValues => ({
  ...deceasedValues(null, tomb),
  surname: "D'Angelo",
  name: "Giovanni",
  ...change,
});

function faults(values: DeceasedValues, stored = null as ReturnType<typeof makeDeceased> | null) {
  const { error } = deceasedSchema(stored).safeParse(values);
  return Object.fromEntries(
    (error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );
}

describe("what is refused", () => {
  it("is every fault at once", () => {
    const values = filled({
      surname: " ",
      name: "",
      tombId: null,
      birthdate: "31/02/1931",
      deathdate: "ieri",
      picture: "foto.jpg",
      commemorationVideo: "www.video.it",
    });
    expect(faults(values)).toEqual({
      surname: "Cognome richiesto",
      name: "Nome richiesto",
      tombId: "Tomba richiesta",
      birthdate: "Questa data non esiste",
      deathdate: "Data non valida: scrivi gg/mm/aaaa, mm/aaaa o aaaa",
      picture: "URL non valido",
      commemorationVideo: "URL non valido",
    });
  });

  it("is a date to come", () => {
    expect(faults(filled({ deathdate: "2999" }))).toEqual({ deathdate: "La data è nel futuro" });
  });

  it.each([
    ["14/05/1931", "13/05/1931", false],
    ["14/05/1931", "14/05/1931", true],
    ["14/05/1931", "05/1931", true],
    ["14/05/1931", "04/1931", false],
    ["1931", "1930", false],
    ["1931", "01/01/1931", true],
    ["", "1930", true],
    ["1931", "", true],
  ])("is a death before the birth: %s, %s", (birthdate, deathdate, isFine) => {
    const message = "La data di morte precede quella di nascita";
    expect(faults(filled({ birthdate, deathdate }))).toEqual(isFine ? {} : { deathdate: message });
    expect(faults(filled({ name: "", birthdate, deathdate })).deathdate).toBe(
      isFine ? undefined : message,
    );
  });

  it("is never what a register already holds, until it is changed", () => {
    const odd = makeDeceased({ birthdate: "1931", deathdate: "1930", picture: "foto/vecchia.jpg" });
    const kept = deceasedValues(odd);
    expect(faults({ ...kept, epitaph: "Riposa" }, odd)).toEqual({});
    expect(faults({ ...kept, birthdate: "1932" }, odd)).toHaveProperty("deathdate");
    expect(faults({ ...kept, picture: "foto/nuova.jpg" }, odd)).toHaveProperty("picture");
  });

  it("is never a wrong fiscal code", () => {
    expect(faults(filled({ fiscalCode: "PROVVISORIO 12" }))).toEqual({});
  });
});

describe("what is sent", () => {
  const all = () => true;

  it("of a new person is every field, dates as far as they are known", () => {
    const values = filled({
      birthdate: "1931",
      deathdate: "nov 2019",
      fiscalCode: " rssmra85t10a562s ",
      epitaph: "Riposa\nin pace",
    });
    expect(deceasedPayload(values, all)).toEqual({
      surname: "D'Angelo",
      name: "Giovanni",
      nominative: null,
      birthdate: "1931",
      deathdate: "2019-11",
      fiscalCode: "RSSMRA85T10A562S",
      tombId: 5,
      epitaph: "Riposa\nin pace",
      picture: null,
      backgroundImage: null,
      commemorationVideo: null,
      enabled: true,
      reserved: false,
    });
  });

  it("of a stored one is what was changed", () => {
    const values = { ...deceasedValues(makeDeceased()), deathdate: "" };
    const changed: DeceasedField[] = ["deathdate", "enabled"];
    expect(deceasedPayload(values, (field) => changed.includes(field))).toEqual({
      deathdate: null,
      enabled: true,
    });
  });

  it("keeps a wrong code as it was typed", () => {
    expect(deceasedPayload(filled({ fiscalCode: " prov 12 " }), all).fiscalCode).toBe("prov 12");
  });
});

it("begins with what is stored, dates as they are typed", () => {
  expect(deceasedValues(makeDeceased({ tomb_reference: null }))).toMatchObject({
    birthdate: "14/05/1931",
    deathdate: "11/2019",
    tombId: { id: 5, label: "TOMBA 5" },
    epitaph: "",
  });
});
