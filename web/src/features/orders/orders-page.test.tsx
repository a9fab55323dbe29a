import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answer, fail, take } from "@/test/fake-api";
import { notices } from "@/test/operators";
import { makeOrder, makeOrderRow } from "@/test/orders";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";

const ORDER = "/api/orders/{order_id}";
const STATUS = "/api/orders/{order_id}/status";

async function openOrders(orders = [makeOrderRow()]) {
  answer("/api/orders", orders);
  const page = openPage("/orders");
  const table = await screen.findByRole("table", { name: "Gestione Ordini" });
  await within(table).findByText(orders[0]?.orderNumber ?? "Ancora nessun ordine.");
  return { ...page, table: within(table) };
}

describe("the list", () => {
  it("shows number, customer, tomb, total, status and date", async () => {
    signIn("superadmin");
    const { table } = await openOrders();
    const row = within(
      table.getByRole("rowheader", { name: /CS-26K7-4QXM/ }).closest("tr") as HTMLElement,
    );
    expect(row.getByText("Anna Greco")).toBeVisible();
    expect(row.getByRole("link", { name: "anna@posta.example" })).toHaveAttribute(
      "href",
      "mailto:anna@posta.example",
    );
    expect(row.getByRole("link", { name: "347 1234567" })).toHaveAttribute(
      "href",
      "tel:3471234567",
    );
    expect(row.getByText("Giovanni D'Angelo")).toBeVisible();
    expect(row.getByText("35,50 €")).toBeVisible();
    expect(row.getByText("Pagato")).toBeVisible();
    expect(row.getByText("27/11/2026")).toBeVisible();
    expect(row.getByText("16:40")).toBeVisible();
    expect(row.queryByText("DEMO")).not.toBeInTheDocument();
  });

  it("marks orders that nobody has paid for, and what somebody has to look at", async () => {
    signIn("superadmin");
    const { table } = await openOrders([
      makeOrderRow({ isDemo: true, alarm: "Rimborso fallito", refundStatus: "failed" }),
    ]);
    expect(table.getByText("DEMO")).toBeVisible();
    expect(table.getByText("Rimborso fallito", { selector: ".text-danger" })).toBeVisible();
  });

  it("explains each status, and shows one that it does not know as waiting", async () => {
    signIn("superadmin");
    const { table } = await openOrders([makeOrderRow({ status: "in_viaggio" as never })]);
    expect(table.getByText("In attesa")).toBeVisible();
    const legend = within(screen.getByRole("region", { name: "Che cosa vuol dire ogni stato" }));
    expect(legend.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
      "In attesa",
      "Pagato",
      "In lavorazione",
      "Completato",
      "Annullato",
    ]);
    expect(legend.getByText("Il fornitore se ne sta occupando.")).toBeVisible();
    const isBefore = screen.getByRole("table").compareDocumentPosition(legend.getByRole("heading"));
    expect(isBefore).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });
});

describe("the steps", () => {
  const buttons = (table: Awaited<ReturnType<typeof openOrders>>["table"]) =>
    table
      .getAllByRole("button")
      .map(({ textContent }) => textContent)
      .filter((name) => name !== "CS-26K7-4QXM");

  it.each([
    ["pending", ["Annulla"]],
    ["paid", ["Inizia Lavorazione", "Annulla"]],
    ["processing", ["Completa"]],
    ["completed", []],
    ["cancelled", []],
  ] as const)("offers for %s what may come next", async (status, names) => {
    signIn("fornitore");
    const { table } = await openOrders([makeOrderRow({ status })]);
    expect(buttons(table)).toEqual(names);
  });

  it("wait while a bank decides about the payment", async () => {
    signIn("fornitore");
    const { table } = await openOrders([
      makeOrderRow({ status: "pending", paymentStatus: "processing" }),
    ]);
    expect(buttons(table)).toEqual([]);
    expect(table.getByText("La banca sta confermando")).toBeVisible();
  });

  it("promise no refund of what the customer has disputed", async () => {
    signIn("superadmin");
    const { user } = await openOrders([makeOrderRow({ isDisputed: true })]);
    await user.click(screen.getByRole("button", { name: /^Annulla l’ordine/ }));
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText(/^Il cliente ha contestato il pagamento/)).toBeVisible();
    expect(question.queryByText(/riceverà il rimborso/)).not.toBeInTheDocument();
  });

  it("tell that the bank decides when what was cancelled is disputed", async () => {
    signIn("superadmin");
    const { user } = await openOrders();
    const cancelled = { status: "cancelled", isDisputed: true, refundStatus: "failed" } as const;
    take("put", STATUS, { status: 200, body: makeOrder(cancelled) });
    await user.click(screen.getByRole("button", { name: /^Annulla l’ordine/ }));
    const question = within(await screen.findByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "Annulla l’ordine" }));
    expect(await notices().findByText("Ordine annullato")).toBeVisible();
    expect(notices().getByText(/del denaro decide la banca del cliente/)).toBeVisible();
    expect(notices().queryByText("Stato ordine aggiornato")).not.toBeInTheDocument();
  });

  it("are not for an admin of another cemetery", async () => {
    signIn("admin", { cemetery_id: 1 });
    const { table } = await openOrders([makeOrderRow({ cemeteryId: 2 })]);
    expect(buttons(table)).toEqual([]);
  });

  it("begins the work at once and says so", async () => {
    signIn("fornitore");
    const { user } = await openOrders();
    const sent = take("put", STATUS, { status: 200, body: makeOrder({ status: "processing" }) });
    answer("/api/orders", [makeOrderRow({ status: "processing" })]);
    await user.click(screen.getByRole("button", { name: /^Inizia Lavorazione/ }));
    expect(await notices().findByText("Stato ordine aggiornato")).toBeVisible();
    expect(sent).toEqual([{ status: "processing" }]);
    expect(await screen.findByText("In lavorazione", { selector: "td *" })).toBeVisible();
  });

  it("asks before money goes back, and tells the service's reason when it does not", async () => {
    signIn("superadmin");
    const { user } = await openOrders();
    const sent = take("put", STATUS, { status: 409, body: { message: "È già in lavorazione" } });
    await user.click(screen.getByRole("button", { name: /^Annulla l’ordine/ }));
    const question = within(await screen.findByRole("alertdialog"));
    expect(question.getByText("Il cliente riceverà il rimborso di 35,50 €.")).toBeVisible();
    await user.click(question.getByRole("button", { name: "Annulla l’ordine" }));
    expect(
      await notices().findByText(
        "Impossibile aggiornare lo stato dell'ordine. È già in lavorazione",
      ),
    ).toBeVisible();
    expect(sent).toEqual([{ status: "cancelled" }]);
  });
});

describe("one order", () => {
  it("shows what was bought, the notes and every step", async () => {
    signIn("fornitore");
    const { user } = await openOrders();
    answer(ORDER, makeOrder());
    await user.click(screen.getByRole("button", { name: "Apri l’ordine CS-26K7-4QXM" }));
    const dialog = within(await screen.findByRole("dialog", { name: "Ordine CS-26K7-4QXM" }));
    expect(dialog.getByText("2 × Mazzo di rose")).toBeVisible();
    expect(dialog.getByText("Davanti alla foto, grazie")).toBeVisible();
    expect(dialog.getByText(/Servizio di pagamento/)).toBeVisible();
  });

  it("says when it cannot be had", async () => {
    signIn("fornitore");
    const { user } = await openOrders();
    fail(ORDER, 500);
    await user.click(screen.getByRole("button", { name: "Apri l’ordine CS-26K7-4QXM" }));
    expect(await screen.findByText("L’ordine non si è potuto caricare.")).toBeVisible();
  });

  it("asks before a refund that the bank has refused is repeated", async () => {
    signIn("superadmin");
    const { user } = await openOrders([makeOrderRow({ status: "cancelled" })]);
    const refund = { attempt: 1, amount: 3550, createdAt: "2026-11-27T16:00:00Z" };
    answer(ORDER, makeOrder({ status: "cancelled", refunds: [{ ...refund, status: "failed" }] }));
    const sent = take("post", "/api/orders/{order_id}/refund", { status: 200, body: makeOrder() });
    await user.click(screen.getByRole("button", { name: "Apri l’ordine CS-26K7-4QXM" }));
    const ask = async () => {
      await user.click(await screen.findByRole("button", { name: "Riprova il rimborso" }));
      return within(await screen.findByRole("alertdialog", { name: "Riprova il rimborso" }));
    };
    const question = await ask();
    expect(question.getByText("Ordine CS-26K7-4QXM")).toBeVisible();
    expect(question.getByText(/35,50 € a Anna Greco \(anna@posta\.example\)/)).toBeVisible();
    await user.click(question.getByRole("button", { name: "Lascia com’è" }));
    expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
    expect(sent).toHaveLength(0);
    await user.click((await ask()).getByRole("button", { name: "Riprova il rimborso" }));
    expect(await notices().findByText("Rimborso richiesto di nuovo")).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it("leaves to the bank what it decides about", async () => {
    signIn("superadmin");
    const { user } = await openOrders([makeOrderRow({ status: "cancelled" })]);
    const refund = { attempt: 1, amount: 3550, createdAt: "2026-11-27T16:00:00Z" };
    const refunds = [{ ...refund, status: "failed" as const }];
    answer(ORDER, makeOrder({ status: "cancelled", isDisputed: true, refunds }));
    await user.click(screen.getByRole("button", { name: "Apri l’ordine CS-26K7-4QXM" }));
    expect(await screen.findByRole("heading", { name: "Rimborsi" })).toBeVisible();
    expect(screen.queryByRole("button", { name: "Riprova il rimborso" })).not.toBeInTheDocument();
  });
});
