import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { take } from "@/test/fake-api";
import { notices } from "@/test/places";
import { signIn } from "@/test/staff";
import { cardOf, holdTexts, message, openTexts, prayer, third } from "@/test/tributes";

let held: ReturnType<typeof holdTexts>;

beforeEach(() => {
  signIn("admin");
  held = holdTexts([prayer, message, third]);
});

const button = (name: string) => screen.getByRole("button", { name });

function takeApproval() {
  return take("put", "/api/prayers/{prayer_id}/approve", () => {
    held.texts = held.texts.map((each) => (each.id === prayer.id ? { ...each, enabled: 1 } : each));
    return { status: 200, body: held.texts[0] };
  });
}

function takeDeletion(id: number) {
  return take("delete", "/api/prayers/{prayer_id}", () => {
    held.texts = held.texts.filter((each) => each.id !== id);
    return { status: 204 };
  });
}

describe("one text after the other", () => {
  it("is approved, and the keyboard goes on with the next", async () => {
    const sent = takeApproval();
    const { user } = await openTexts();
    await user.click(button("Approva il testo di Suor Agnese"));
    expect(await notices().findByText("Preghiera approvata")).toBeVisible();
    await waitFor(() => expect(cardOf("Marta")).toHaveFocus());
    await waitFor(() => expect(screen.queryByText("Suor Agnese")).toBeNull());
    await waitFor(() => expect(cardOf("Marta")).toHaveFocus());
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
    await waitFor(() => expect(cardOf("Marta")).toHaveFocus());
  });

  it("is dealt with by keys on the card", async () => {
    const sent = takeApproval();
    const { user } = await openTexts();
    cardOf("Suor Agnese").focus();
    await user.keyboard("{ArrowDown}");
    await waitFor(() => expect(cardOf("Marta")).toHaveFocus());
    await user.keyboard("{ArrowUp} ");
    expect(screen.getByText("1 selezionato")).toBeVisible();
    await user.keyboard("{Delete}");
    await user.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await waitFor(() => expect(cardOf("Suor Agnese")).toHaveFocus());
    await user.keyboard("a");
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(cardOf("Marta")).toHaveFocus());
  });

  it("that somebody else has deleted is told kindly, and goes", async () => {
    take("put", "/api/prayers/{prayer_id}/approve", () => {
      held.texts = [message, third];
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
    held.texts = [prayer];
    takeApproval();
    const { user } = await openTexts();
    await user.click(button("Approva il testo di Suor Agnese"));
    await screen.findByText("Nessun testo in attesa");
    await waitFor(() => expect(screen.getByText("0 testi")).toHaveFocus());
  });
});

describe("several at once", () => {
  it("are approved with a summary", async () => {
    const sent = take("post", "/api/prayers/moderation", () => {
      held.texts = [];
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
    const sent = take("post", "/api/prayers/moderation", () => {
      held.texts = [third];
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
