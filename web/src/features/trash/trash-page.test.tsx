import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { pageOf } from "@/test/burials";
import { answer, answerBy, fail, take } from "@/test/fake-api";
import { makePlace, notices, openList } from "@/test/places";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";
import { contentsText, daysLeft, type TrashEntry } from "./contents";

const EMPTY = { sectors: 0, blocks: 0, tombs: 0, deceased: 0 };

function makeTrash(change: Partial<TrashEntry> = {}): TrashEntry {
  return {
    id: 41,
    kind: "block",
    record_id: 12,
    label: "Blocco C",
    cemetery_id: 1,
    cemetery_name: "Cimitero di Valdora",
    deletedAt: "2026-11-27T15:40:00Z",
    expiresAt: new Date(Date.now() + 89.5 * 24 * 3600_000).toISOString(),
    deleted_by: "Marco Bellini",
    contents: EMPTY,
    ...change,
  };
}

const block = makeTrash({ contents: { sectors: 0, blocks: 0, tombs: 120, deceased: 1 } });
const person = makeTrash({
  id: 40,
  kind: "deceased",
  record_id: 7,
  label: "Giovanni D'Angelo",
  deleted_by: null,
  expiresAt: new Date(Date.now() + 3600_000).toISOString(),
});

beforeEach(() => {
  signIn("superadmin");
  answer("/api/cemeteries", [makePlace(), makePlace({ id: 2, name: "San Rocco" })]);
});

const openTrash = (query = "") => openList(`/trash${query}`, "Cestino");

it("says what was deleted, where, by whom, when, what it held and how long it stays", async () => {
  answer("/api/trash", pageOf([block, person]));
  const { rowOf } = await openTrash();
  expect(screen.getByText("2 elementi nel cestino")).toBeVisible();
  const row = rowOf(/Blocco C/);
  for (const said of [
    "Blocco n. 12",
    "Cimitero di Valdora",
    "120 tombe, 1 defunto",
    "Marco Bellini",
    "27/11/2026, 16:40",
    "90 giorni",
  ])
    expect(row.getByText(said)).toBeVisible();
  const other = rowOf(/D'Angelo/);
  expect(other.getByText("Sistema")).toBeVisible();
  expect(other.getByText("Ultimo giorno")).toBeVisible();
});

it("keeps its filters in the address and asks the service for them", async () => {
  const asked = answer("/api/trash", pageOf([block]));
  const { user, address } = await openTrash("?pagina=1");
  await screen.findByRole("option", { name: "San Rocco" });
  await user.selectOptions(screen.getByLabelText("Cimitero"), "San Rocco");
  await user.selectOptions(screen.getByLabelText("Che cosa"), "Blocco");
  await user.type(screen.getByLabelText("Cerca"), "c{Enter}");
  await waitFor(() => expect(address()).toBe("/trash?cerca=c&su=block&cimitero=2"));
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
      search: "c",
      kind: "block",
      cemeteryId: "2",
      page: "1",
      pageSize: "50",
    }),
  );
  await user.click(screen.getByRole("button", { name: "Togli i filtri" }));
  await waitFor(() => expect(address()).toBe("/trash"));
});

describe("restoring", () => {
  it("asks, says what comes along, and brings it back", async () => {
    let left = [block, person];
    answerBy("/api/trash", () => pageOf(left));
    const sent = take("post", "/api/trash/{trash_id}/restore", () => {
      left = [person];
      return { status: 200, body: { kind: "block", record_id: 12 } };
    });
    const { user } = await openTrash();
    await user.click(screen.getByRole("button", { name: "Ripristina Blocco Blocco C" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText("Tornano anche: 120 tombe, 1 defunto.")).toBeVisible();
    expect(sent).toHaveLength(0);
    await user.click(dialog.getByRole("button", { name: "Ripristina" }));
    expect(await notices().findByText("Ripristinato con successo")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Blocco C")).toBeNull());
    expect(sent).toHaveLength(1);
  });

  it("passes on why it is refused", async () => {
    answer("/api/trash", pageOf([person]));
    const message = "Tomba piena: libera un posto prima di ripristinare";
    take("post", "/api/trash/{trash_id}/restore", { status: 409, body: { message } });
    const { user } = await openTrash();
    await user.click(screen.getByRole("button", { name: /Ripristina Defunto/ }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await user.click(dialog.getByRole("button", { name: "Ripristina" }));
    expect(await notices().findByText(new RegExp(message))).toBeVisible();
    expect(screen.getByText("Giovanni D'Angelo")).toBeVisible();
  });

  it("of the last entry of the last page leads to the page before", async () => {
    answerBy("/api/trash", (query) =>
      query.get("page") === "2"
        ? pageOf([], { total: 50, page: 2, totalPages: 1 })
        : pageOf([block], { total: 50 }),
    );
    const { address } = await openTrash("?pagina=2");
    expect(address()).toBe("/trash");
  });
});

it("is an admin's own, without a choice of cemeteries", async () => {
  signIn("admin");
  answer("/api/trash", pageOf([]));
  openPage("/trash");
  expect(await screen.findByText("Il cestino è vuoto.")).toBeVisible();
  expect(screen.queryByLabelText("Cimitero")).toBeNull();
});

it("can be asked for again after a failure", async () => {
  fail("/api/trash", 500);
  const { user } = openPage("/trash");
  const retry = await screen.findByRole("button", { name: "Riprova" });
  answer("/api/trash", pageOf([block]));
  await user.click(retry);
  expect(await screen.findByText("120 tombe, 1 defunto")).toBeVisible();
});

it("counts days and contents in words", () => {
  const now = new Date("2026-11-28T12:00:00Z");
  expect(daysLeft("2026-11-29T11:59:00Z", now)).toBe(1);
  expect(daysLeft("2027-02-26T11:59:59Z", now)).toBe(90);
  expect(daysLeft("2026-11-30T12:00:00Z", now)).toBe(2);
  expect(daysLeft("2026-11-01T12:00:00Z", now)).toBe(0);
  expect(contentsText(EMPTY)).toBe("");
  expect(contentsText({ sectors: 1, blocks: 2, tombs: 12345, deceased: 2 })).toBe(
    "1 settore, 2 blocchi, 12.345 tombe, 2 defunti",
  );
});
