// Operators for the tests of their page.
import { screen, within } from "@testing-library/react";
import { answer } from "@/test/fake-api";
import { makePlace } from "@/test/places";
import { openPage } from "@/test/render";
import { makeUser, signIn } from "@/test/staff";

export const chiara = makeUser("superadmin");
export const lucia = makeUser("owner", { phone: "347 1", enabled: false });
export const rosa = makeUser("fornitore", { business_name: "Fiori Ferri", cemetery_id: 2 });

export const notices = () => within(screen.getByRole("region", { name: "Notifiche (F8)" }));

/** Signs Chiara in, with three operators and two cemeteries. */
export function prepareOperators() {
  signIn("superadmin");
  answer("/api/users", [chiara, lucia, rosa]);
  answer("/api/cemeteries", [makePlace(), makePlace({ id: 2, name: "San Rocco" })]);
}

export async function openOperators() {
  const page = openPage("/operators");
  const table = await screen.findByRole("table", { name: "Gestione Operatori" });
  await within(table).findByText("Lucia De Santis");
  return { ...page, table: within(table) };
}
