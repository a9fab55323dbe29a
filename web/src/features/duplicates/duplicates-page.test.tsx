import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { makeDeceased, pageOf } from "@/test/burials";
import { answer, answerBy, fail, take } from "@/test/fake-api";
import { makePlace, notices } from "@/test/places";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";
import { differing, firstPicks, mergeOrder, type Pair } from "./pair";
import type { Merge } from "./queries";

const pair: Pair = {
  first: makeDeceased({ id: 7, version: 3, deathdate: null }),
  second: makeDeceased({
    id: 9,
    version: 5,
    surname: "Dangelo",
    tomb_id: 6,
    tomb_reference: "A-1",
  }),
  reasons: ["Stesso nome", "Stesso anno di morte"],
};

const merge: Merge = {
  id: 51,
  mergedAt: "2026-11-27T15:40:00Z",
  merged_by: "Marco Bellini",
  kept_id: 7,
  kept_label: "Giovanni D'Angelo",
  merged_id: 9,
  merged_label: "Giovanni Dangelo",
  cemetery_id: 1,
  cemetery_name: "Cimitero di Valdora",
  undoneAt: null,
  undone_by: null,
};

const UNDONE = { status: 200, body: { kept: pair.first, restored: pair.second, stayed: [] } };

beforeEach(() => {
  signIn("admin");
});

async function openPairs() {
  const page = openPage("/duplicates");
  const name = "Giovanni D'Angelo e Giovanni Dangelo";
  return { ...page, card: within(await screen.findByRole("article", { name })) };
}

describe("a pair", () => {
  it("shows only what differs, and folds away what does not", async () => {
    answer("/api/duplicates", pageOf([pair]));
    const { card, user } = await openPairs();
    expect(screen.getByText("1 coppia da controllare")).toBeVisible();
    expect(card.getByText("Stesso nome")).toBeVisible();
    expect(card.getByText("Stesso anno di morte")).toBeVisible();
    const groups = card.getAllByRole("radiogroup").map((group) => group.getAttribute("aria-label"));
    expect(groups).toEqual([
      "Scheda che resta",
      "Cognome: quale valore tenere",
      "Data di morte: quale valore tenere",
      "Tomba: quale valore tenere",
    ]);
    expect(card.getByText("14/05/1931")).not.toBeVisible();
    await user.click(card.getByText("3 campi uguali"));
    expect(card.getByText("14/05/1931")).toBeVisible();
    const death = within(card.getByRole("radiogroup", { name: /Data di morte/ }));
    expect(death.getByRole("radio", { name: "vuoto" })).not.toBeChecked();
    expect(death.getByRole("radio", { name: "novembre 2019" })).toBeChecked();
  });

  it("tells pictures by their records, not by where they are stored", async () => {
    const first = { ...pair.first, picture: "/media/0a.webp" };
    const second = { ...pair.second, picture: "/media/0b.webp" };
    answer("/api/duplicates", pageOf([{ ...pair, first, second }]));
    const { card } = await openPairs();
    const pictures = within(card.getByRole("radiogroup", { name: /^Immagine:/ }));
    expect(pictures.getByRole("radio", { name: "Immagine della scheda n. 7" })).toBeChecked();
    expect(pictures.getByRole("radio", { name: "Immagine della scheda n. 9" })).toBeVisible();
    expect(pictures.queryByText(/media/)).toBeNull();
  });

  it("is merged as chosen, after a question, and can be taken back from the notice", async () => {
    let left = [pair];
    answerBy("/api/duplicates", () => pageOf(left));
    const sent = take("post", "/api/duplicates/merge", () => {
      left = [];
      return { status: 200, body: { mergeId: 51, kept: pair.second } };
    });
    const undone = take("post", "/api/duplicates/merges/{merge_id}/undo", UNDONE);
    const { card, user } = await openPairs();
    await user.click(card.getByRole("radio", { name: /Resta questa Scheda n. 9/ }));
    await user.click(card.getByRole("radio", { name: "D'Angelo" }));
    await user.click(card.getByRole("button", { name: "Unisci" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText(/Resta la scheda n. 9 .* la n. 7 viene tolta/)).toBeVisible();
    expect(sent).toHaveLength(0);
    await user.click(dialog.getByRole("button", { name: "Unisci" }));
    await waitFor(() =>
      expect(sent).toEqual([
        {
          keepId: 9,
          mergeId: 7,
          keepVersion: 5,
          mergeVersion: 3,
          fields: { surname: "merge", deathdate: "keep", tomb_id: "keep" },
        },
      ]),
    );
    expect(await screen.findByText("Nessun possibile duplicato")).toBeVisible();
    await user.click(await notices().findByRole("button", { name: "Annulla unione" }));
    await waitFor(() => expect(undone).toHaveLength(1));
    expect(await notices().findByText("Unione annullata")).toBeVisible();
  });

  it("changed by somebody else meanwhile is shown anew", async () => {
    const newer = { ...pair, first: { ...pair.first, version: 4, epitaph: "Riposa in pace" } };
    let now = pair;
    answerBy("/api/duplicates", () => pageOf([now]));
    take("post", "/api/duplicates/merge", () => {
      now = newer;
      return { status: 409, body: { message: "Il record è stato modificato da un altro utente" } };
    });
    const { card, user } = await openPairs();
    await user.click(card.getByRole("button", { name: "Unisci" }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await user.click(dialog.getByRole("button", { name: "Unisci" }));
    expect(await notices().findByText(/modificato da un altro utente/)).toBeVisible();
    expect(await screen.findByText("Riposa in pace")).toBeVisible();
  });

  it("of two persons is not proposed again", async () => {
    let left = [pair];
    answerBy("/api/duplicates", () => pageOf(left));
    const sent = take("post", "/api/duplicates/dismiss", () => {
      left = [];
      return { status: 204 };
    });
    const { card, user } = await openPairs();
    await user.click(card.getByRole("button", { name: "Non sono duplicati" }));
    expect(await screen.findByText("Nessun possibile duplicato")).toBeVisible();
    expect(sent).toEqual([{ firstId: 7, secondId: 9 }]);
  });
});

describe("merges", () => {
  it("stand in a list, each with the way back", async () => {
    let done: Merge[] = [merge, { ...merge, id: 50, undoneAt: "2026-11-27T16:00:00Z" }];
    answerBy("/api/duplicates/merges", () => pageOf(done));
    take("post", "/api/duplicates/merges/{merge_id}/undo", () => {
      done = done.map((each) => ({ ...each, undoneAt: "2026-11-28T10:00:00Z" }));
      return UNDONE;
    });
    const { user } = openPage("/duplicates?vista=unioni");
    const table = within(await screen.findByRole("table", { name: "Unioni fatte" }));
    await table.findAllByText("Giovanni Dangelo");
    expect(table.getAllByText("Annullata")).toHaveLength(1);
    await user.click(table.getByRole("button", { name: /Annulla l’unione di/ }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await user.click(dialog.getByRole("button", { name: "Annulla unione" }));
    await waitFor(() => expect(table.getAllByText("Annullata")).toHaveLength(2));
  });

  it("say what was changed since and stays", async () => {
    answer("/api/duplicates/merges", pageOf([merge]));
    const body = { ...UNDONE.body, stayed: ["surname", "tomb_id"] };
    take("post", "/api/duplicates/merges/{merge_id}/undo", { status: 200, body });
    const { user } = openPage("/duplicates?vista=unioni");
    await user.click(await screen.findByRole("button", { name: /Annulla l’unione di/ }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await user.click(dialog.getByRole("button", { name: "Annulla unione" }));
    expect(await notices().findByText(/Restano come sono.*: Cognome, Tomba n\./)).toBeVisible();
  });

  it("that cannot be undone say why", async () => {
    answer("/api/duplicates/merges", pageOf([merge]));
    const message = "La tomba è piena";
    take("post", "/api/duplicates/merges/{merge_id}/undo", { status: 409, body: { message } });
    const { user } = openPage("/duplicates?vista=unioni");
    await user.click(await screen.findByRole("button", { name: /Annulla l’unione di/ }));
    const dialog = within(await screen.findByRole("alertdialog"));
    await user.click(dialog.getByRole("button", { name: "Annulla unione" }));
    expect(await notices().findByText(new RegExp(message))).toBeVisible();
  });
});

it("lets a superadmin choose the cemetery, and turns pages of ten", async () => {
  signIn("superadmin");
  answer("/api/cemeteries", [makePlace({ id: 2, name: "San Rocco" })]);
  const asked = answer("/api/duplicates", pageOf([pair], { total: 15, totalPages: 2 }));
  const { user, address } = openPage("/duplicates");
  await screen.findByRole("option", { name: "San Rocco" });
  await user.selectOptions(screen.getByLabelText("Cimitero"), "San Rocco");
  await waitFor(() => expect(address()).toBe("/duplicates?cimitero=2"));
  await user.click(await screen.findByRole("link", { name: "Pagina 2" }));
  expect(address()).toBe("/duplicates?cimitero=2&pagina=2");
  await waitFor(() =>
    expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
      cemeteryId: "2",
      page: "2",
      pageSize: "10",
    }),
  );
});

it("can be asked for again after a failure", async () => {
  fail("/api/duplicates", 500);
  const { user } = openPage("/duplicates");
  const retry = await screen.findByRole("button", { name: "Riprova" });
  answer("/api/duplicates", pageOf([pair]));
  await user.click(retry);
  await screen.findByRole("article");
});

describe("the choice", () => {
  it("begins with the kept record's values, and the other's where it has none", () => {
    expect(differing(pair)).toEqual(["surname", "deathdate", "tomb_id"]);
    expect(firstPicks(pair, "first")).toEqual({
      surname: "first",
      deathdate: "second",
      tomb_id: "first",
    });
    expect(firstPicks(pair, "second").deathdate).toBe("second");
  });

  it.each(["first", "second"] as const)("keeps reserved who is so in either: %s", (kept) => {
    const one = { ...pair, second: { ...pair.second, reserved: true } };
    expect(differing(one)).toContain("reserved");
    expect(firstPicks(one, kept).reserved).toBe("second");
    const way = kept === "second" ? "keep" : "merge";
    expect(mergeOrder(one, kept, firstPicks(one, kept)).fields.reserved).toBe(way);
  });

  it("takes an empty text and none for the same", () => {
    const same = { ...pair, second: { ...pair.first, id: 9, deathdate: "" } };
    expect(differing(same)).toEqual([]);
  });

  it("is told to the service from the side of the record that stays", () => {
    const order = mergeOrder(pair, "second", { surname: "first", deathdate: "second" });
    expect(order.fields).toEqual({ surname: "merge", deathdate: "keep", tomb_id: "keep" });
  });
});
