import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { answer, answerBy, fail, hang, take } from "@/test/fake-api";
import { makePlace, notices } from "@/test/places";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";
import { makeTribute, type Tribute } from "@/test/tributes";

const LIST = "/api/prayers/moderation";
const COUNTS = "/api/prayers/moderation/counts";
const prayer = makeTribute();
const message = makeTribute({
  id: 30,
  friend_name: "Marta",
  phrase: "<b>Ciao</b> nonno",
  is_visitor_message: true,
  visitor_email: "marta@posta.example",
});
const third = makeTribute({ id: 29, friend_name: "Un amico", phrase: "Riposa in pace" });

/** What the service holds: each question is answered from it. */
let held: Tribute[];

function leavesOf(filter: string | null): Tribute[] {
  if (filter === "all") return held;
  return held.filter(({ enabled }) => enabled === (filter === "approved" ? 1 : 0));
}

beforeEach(() => {
  held = [prayer, message, third];
  signIn("admin");
  answerBy(LIST, (query) => leavesOf(query.get("filter")));
  answerBy(COUNTS, () => ({
    pending: leavesOf("pending").length,
    approved: leavesOf("approved").length,
    all: held.length,
  }));
});

const card = (name: string) => screen.getByRole("article", { name });
const button = (name: string) => screen.getByRole("button", { name });

async function openTexts(query = "") {
  const page = openPage(`/prayers${query}`);
  await screen.findByRole("feed", { name: "Messaggi e preghiere" });
  return page;
}

function takeApproval() {
  return take("put", "/api/prayers/{prayer_id}/approve", () => {
    held = held.map((each) => (each.id === prayer.id ? { ...each, enabled: 1 } : each));
    return { status: 200, body: held[0] };
  });
}

function takeDeletion(id: number, status = 204) {
  return take("delete", "/api/prayers/{prayer_id}", () => {
    held = held.filter((each) => each.id !== id);
    const body = { message: "Preghiera non trovata" };
    return status === 204 ? { status } : { status, body };
  });
}

describe("a card", () => {
  it("says who wrote what, of whom, where they rest and whence it came", async () => {
    await openTexts();
    const shown = within(card("Marta"));
    expect(shown.getByText("<b>Ciao</b> nonno")).toBeVisible();
    expect(shown.getByText("Messaggio")).toBeVisible();
    expect(shown.getByText("27/11/2026, 16:40")).toBeVisible();
    expect(shown.getByText("· Blocco C · Tomba L-12-3")).toBeVisible();
    expect(shown.getByText("203.0.113.9")).toBeVisible();
    const person = shown.getByRole("link", { name: /Giovanni D'Angelo/ });
    expect(person).toHaveAttribute("href", "/memorial/7");
    const email = shown.getByRole("link", { name: "marta@posta.example" });
    expect(email).toHaveAttribute("href", "mailto:marta@posta.example");
    expect(within(card("Suor Agnese")).getByText("Preghiera")).toBeVisible();
  });

  it("of a reported text tells when and why", async () => {
    held = [
      makeTribute({ reported_at: "2026-11-28T08:00:00Z", report_reasons: ["È offensivo", "Spam"] }),
    ];
    await openTexts();
    const shown = within(card("Suor Agnese"));
    expect(shown.getByText("Segnalata")).toBeVisible();
    expect(shown.getByText(/^Segnalata il 28\/11\/2026, 09:00/)).toBeVisible();
    expect(shown.getByText("È offensivo")).toBeVisible();
    expect(shown.getByText("Spam")).toBeVisible();
  });
});

describe("filters", () => {
  it("have counts, and stay in the address", async () => {
    signIn("superadmin");
    const places = [makePlace(), makePlace({ id: 2, name: "San Rocco" })];
    answer("/api/cemeteries", places);
    const asked = answer(LIST, []);
    const counted = answer(COUNTS, { pending: 3, approved: 12345, all: 12348 });
    const { user, address } = openPage("/prayers");
    await user.click(await screen.findByRole("link", { name: "Approvate 12.345" }));
    expect(await screen.findByText("Ancora nessun testo approvato")).toBeVisible();
    await user.selectOptions(screen.getByLabelText("Tipo"), "Solo preghiere");
    await user.selectOptions(await screen.findByLabelText("Cimitero"), "San Rocco");
    await waitFor(() =>
      expect(address()).toBe("/prayers?stato=approvate&tipo=preghiere&cimitero=2"),
    );
    const query = { type: "prayers", cemeteryId: "2" };
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
        filter: "approved",
        ...query,
        limit: "50",
      }),
    );
    expect(counted.map((each) => Object.fromEntries(each))).toContainEqual(query);
  });

  it("of one cemetery alone offer no choice of it", async () => {
    signIn("superadmin");
    answer("/api/cemeteries", [makePlace()]);
    answer(LIST, [prayer]);
    await openTexts("?stato=niente&tipo=boh");
    expect(screen.queryByLabelText("Cimitero")).toBeNull();
  });

  it.each([
    ["", "Nessun testo in attesa"],
    ["?stato=approvate", "Ancora nessun testo approvato"],
    ["?stato=tutte", "Ancora nessun messaggio o preghiera"],
  ])("say of nothing why there is nothing (%s)", async (query, title) => {
    held = [];
    openPage(`/prayers${query}`);
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
  });
});

describe("one text after the other", () => {
  it("is approved, and the keyboard goes on with the next", async () => {
    const sent = takeApproval();
    const { user } = await openTexts();
    await user.click(button("Approva il testo di Suor Agnese"));
    expect(await notices().findByText("Preghiera approvata")).toBeVisible();
    await waitFor(() => expect(card("Marta")).toHaveFocus());
    await waitFor(() => expect(screen.queryByText("Suor Agnese")).toBeNull());
    expect(card("Marta")).toHaveFocus();
    expect(sent).toHaveLength(1);
    expect(screen.getByRole("link", { name: "In attesa 2" })).toBeVisible();
  });

  it("is deleted after a question", async () => {
    const sent = takeDeletion(third.id);
    const { user } = await openTexts();
    await user.click(button("Elimina il testo di Un amico"));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText("Riposa in pace")).toBeVisible();
    expect(sent).toHaveLength(0);
    await user.click(dialog.getByRole("button", { name: "Elimina" }));
    expect(await notices().findByText("Preghiera eliminata")).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Un amico")).toBeNull());
    expect(card("Marta")).toHaveFocus();
  });

  it("is dealt with by keys on the card", async () => {
    const sent = takeApproval();
    const { user } = await openTexts();
    card("Suor Agnese").focus();
    await user.keyboard("{ArrowDown}");
    expect(card("Marta")).toHaveFocus();
    await user.keyboard("{ArrowUp} ");
    expect(screen.getByText("1 selezionato")).toBeVisible();
    await user.keyboard("{Delete}");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(card("Suor Agnese")).toHaveFocus());
    await user.keyboard("a");
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(card("Marta")).toHaveFocus());
  });

  it("that somebody else has deleted is told kindly, and goes", async () => {
    take("put", "/api/prayers/{prayer_id}/approve", () => {
      held = [message, third];
      return { status: 404, body: { message: "Preghiera non trovata" } };
    });
    const { user } = await openTexts();
    await user.click(button("Approva il testo di Suor Agnese"));
    expect(await notices().findByText(/Qualcun altro lo ha già eliminato/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText("Suor Agnese")).toBeNull());
  });

  it("stays when it failed, with the reason", async () => {
    const body = { message: "Troppe richieste" };
    take("put", "/api/prayers/{prayer_id}/approve", { status: 429, body });
    const { user } = await openTexts();
    await user.click(button("Approva il testo di Suor Agnese"));
    expect(await notices().findByText(/Non è stato possibile .*Troppe richieste/)).toBeVisible();
    await waitFor(() => expect(button("Approva il testo di Suor Agnese")).toBeEnabled());
  });

  it("approved leaves the keyboard on an empty list's count when it was the last", async () => {
    held = [prayer];
    takeApproval();
    const { user } = await openTexts();
    await user.click(button("Approva il testo di Suor Agnese"));
    await screen.findByText("Nessun testo in attesa");
    expect(screen.getByText("0 testi")).toHaveFocus();
  });
});

describe("several at once", () => {
  it("are approved with a summary", async () => {
    const sent = take("post", LIST, () => {
      held = [];
      return { status: 200, body: { done: 2, missing: [29] } };
    });
    const { user } = await openTexts();
    await user.click(screen.getByRole("checkbox", { name: "Seleziona tutti" }));
    expect(screen.getByText("3 selezionati")).toBeVisible();
    await user.click(button("Approva selezionati"));
    expect(await notices().findByText(/^2 testi approvati. 1 non c’era più/)).toBeVisible();
    expect(sent).toEqual([{ action: "approve", ids: [31, 30, 29] }]);
    expect(await screen.findByText("Nessun testo in attesa")).toBeVisible();
  });

  it("are deleted after a question", async () => {
    const sent = take("post", LIST, () => {
      held = [third];
      return { status: 200, body: { done: 2, missing: [] } };
    });
    const { user } = await openTexts();
    for (const name of ["Suor Agnese", "Marta"])
      await user.click(screen.getByRole("checkbox", { name: `Seleziona il testo di ${name}` }));
    await user.click(button("Elimina selezionati"));
    const dialog = within(await screen.findByRole("alertdialog"));
    expect(dialog.getByText("Eliminare 2 testi?")).toBeVisible();
    await user.click(dialog.getByRole("button", { name: "Elimina" }));
    expect(await notices().findByText("2 testi eliminati")).toBeVisible();
    expect(sent).toEqual([{ action: "delete", ids: [31, 30] }]);
    await waitFor(() => expect(screen.queryByText("2 selezionati")).toBeNull());
  });
});

it("shows older ones at a click, asked for from the last that is shown", async () => {
  const many = Array.from({ length: 60 }, (_, place) => makeTribute({ id: 100 - place }));
  const asked = answerBy(LIST, (query) => {
    const before = Number(query.get("before") ?? 1000);
    return many.filter(({ id }) => id < before).slice(0, Number(query.get("limit")));
  });
  answer(COUNTS, { pending: 60, approved: 0, all: 60 });
  const { user } = await openTexts();
  expect(await screen.findByText("50 di 60 testi, dal più recente")).toBeVisible();
  await user.click(button("Mostra i meno recenti"));
  expect(await screen.findByText("60 testi")).toBeVisible();
  expect(screen.getAllByRole("article")).toHaveLength(60);
  expect(screen.queryByRole("button", { name: "Mostra i meno recenti" })).toBeNull();
  expect(asked.at(-1)?.get("limit")).toBe("100");
});

it("says that it loads, and can be asked for again after a failure", async () => {
  hang(LIST);
  openPage("/prayers").unmount();
  fail(LIST, 500);
  const { user } = openPage("/prayers");
  const retry = await screen.findByRole("button", { name: "Riprova" });
  answer(LIST, [prayer]);
  await user.click(retry);
  expect(await screen.findByText(prayer.phrase)).toBeVisible();
});
