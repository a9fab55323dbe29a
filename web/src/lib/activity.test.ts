import { describe, expect, it } from "vitest";
import { type Activity, actorName, deed, fieldName, recordTitle, shownValue } from "./activity";

const entry = (change: Partial<Activity> = {}): Activity => ({
  action: "updated",
  kind: "user",
  record_id: 3,
  record_label: "Lucia De Santis",
  user_name: "Marco Bellini",
  changes: [],
  ...change,
});

describe("an entry in plain Italian", () => {
  it.each([
    [{}, "ha modificato l’operatore Lucia De Santis"],
    [
      { action: "created", kind: "cemetery", record_label: "San Rocco" },
      "ha creato il cimitero San Rocco",
    ],
    [{ action: "deleted", kind: "tomb", record_label: "" }, "ha eliminato la tomba n. 3"],
    [{ kind: "deceased" }, "ha modificato la scheda di Lucia De Santis"],
    [{ action: "logged_in" }, "ha effettuato l’accesso"],
    [{ action: "password_reset" }, "ha reimpostato la password"],
    [{ action: "imported", kind: "import", record_label: "a.csv" }, "ha importato a.csv"],
    [
      { action: "exported", kind: "export", record_label: "Defunti (CSV)" },
      "ha esportato Defunti (CSV)",
    ],
    [
      { action: "approved", kind: "prayer", record_label: "Anna per Maria Rossi" },
      "ha approvato la preghiera di Anna per Maria Rossi",
    ],
    [
      { action: "blocked", kind: "sender_block", record_label: "del testo del 03/11/2026" },
      "ha bloccato il mittente del testo del 03/11/2026",
    ],
    [{ kind: "product", record_label: "Rose rosse" }, "ha modificato il prodotto Rose rosse"],
    [
      { kind: "supplier_config", record_label: "Fiori Galli" },
      "ha modificato la configurazione di Fiori Galli",
    ],
    [
      { action: "answered", kind: "memorial_request", record_label: "Lucia per Maria Rossi" },
      "ha chiuso la richiesta di Lucia per Maria Rossi",
    ],
    [{ action: "moved", kind: "urn" }, "moved urn Lucia De Santis"],
  ])("%j", (change, words) => {
    expect(deed(entry(change))).toBe(words);
  });

  it("names the record for tables, and the system when nobody did it", () => {
    expect(recordTitle(entry())).toBe("Operatore Lucia De Santis");
    expect(recordTitle(entry({ kind: "urn" }))).toBe("urn Lucia De Santis");
    expect(actorName(entry())).toBe("Marco Bellini");
    expect(actorName(entry({ user_name: null }))).toBe("Sistema");
  });
});

it.each([
  ["business_name", "Ragione sociale"],
  ["businessName", "Ragione sociale"],
  ["sconosciuto", "sconosciuto"],
])("calls the field %s %s", (field, name) => {
  expect(fieldName(field)).toBe(name);
});

it.each([
  ["phone", null, "vuoto"],
  ["phone", "", "vuoto"],
  ["enabled", true, "Sì"],
  ["enabled", false, "No"],
  ["role", "merchant", "Fornitore"],
  ["role", "altro", "altro"],
  ["status", "rejected", "non accolta"],
  ["status", "processing", "in lavorazione"],
  ["status", "altro", "altro"],
  ["refund", "failed", "non riuscito"],
  ["sender", "address", "indirizzo"],
  ["password", "••••••", "nascosto"],
  ["birthdate", "1931-05-14", "14/05/1931"],
  ["birthdate", "boh", "boh"],
  ["photos", ["a", "b"], "a, b"],
  ["photos", [], "vuoto"],
  ["capacity", 4, "4"],
  ["altro", { a: 1 }, '{"a":1}'],
])("shows %s %j as %s", (field, value, shown) => {
  expect(shownValue(field, value)).toBe(shown);
});
