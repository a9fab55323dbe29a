import { expect, it } from "vitest";
import { fieldsText } from "./fields";

it.each([
  ["Telefono", "facoltativo"],
  ["Legame con la persona", "facoltativo"],
  ["Link del cimitero", "facoltativo"],
  ["Codice fiscale / Partita IVA", "facoltativo"],
  ["Email", "facoltativa"],
  ["Email per le notifiche degli ordini", "facoltativa"],
  ["Nota", "facoltativa"],
  ["Data di nascita", "facoltativa"],
  ["Descrizione", "facoltativa"],
  ["Immagine del cimitero", "facoltativa"],
  ["Ragione sociale", "facoltativa"],
  ["Chiave segreta Stripe", "facoltativa"],
  ["Coordinate GPS", "facoltative"],
  ["Foto", "facoltative"],
])("of %s says that it is %s", (label, said) => {
  expect(fieldsText.optional(label)).toBe(said);
});
