import { expect, it } from "vitest";
import { type Answers, databaseLine, type Health, systemLine } from "./health";

const well: Health = { database: true, broker: true, migrated: true };
const all = (change: Partial<Answers> = {}): Answers => ({
  identity: well,
  registry: well,
  importer: well,
  memorial: well,
  shop: well,
  ...change,
});

it.each([
  [all(), "Sistema online e funzionante", "Database aggiornato"],
  [
    all({ importer: null }),
    "Sistema online in parte. Non risponde: importazione dati",
    "Database non raggiungibile: importazione dati",
  ],
  [
    all({ registry: { ...well, broker: false } }),
    "Sistema online, ma gli aggiornamenti tra i servizi sono in ritardo",
    "Database aggiornato",
  ],
  [
    all({ registry: { ...well, migrated: false } }),
    "Sistema online e funzionante",
    "Database da aggiornare: registro dei cimiteri",
  ],
  [
    all({ identity: { ...well, database: false }, registry: { ...well, database: false } }),
    "Sistema online e funzionante",
    "Database non raggiungibile: accessi e operatori, registro dei cimiteri",
  ],
  [
    { identity: null, registry: null, importer: null, memorial: null, shop: null },
    "Il sistema non risponde",
    "Database non raggiungibile: accessi e operatori, registro dei cimiteri, importazione dati, memorial, negozio",
  ],
])("%j", (answers, system, database) => {
  expect(systemLine(answers).says).toBe(system);
  expect(databaseLine(answers).says).toBe(database);
  expect(systemLine(answers).isGood).toBe(system === "Sistema online e funzionante");
  expect(databaseLine(answers).isGood).toBe(database === "Database aggiornato");
});
