import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { answer, fail } from "@/test/fake-api";
import { makePlace } from "@/test/places";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";

const COUNTS = {
  tombs: {
    "over-capacity": 3,
    "no-coordinates": 12345,
    "permit-expired": 0,
    "permit-expiring": 7,
    "no-owner": 210,
  },
  deceaseds: { "no-dates": 4, "wrong-fiscal-code": 1 },
  duplicates: 9,
};

it("leads from each count to its list, within the chosen cemetery", async () => {
  signIn("superadmin");
  answer("/api/cemeteries", [makePlace(), makePlace({ id: 2, name: "San Rocco" })]);
  const asked = answer("/api/quality", COUNTS);
  const { user, address } = openPage("/quality");
  const first = await screen.findByRole("link", {
    name: "Senza coordinate: 12.345. Apri l’elenco",
  });
  expect(first).toHaveAttribute("href", "/tombs?qualita=no-coordinates");
  expect(screen.getByText("12.345")).toBeVisible();
  await screen.findByRole("option", { name: "San Rocco" });
  await user.selectOptions(screen.getByLabelText("Cimitero"), "San Rocco");
  await waitFor(() => expect(address()).toBe("/quality?cimitero=2"));
  await waitFor(() => expect(asked.at(-1)?.get("cemeteryId")).toBe("2"));
  const goesTo = (name: RegExp) => screen.findByRole("link", { name });
  expect(await goesTo(/Oltre la capienza/)).toHaveAttribute(
    "href",
    "/tombs?cimitero=2&qualita=over-capacity",
  );
  expect(await goesTo(/Senza date/)).toHaveAttribute(
    "href",
    "/deceased?cimitero=2&qualita=no-dates",
  );
  expect(await goesTo(/Possibili duplicati: 9/)).toHaveAttribute("href", "/duplicates?cimitero=2");
});

it("says what is in order, without a link to nothing", async () => {
  signIn("superadmin");
  answer("/api/cemeteries", []);
  answer("/api/quality", COUNTS);
  openPage("/quality");
  expect(await screen.findByRole("img", { name: "Tutto a posto" })).toBeVisible();
  expect(screen.queryByRole("link", { name: /Concessione scaduta/ })).toBeNull();
});

it("is an admin's own cemetery, whatever the address says", async () => {
  signIn("admin");
  const asked = answer("/api/quality", COUNTS);
  openPage("/quality?cimitero=2");
  await screen.findByRole("link", { name: /Oltre la capienza/ });
  expect(asked[0]?.size).toBe(0);
  expect(screen.queryByLabelText("Cimitero")).toBeNull();
});

it("can be asked for again after a failure", async () => {
  signIn("admin");
  fail("/api/quality", 500);
  const { user } = openPage("/quality");
  const retry = await screen.findByRole("button", { name: "Riprova" });
  answer("/api/quality", COUNTS);
  await user.click(retry);
  await screen.findByRole("link", { name: /Oltre la capienza/ });
});
