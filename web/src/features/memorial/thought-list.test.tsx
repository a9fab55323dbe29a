import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answer, answerBy, fail } from "@/test/fake-api";
import { makeMessage, makePrayer } from "@/test/makers";
import { answerMemorial, openMemorial, PATHS } from "@/test/memorials";

const list = (name: string) => within(screen.getByRole("region", { name }));
const messages = () => list("Messaggi di Ricordo");

beforeEach(() => answerMemorial());

describe("the lists", () => {
  it("show messages and prayers as plain text, with author and day", async () => {
    const script = "<img src=x onerror=alert(1)>";
    answer(PATHS.messages, [makeMessage({ message: script, visitorName: "<b>Ada</b>" })]);
    answer(PATHS.prayers, [makePrayer()]);
    await openMemorial();
    expect(await messages().findByText(script)).toBeVisible();
    expect(messages().getByText("<b>Ada</b>")).toBeVisible();
    expect(messages().getByText("17/11/2026")).toBeVisible();
    expect(await list("Preghiere").findByText("Famiglia Zanon")).toBeVisible();
  });

  it("show ten, then more of those that have come, then those before them", async () => {
    const page = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) =>
        makeMessage({ id: from - index, message: `Pensiero ${from - index}` }),
      );
    const asked = answerBy(PATHS.messages, (query) =>
      query.has("before") ? page(100, 5) : page(200, 100),
    );
    const { user } = await openMemorial();
    await messages().findByText("Pensiero 191");
    expect(messages().queryByText("Pensiero 190")).not.toBeInTheDocument();
    for (let step = 0; step < 5; step += 1)
      await user.click(messages().getByRole("button", { name: "Mostra i precedenti" }));
    await messages().findByText("Pensiero 96");
    expect(asked.map((query) => query.get("before"))).toEqual([null, "101"]);
    expect(messages().getAllByRole("listitem")).toHaveLength(105);
    expect(
      messages().queryByRole("button", { name: "Mostra i precedenti" }),
    ).not.toBeInTheDocument();
  });

  it("say so when they are empty, and when they do not come", async () => {
    fail(PATHS.messages, 503);
    const { user } = await openMemorial();
    expect(await list("Preghiere").findByText("Ancora nessuna preghiera.")).toBeVisible();
    answer(PATHS.messages, [makeMessage()]);
    await user.click(await messages().findByRole("button", { name: "Riprova" }));
    expect(await messages().findByText("Ci manchi ogni giorno.")).toBeVisible();
  });

  it("do not offer to try again what was refused", async () => {
    fail(PATHS.messages, 403);
    await openMemorial();
    expect(await messages().findByText("Non si sono potuti caricare.")).toBeVisible();
    expect(messages().queryByRole("button", { name: "Riprova" })).not.toBeInTheDocument();
  });

  it("fold a text of very many lines", async () => {
    const message = Array.from({ length: 150 }, (_, at) => `riga ${at}`).join("\n");
    answer(PATHS.messages, [makeMessage({ message })]);
    const { user } = await openMemorial();
    const text = await messages().findByText(/^riga 0/);
    expect(text.textContent).toMatch(/riga 6…$/);
    const more = messages().getByRole("button", { name: "Mostra tutto" });
    await user.click(more);
    expect(text.textContent).toBe(message);
    expect(more).toHaveAccessibleName("Mostra meno");
    expect(more).toHaveAttribute("aria-expanded", "true");
  });

  it("stand before the form, to which a button leads", async () => {
    const { user } = await openMemorial();
    const scroll = vi.spyOn(Element.prototype, "scrollIntoView");
    await user.click(screen.getByRole("button", { name: "Lascia un pensiero" }));
    const title = screen.getByRole("heading", { name: "Lascia un pensiero" });
    await waitFor(() => expect(title).toHaveFocus());
    expect(scroll).toHaveBeenCalledOnce();
    const prayers = screen.getByRole("heading", { name: "Preghiere" });
    expect(prayers.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
