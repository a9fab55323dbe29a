import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { answer, answerBy, fail } from "@/test/fake-api";
import { makeOrderRow } from "@/test/orders";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";

const ORDERS = "/api/orders";
const total = (orders: number) => ({ "X-Total-Count": String(orders) });

function openOrders(path = "/orders", orders = 1) {
  signIn("fornitore");
  const asked = answerBy(ORDERS, () => [makeOrderRow()], total(orders));
  return { ...openPage(path), asked };
}

const shown = () => screen.findByRole("rowheader", { name: /CS-26K7-4QXM/ });
const askedFor = (asked: URLSearchParams[]) => Object.fromEntries(asked.at(-1) ?? []);

describe("orders are asked for", () => {
  it("by a text, a status and days, kept in the address", async () => {
    const { user, asked, address } = openOrders();
    await shown();
    expect(askedFor(asked)).toEqual({ page: "1", pageSize: "50" });
    await user.type(screen.getByLabelText("Cerca"), "D'Angelo{Enter}");
    await user.selectOptions(screen.getByLabelText("Stato"), "Completato");
    await user.type(screen.getByLabelText("Dal"), "1/11/2026{Enter}");
    await user.type(screen.getByLabelText("Al"), "30/11/2026{Enter}");
    const query = "cerca=D%27Angelo&stato=completed&dal=2026-11-01&al=2026-11-30";
    await waitFor(() => expect(address()).toBe(`/orders?${query}`));
    await waitFor(() =>
      expect(askedFor(asked)).toEqual({
        page: "1",
        pageSize: "50",
        search: "D'Angelo",
        status: "completed",
        from: "2026-11-01",
        to: "2026-11-30",
      }),
    );
  });

  it("as an address says, and whatever it says badly is left out", async () => {
    const { asked } = openOrders("/orders?cerca=rossi&dal=2026-02-30&al=ieri&stato=perso&pagina=x");
    await shown();
    expect(askedFor(asked)).toEqual({ page: "1", pageSize: "50", search: "rossi" });
    expect(screen.getByLabelText("Cerca")).toHaveValue("rossi");
  });

  it("page by page, and another filter begins at the first", async () => {
    const { user, asked, address } = openOrders("/orders?cerca=rossi&pagina=2", 12_345);
    await shown();
    expect(screen.getByText("12.345 ordini")).toBeVisible();
    const pages = within(screen.getByRole("navigation", { name: "Pagine dei risultati" }));
    await user.click(pages.getByRole("link", { name: "Pagina 3" }));
    await waitFor(() => expect(askedFor(asked)).toMatchObject({ page: "3", search: "rossi" }));
    expect(address()).toBe("/orders?cerca=rossi&pagina=3");
    await user.selectOptions(screen.getByLabelText("Stato"), "Pagato");
    await waitFor(() => expect(askedFor(asked)).toMatchObject({ page: "1", status: "paid" }));
  });

  it("on a page that is no longer there: the last one is shown", async () => {
    const { address } = openOrders("/orders?pagina=9", 60);
    await waitFor(() => expect(address()).toBe("/orders?pagina=2"));
    expect(await shown()).toBeVisible();
  });
});

describe("where there are none", () => {
  const openNone = (path: string) => {
    signIn("fornitore");
    answer(ORDERS, [], total(0));
    return openPage(path);
  };

  it("at all, it is said so", async () => {
    openNone("/orders");
    expect(await screen.findByText("Ancora nessun ordine.")).toBeVisible();
    expect(screen.queryByRole("button", { name: "Togli i filtri" })).not.toBeInTheDocument();
  });

  it("under the filters, these can be taken away", async () => {
    const { user, address } = openNone("/orders?cerca=nessuno&stato=paid");
    expect(await screen.findByText("Nessun ordine corrisponde ai filtri scelti.")).toBeVisible();
    answer(ORDERS, [makeOrderRow()], total(1));
    await user.click(screen.getByRole("button", { name: "Togli i filtri" }));
    expect(await shown()).toBeVisible();
    expect(address()).toBe("/orders");
    expect(screen.getByLabelText("Cerca")).toHaveValue("");
  });

  it("between days that run backwards, the days are to blame", async () => {
    openNone("/orders?dal=2026-11-30&al=2026-11-01");
    expect(
      await screen.findByText("Il primo giorno viene dopo l’ultimo: controlla le date."),
    ).toBeVisible();
  });

  it("because the service is away, it can be asked again", async () => {
    signIn("fornitore");
    fail(ORDERS, 500);
    const { user } = openPage("/orders");
    const retry = await screen.findByRole("button", { name: "Riprova" });
    answer(ORDERS, [makeOrderRow()], total(1));
    await user.click(retry);
    expect(await shown()).toBeVisible();
  });
});

it("on a phone filters and legend are folded above the rows", async () => {
  const wide = window.matchMedia;
  vi.spyOn(window, "matchMedia").mockImplementation((media) => ({
    ...wide(media),
    matches: media.startsWith("(width <"),
  }));
  const { user } = openOrders("/orders?cerca=rossi");
  const list = await screen.findByRole("list", { name: "Gestione Ordini" });
  const meaning = screen.getByText("Il fornitore se ne sta occupando.");
  expect(meaning).not.toBeVisible();
  expect(list.compareDocumentPosition(meaning)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  await user.click(screen.getByText("Che cosa vuol dire ogni stato"));
  expect(meaning).toBeVisible();
  await user.click(screen.getByRole("button", { name: /^Filtri/ }));
  expect(screen.getByLabelText("Cerca")).toBeVisible();
});
