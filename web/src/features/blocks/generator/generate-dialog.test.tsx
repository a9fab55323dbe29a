import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { pageOf } from "@/test/burials";
import { answer, take } from "@/test/fake-api";
import { makeBlock, notices, openedDialog, openList } from "@/test/places";
import { signIn } from "@/test/staff";
import { orderOf, patternFault, placeholders, START } from "./generate-form";

const PATH = "/api/blocks/{block_id}/tombs";

beforeEach(() => {
  signIn("admin");
  answer("/api/blocks", pageOf([makeBlock()]));
});

async function openGenerator() {
  const page = await openList("/blocks", "Blocchi");
  await page.user.click(screen.getByRole("button", { name: "Genera tombe in Blocco C" }));
  const dialog = await openedDialog("Genera tombe");
  return { ...page, dialog };
}

const made = (references: string[], exists: string[] = [], created = 0) => ({
  references: references.map((reference) => ({ reference, exists: exists.includes(reference) })),
  created,
  total: references.length,
});

describe("the generator", () => {
  it("shows what a pattern means and which are there already, then makes the others", async () => {
    const all = ["L-1-01", "L-1-02", "L-2-01", "L-2-02"];
    const sent = take("post", PATH, ({ dryRun }) => ({
      status: 200,
      body: made(all, ["L-1-02"], dryRun ? 0 : 3),
    }));
    const { user, dialog } = await openGenerator();
    expect(dialog.getByRole("button", { name: "Genera tombe" })).toBeDisabled();
    await user.type(dialog.getByLabelText("Fila"), "1-2");
    await user.type(dialog.getByLabelText("Numero"), "01-02");
    const go = await dialog.findByRole("button", { name: "Genera 3 tombe" });
    const preview = within(dialog.getByRole("region", { name: "Anteprima" }));
    expect(preview.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "L-1-01",
      "L-2-01",
      "L-2-02",
    ]);
    expect(preview.getByText(/1 riferimento esiste già/)).toHaveTextContent("L-1-02");
    expect(sent.every(({ dryRun }) => dryRun === true)).toBe(true);
    await waitFor(() => expect(go).toBeEnabled());
    await user.click(go);
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(sent.at(-1)).toEqual({
      pattern: "L-{fila}-{numero}",
      ranges: { fila: "1-2", numero: "01-02" },
      capacity: 1,
      enabled: true,
      dryRun: false,
    });
    expect(await notices().findByText("3 tombe generate")).toBeVisible();
  });

  it("puts the service's objections beside their fields", async () => {
    const message = "«9-1»: il primo valore viene dopo l'ultimo";
    take("post", PATH, { status: 422, body: { message, fields: { "ranges.numero": message } } });
    const { user, dialog } = await openGenerator();
    await user.clear(dialog.getByLabelText("Schema del riferimento"));
    await user.type(dialog.getByLabelText("Schema del riferimento"), "N{{numero}");
    expect(dialog.queryByLabelText("Fila")).toBeNull();
    await user.type(dialog.getByLabelText("Numero"), "9-1");
    expect(await dialog.findByText(message)).toBeVisible();
    expect(dialog.getByLabelText("Numero")).toBeInvalid();
    expect(dialog.getByRole("button", { name: "Genera tombe" })).toBeDisabled();
  });

  it("says what is wrong with a pattern", async () => {
    const { user, dialog } = await openGenerator();
    const pattern = dialog.getByLabelText("Schema del riferimento");
    await user.clear(pattern);
    expect(await dialog.findByText("Scrivi lo schema del riferimento")).toBeVisible();
    await user.type(pattern, "L-{{numero");
    expect(await dialog.findByText("{numero: manca la parentesi } che chiude")).toBeVisible();
    expect(pattern).toBeInvalid();
    await user.type(pattern, "}");
    await waitFor(() => expect(pattern).toBeValid());
  });

  it("has nothing to make when all are there", async () => {
    take("post", PATH, { status: 200, body: made(["A-1"], ["A-1"]) });
    const { user, dialog } = await openGenerator();
    await user.type(dialog.getByLabelText("Fila"), "A");
    await user.type(dialog.getByLabelText("Numero"), "1");
    expect(await dialog.findByText(/non c’è niente da generare/)).toBeVisible();
    expect(dialog.getByRole("button", { name: "Genera tombe" })).toBeDisabled();
  });

  it("shortens a long preview to its beginning and its end", async () => {
    const all = Array.from({ length: 80 }, (_, index) => `L-${index + 1}`);
    take("post", PATH, { status: 200, body: made(all) });
    const { user, dialog } = await openGenerator();
    await user.type(dialog.getByLabelText("Fila"), "1");
    await user.type(dialog.getByLabelText("Numero"), "1-80");
    expect(await dialog.findByText("80 tombe")).toBeVisible();
    expect(dialog.getByText("L-80")).toBeVisible();
    expect(dialog.queryByText("L-40")).toBeNull();
  });
});

describe("what is typed", () => {
  it("has the placeholders of its pattern, as the service reads them", () => {
    expect(placeholders("{Fila}-{numero}-{ fila }")).toEqual(["fila", "numero"]);
    expect(placeholders("L-{1}-{}-{due parole}")).toEqual([]);
  });

  it.each([
    ["L-{fila}-{numero}", undefined],
    ["L-12", "Manca ciò che cambia da una tomba all’altra: aggiungi per esempio {numero}"],
    ["L-{fila", "{fila: manca la parentesi } che chiude"],
    ["L-{fila}-{numero", "{numero: manca la parentesi } che chiude"],
    ["L-fila}", "C’è una parentesi } che non chiude nulla"],
    ["L-{due parole}", "{due parole}: tra parentesi graffe va una sola parola, per esempio {fila}"],
    ["L-{}", "{}: tra parentesi graffe va una sola parola, per esempio {fila}"],
  ])("is a pattern, or has a fault: %s", (pattern, fault) => {
    expect(patternFault(pattern)).toBe(fault);
  });

  it("is asked about only when it is whole", () => {
    const whole = { ...START, ranges: { fila: "1", numero: " 2 ", altro: "9" } };
    expect(orderOf(whole)?.ranges).toEqual({ fila: "1", numero: "2" });
    expect(orderOf({ ...whole, capacity: "0" })).toBeNull();
    expect(orderOf({ ...whole, ranges: { fila: "1" } })).toBeNull();
    expect(orderOf({ ...whole, pattern: "L" })).toBeNull();
  });
});
