import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { answer, answerBy, fail, hang, take } from "@/test/fake-api";
import { makePlace } from "@/test/places";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";
import { cardOf, holdTexts, makeTribute, message, openTexts, prayer, third } from "@/test/tributes";

const LIST = "/api/prayers/moderation";
const COUNTS = "/api/prayers/moderation/counts";

let held: ReturnType<typeof holdTexts>;

beforeEach(() => {
  signIn("admin");
  held = holdTexts([prayer, message, third]);
});

describe("a card", () => {
  it("says who wrote what, of whom, where they rest and whence it came", async () => {
    await openTexts();
    const shown = within(cardOf("Marta"));
    expect(shown.getByText("<b>Ciao</b> nonno")).toBeVisible();
    expect(shown.getByText("Messaggio")).toBeVisible();
    expect(shown.getByText("27/11/2026, 16:40")).toBeVisible();
    expect(shown.getByText("· Blocco C · Tomba L-12-3")).toBeVisible();
    expect(shown.getByText("203.0.113.9")).toBeVisible();
    const person = shown.getByRole("link", { name: /Giovanni D'Angelo/ });
    expect(person).toHaveAttribute("href", "/memorial/7");
    const email = shown.getByRole("link", { name: "marta@posta.example" });
    expect(email).toHaveAttribute("href", "mailto:marta@posta.example");
    expect(within(cardOf("Suor Agnese")).getByText("Preghiera")).toBeVisible();
  });

  it("of a reported text tells when and why", async () => {
    held.texts = [
      makeTribute({ reported_at: "2026-11-28T08:00:00Z", report_reasons: ["È offensivo", "Spam"] }),
    ];
    await openTexts();
    const shown = within(cardOf("Suor Agnese"));
    expect(shown.getByText("Segnalata")).toBeVisible();
    expect(shown.getByText(/^Segnalata il 28\/11\/2026, 09:00/)).toBeVisible();
    expect(shown.getByText("È offensivo")).toBeVisible();
    expect(shown.getByText("Spam")).toBeVisible();
    expect(shown.getByText(/non è più visibile finché non decidi/)).toBeVisible();
  });

  it("of one that stays published says so, and asks for a decision all the same", async () => {
    const reported_at = "2026-11-28T08:00:00Z";
    held.texts = [makeTribute({ enabled: 1, reported_at })];
    const sent = take("put", "/api/prayers/{prayer_id}/approve", () => {
      held.texts = [makeTribute({ enabled: 1 })];
      return { status: 200, body: held.texts[0] };
    });
    const { user } = await openTexts();
    const shown = within(cardOf("Suor Agnese"));
    expect(shown.getByText(/per ora resta visibile sul memorial/)).toBeVisible();
    expect(shown.getByText("Nessun motivo indicato.")).toBeVisible();
    await user.click(screen.getByLabelText("Seleziona tutti"));
    expect(screen.getByRole("button", { name: "Approva selezionati" })).toBeVisible();
    cardOf("Suor Agnese").focus();
    await user.keyboard("a");
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(screen.queryByText("Suor Agnese")).toBeNull());
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
    held.texts = [];
    openPage(`/prayers${query}`);
    expect(await screen.findByRole("heading", { name: title })).toBeVisible();
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
  await user.click(screen.getByRole("button", { name: "Mostra i meno recenti" }));
  expect(await screen.findByText("60 testi")).toBeVisible();
  expect(screen.getAllByRole("article")).toHaveLength(60);
  await waitFor(() => expect(screen.getAllByRole("article")[50]).toHaveFocus());
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
