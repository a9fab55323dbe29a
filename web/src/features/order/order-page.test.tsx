import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { refresh } from "@/api/query-client";
import { answer, fail } from "@/test/fake-api";
import { makeOwnOrder } from "@/test/orders";
import { openPage } from "@/test/render";

const ORDER = "/api/public/orders/by-token/{token}";
const TOKEN = "collegamento";

async function openOrder(change: Parameters<typeof makeOwnOrder>[0] = {}) {
  answer(ORDER, makeOwnOrder(change));
  const page = openPage(`/ordine/${TOKEN}`);
  await screen.findByRole("heading", { level: 1, name: "Ordine CS-26K7-4QXM" });
  return page;
}

const fact = (label: string) => screen.getByText(label).nextElementSibling?.textContent;

describe("the customer's order", () => {
  it("says what was bought, for whom, from whom and when, to whoever is signed in or not", async () => {
    await openOrder();
    expect(fact("Tomba")).toBe(
      "Giovanni D'Angelo · L-12-3, Blocco C, Campo 4 · Cimitero di Valdora",
    );
    expect(fact("Fornitore")).toBe("Fiori Ferri");
    expect(fact("Ordinato il")).toBe("27/11/2026, 16:40");
    expect(fact("Pagato il")).toBe("27/11/2026, 16:42");
    expect(screen.getByText("2 × Mazzo di rose")).toBeVisible();
    expect(screen.getByText("35,50 €", { selector: "strong" })).toBeVisible();
    expect(document.title).toBe("Ordine CS-26K7-4QXM · Camposanto");
  });

  it.each([
    ["pending", "In attesa di pagamento", "Il pagamento non è ancora arrivato."],
    ["paid", "Pagato", "Il pagamento è arrivato e il fornitore è stato avvisato."],
    ["processing", "In lavorazione", "Il fornitore se ne sta occupando."],
    ["completed", "Completato", "Il servizio è stato fatto."],
    ["cancelled", "Annullato", "L’ordine è stato annullato."],
  ] as const)("says what %s means", async (status, state, meaning) => {
    await openOrder({ status, paymentStatus: status === "pending" ? "open" : "succeeded" });
    expect(screen.getByText(state)).toBeVisible();
    expect(screen.getByText(meaning)).toBeVisible();
  });

  it.each([
    ["pending", "Rimborso in corso"],
    ["succeeded", "Rimborsato"],
    ["failed", "Il rimborso non è riuscito"],
  ] as const)("tells of a refund that is %s", async (refundStatus, said) => {
    await openOrder({ status: "cancelled", refundStatus });
    expect(screen.getByText(said)).toBeVisible();
  });

  it("says what a refund that failed means, and whom to ask", async () => {
    await openOrder({ status: "cancelled", refundStatus: "failed" });
    const said = screen.getByText(/^Il denaro non è ancora tornato a te\./);
    expect(said).toHaveTextContent("Chi ti ha venduto il servizio (Fiori Ferri) è avvisato");
    expect(said).toHaveTextContent(
      "rivolgiti a lui o all’ufficio del cimitero (Cimitero di Valdora)",
    );
  });

  it("sends who has disputed the payment to the bank", async () => {
    await openOrder({ status: "cancelled", refundStatus: "failed", isDisputed: true });
    expect(screen.getByText(/^Hai contestato il pagamento presso la tua banca/)).toBeVisible();
    expect(screen.queryByText(/rivolgiti a lui/)).not.toBeInTheDocument();
  });

  it("says that a bank has refused, that nothing was charged, and until when it can be paid", async () => {
    await openOrder({
      status: "pending",
      paymentStatus: "open",
      paidAt: null,
      isRefused: true,
      payableUntil: "2026-11-28T16:40:00Z",
    });
    expect(screen.getByText("Pagamento rifiutato dalla banca")).toBeVisible();
    expect(screen.getByText(/^Non è stato addebitato nulla/)).toBeVisible();
    expect(screen.getByText(/Si può pagare fino al 28\/11\/2026, 17:40\.$/)).toBeVisible();
    expect(screen.getByRole("button", { name: "Paga ora" })).toBeVisible();
    expect(screen.queryByText("Il pagamento non è ancora arrivato.")).not.toBeInTheDocument();
  });

  it("shows the supplier's words and photos once it is completed", async () => {
    const url = `/api/public/orders/by-token/${TOKEN}/photos`;
    await openOrder({
      status: "completed",
      completedAt: "2026-11-28T09:00:00Z",
      feedback: "Abbiamo portato i fiori.\nGrazie.",
      photos: [
        { id: 1, url: `${url}/1`, width: 800, height: 600 },
        { id: 2, url: `${url}/2`, width: 600, height: 800 },
      ],
    });
    expect(screen.getByRole("heading", { name: "Un messaggio da Fiori Ferri" })).toBeVisible();
    expect(screen.getByText(/Abbiamo portato i fiori\./)).toBeVisible();
    const photo = screen.getByRole("img", { name: "Foto 2 del servizio" });
    expect(photo).toHaveAttribute("src", `${url}/2`);
    expect(photo.closest("a")).toHaveAttribute("href", `${url}/2`);
    expect(fact("Completato il")).toBe("28/11/2026, 10:00");
  });

  it("shows a photo that has come after it was completed", async () => {
    const done = { status: "completed", completedAt: "2026-11-28T09:00:00Z" } as const;
    await openOrder(done);
    expect(screen.queryByRole("heading", { name: "Foto del servizio" })).not.toBeInTheDocument();
    const url = `/api/public/orders/by-token/${TOKEN}/photos/3`;
    answer(ORDER, makeOwnOrder({ ...done, photos: [{ id: 3, url, width: 8, height: 6 }] }));
    await refresh([ORDER]);
    expect(await screen.findByRole("img", { name: "Foto 1 del servizio" })).toBeVisible();
  });

  it("has no empty part for photos that are not there", async () => {
    await openOrder();
    expect(screen.queryByRole("heading", { name: "Foto del servizio" })).not.toBeInTheDocument();
    expect(screen.queryByText(/^Un messaggio da/)).not.toBeInTheDocument();
    expect(screen.queryByText(/DEMO/)).not.toBeInTheDocument();
  });

  it("says when it was for trying, and is kept out of searches", async () => {
    await openOrder({ isDemo: true });
    expect(screen.getByText("DEMO: ordine di prova, nessuno ha pagato.")).toBeVisible();
    const robots = document.head.querySelector("meta[name=robots]");
    expect(robots?.getAttribute("content")).toBe("noindex");
  });

  it("lists the same product at two prices twice", async () => {
    const rose = { title: "Mazzo di rose", quantity: 1, price: 1775 };
    await openOrder({ items: [rose, { ...rose, price: 2000 }] });
    const items = within(
      screen.getByRole("heading", { name: "Prodotti" }).parentElement as HTMLElement,
    );
    expect(items.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "1 × Mazzo di rose17,75\u00a0€",
      "1 × Mazzo di rose20,00\u00a0€",
    ]);
  });
});

describe("an order that is not shown", () => {
  it("is not known by this link", async () => {
    fail(ORDER, 404);
    openPage("/ordine/altro");
    expect(await screen.findByRole("heading", { name: "Ordine non trovato" })).toBeVisible();
    expect(screen.getByText(/aprilo dal messaggio che hai ricevuto/)).toBeVisible();
    expect(screen.queryByRole("button", { name: "Riprova" })).not.toBeInTheDocument();
  });

  it("can be asked for again", async () => {
    fail(ORDER, 503);
    const { user } = openPage(`/ordine/${TOKEN}`);
    const retry = await screen.findByRole("button", { name: "Riprova" });
    expect(
      screen.getByRole("heading", { name: "Errore nel caricamento dell’ordine" }),
    ).toBeVisible();
    answer(ORDER, makeOwnOrder());
    await user.click(retry);
    await waitFor(() => expect(screen.getByText("Pagato")).toBeVisible());
  });
});
