import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { thank } from "@/lib/thanks";
import { answer } from "@/test/fake-api";
import { answerMemorial, openMemorial } from "@/test/memorials";
import { makeOwnOrder } from "@/test/orders";
import { openPage } from "@/test/render";

const TITLE = "Grazie: è pagato l’ordine CS-26K7-4QXM";
const thanks = {
  number: "CS-26K7-4QXM",
  token: "collegamento",
  email: "anna@posta.example",
  isDemo: true,
};
const panel = async () => within(await screen.findByRole("region", { name: TITLE }));

async function openThanked() {
  answerMemorial({ tombId: 12 });
  const page = await openMemorial();
  act(() => thank(thanks));
  return page;
}

describe("the thanks", () => {
  it("say where the mail goes, what comes next, and that it was a trial", async () => {
    await openThanked();
    const said = await panel();
    await waitFor(() => expect(said.getByRole("heading", { name: TITLE })).toHaveFocus());
    expect(said.getByText("La conferma arriva per email a anna@posta.example.")).toBeVisible();
    expect(said.getByText(/^Il fornitore è stato avvisato/)).toBeVisible();
    expect(said.getByText(/^DEMO: pagamento di prova/)).toBeVisible();
    expect(said.getByRole("link", { name: "Segui l’ordine" })).toHaveAttribute(
      "href",
      "/ordine/collegamento",
    );
  });

  it("of a real payment speak of no trial, and of no address that is not known", async () => {
    answerMemorial();
    await openMemorial();
    act(() => thank({ ...thanks, email: null, isDemo: false }));
    const said = await panel();
    expect(said.getByText(/all’indirizzo che hai indicato/)).toBeVisible();
    expect(said.queryByText(/DEMO/)).not.toBeInTheDocument();
  });

  it("stay until they are put away", async () => {
    const { user } = await openThanked();
    await user.click((await panel()).getByRole("button", { name: "Chiudi" }));
    expect(screen.queryByRole("region", { name: TITLE })).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole("main")).toHaveFocus());
    expect(sessionStorage.getItem("camposanto-grazie")).toBeNull();
  });

  it("are there after a reload, and take no focus again", async () => {
    sessionStorage.setItem("camposanto-grazie", JSON.stringify(thanks));
    answerMemorial();
    await openMemorial();
    expect((await panel()).getByRole("heading", { name: TITLE })).not.toHaveFocus();
  });

  it("are not said twice where the order itself is", async () => {
    sessionStorage.setItem("camposanto-grazie", JSON.stringify(thanks));
    answer("/api/public/orders/by-token/{token}", makeOwnOrder());
    openPage("/ordine/collegamento");
    expect(await screen.findByText("Pagato")).toBeVisible();
    expect(screen.queryByRole("region", { name: TITLE })).not.toBeInTheDocument();
  });
});
