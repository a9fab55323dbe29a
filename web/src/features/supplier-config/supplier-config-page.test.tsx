import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { answer, fail, take } from "@/test/fake-api";
import { notices } from "@/test/operators";
import { makeOrderRow, makeSummary } from "@/test/orders";
import { openPage } from "@/test/render";
import { makeConfig, type ShopConfig } from "@/test/sellers";
import { signIn } from "@/test/staff";

const CONFIG = "/api/supplier-config";
const MASK = "sk_test_…IjKl";
const own = makeConfig({
  stripePublicKey: "pk_test_rosa",
  stripeSecretKey: MASK,
  hasSecretKey: true,
  isDemo: false,
  hasWebhook: true,
});

async function openConfig(config: Partial<ShopConfig> = {}) {
  signIn("fornitore");
  answer(CONFIG, makeConfig(config));
  const page = openPage("/supplier-config");
  await screen.findByRole("tab", { name: "Pagamenti" });
  return page;
}

const tab = (name: string) => screen.getByRole("tab", { name });
const save = () => screen.getByRole("button", { name: "Salva Configurazione" });

describe("the keys", () => {
  it.each<[string, Partial<ShopConfig>, RegExp]>([
    ["of the demonstration", {}, /^Usi le chiavi dimostrative del sistema/],
    ["that are missing", { isDemo: false }, /^Senza chiavi i tuoi prodotti non si vedono/],
    ["for trying", own, /^Le tue chiavi sono di prova/],
    ["for real", { ...own, isLive: true }, /Gli avvisi di pagamento arrivano da soli/],
    ["without a webhook", { ...own, isLive: true, hasWebhook: false }, /Webhook non attivo/],
  ])("%s: it is said what they mean", async (_, config, said) => {
    await openConfig(config);
    expect(screen.getByText(said)).toBeVisible();
  });

  it("hint at how they begin", async () => {
    await openConfig();
    expect(screen.getByLabelText(/^Chiave pubblica Stripe/)).toHaveAttribute(
      "placeholder",
      "pk_live_… / pk_test_…",
    );
    expect(screen.getByLabelText(/^Chiave segreta Stripe/)).toHaveAttribute(
      "placeholder",
      "sk_live_… / sk_test_…",
    );
  });

  it("that are not touched are not sent: the mask is no key", async () => {
    const { user } = await openConfig(own);
    expect(screen.getByLabelText(/^Chiave segreta Stripe/)).toHaveValue(MASK);
    expect(save()).toBeDisabled();
    const stored = { ...own, stripePublicKey: "pk_test_altra" };
    const sent = take("put", CONFIG, { status: 200, body: stored });
    answer(CONFIG, stored);
    const field = screen.getByLabelText(/^Chiave pubblica Stripe/);
    await user.clear(field);
    await user.type(field, "pk_test_altra");
    await user.click(save());
    expect(await notices().findByText("Configurazione aggiornata")).toBeVisible();
    expect(sent).toEqual([{ stripePublicKey: "pk_test_altra" }]);
    expect(save()).toBeDisabled();
  });

  it("are masked once they are saved", async () => {
    const { user } = await openConfig();
    take("put", CONFIG, { status: 200, body: own });
    answer(CONFIG, own);
    await user.type(screen.getByLabelText(/^Chiave pubblica Stripe/), "pk_test_rosa");
    await user.type(screen.getByLabelText(/^Chiave segreta Stripe/), "sk_test_segretissimaIjKl");
    await user.click(save());
    expect(await screen.findByDisplayValue(MASK)).toBeVisible();
    expect(screen.queryByDisplayValue(/segretissima/)).not.toBeInTheDocument();
  });

  it("go after a question, and what is typed elsewhere stays", async () => {
    const { user } = await openConfig(own);
    await user.click(tab("Notifiche"));
    await user.type(screen.getByLabelText(/^Email per le notifiche/), "ordini@ferri.example");
    await user.click(tab("Pagamenti"));
    const sent = take("put", CONFIG, { status: 200, body: makeConfig() });
    answer(CONFIG, makeConfig());
    await user.click(screen.getByRole("button", { name: "Togli le chiavi" }));
    const question = within(await screen.findByRole("alertdialog"));
    await user.click(question.getByRole("button", { name: "Togli le chiavi" }));
    expect(await screen.findByText(/^Usi le chiavi dimostrative/)).toBeVisible();
    expect(sent).toEqual([{ stripePublicKey: "", stripeSecretKey: "" }]);
    expect(screen.getByLabelText(/^Chiave segreta Stripe/)).toHaveValue("");
    await user.click(tab("Notifiche"));
    expect(screen.getByLabelText(/^Email per le notifiche/)).toHaveValue("ordini@ferri.example");
  });

  it("that the office has entered: it is told what became of them", async () => {
    await openConfig({ keysNotice: "Le chiavi inserite dall'ufficio sono in verifica" });
    expect(screen.getByText("Le chiavi inserite dall'ufficio sono in verifica")).toBeVisible();
  });

  it("without a webhook offer its address and the field for its secret", async () => {
    const url = "https://cimiteri.example/api/webhooks/stripe/7";
    const { user } = await openConfig({ ...own, hasWebhook: false, webhookUrl: url });
    expect(screen.getByText(url)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Copia l’indirizzo" }));
    expect(await notices().findByText("Indirizzo copiato")).toBeVisible();
    expect(await navigator.clipboard.readText()).toBe(url);
    const sent = take("put", CONFIG, { status: 200, body: own });
    await user.type(screen.getByLabelText(/^Segreto del webhook/), "whsec_abc");
    answer(CONFIG, own);
    await user.click(save());
    expect(await screen.findByText(/^Le tue chiavi sono di prova/)).toBeVisible();
    expect(sent).toEqual([{ stripeWebhookSecret: "whsec_abc" }]);
    expect(screen.queryByLabelText(/^Segreto del webhook/)).not.toBeInTheDocument();
  });
});

describe("faults", () => {
  it("of a hidden tab lead there", async () => {
    const { user } = await openConfig();
    await user.click(tab("Notifiche"));
    await user.type(screen.getByLabelText(/^Email per le notifiche/), "rosa@");
    await user.click(tab("Feedback"));
    await user.type(screen.getByLabelText(/^Messaggio al cliente/), "Grazie");
    await user.click(save());
    expect(await screen.findByText("Email non valida")).toBeVisible();
    expect(tab("Notifiche")).toHaveAttribute("aria-selected", "true");
    await user.click(tab("Feedback"));
    expect(screen.getByLabelText(/^Messaggio al cliente/)).toHaveValue("Grazie");
  });

  it("of both keys are said once, of both, until one of them is changed", async () => {
    const { user } = await openConfig();
    const said = "Le due chiavi non sono dello stesso conto";
    take("put", CONFIG, {
      status: 422,
      body: { message: "Controlla", fields: { stripePublicKey: said, stripeSecretKey: said } },
    });
    const keys = [
      screen.getByLabelText(/^Chiave pubblica Stripe/),
      screen.getByLabelText(/^Chiave segreta Stripe/),
    ] as const;
    await user.type(keys[0], "pk_test_rosa");
    await user.type(keys[1], "sk_test_viola");
    await user.click(save());
    expect(await screen.findAllByText(said)).toHaveLength(1);
    for (const key of keys) {
      expect(key).toBeInvalid();
      expect(key).toHaveAccessibleDescription(expect.stringContaining(said));
    }
    await user.type(keys[1], "1");
    await waitFor(() => expect(screen.queryByText(said)).not.toBeInTheDocument());
    for (const key of keys) expect(key).toBeValid();
  });

  it("that the service finds stand beside their field, and nothing typed is lost", async () => {
    const { user } = await openConfig();
    take("put", CONFIG, {
      status: 422,
      body: {
        message: "Controlla i campi",
        fields: { stripeSecretKey: "Inserisci anche la chiave segreta" },
      },
    });
    await user.type(screen.getByLabelText(/^Chiave pubblica Stripe/), "pk_test_rosa");
    await user.click(tab("Feedback"));
    await user.click(save());
    expect(await notices().findByText(/^Impossibile aggiornare la configurazione/)).toBeVisible();
    expect(tab("Pagamenti")).toHaveAttribute("aria-selected", "true");
    expect(screen.getByLabelText(/^Chiave segreta Stripe/)).toHaveAccessibleDescription(
      /Inserisci anche la chiave segreta/,
    );
    expect(screen.getByLabelText(/^Chiave pubblica Stripe/)).toHaveValue("pk_test_rosa");
  });

  it("of the way there can be tried again", async () => {
    signIn("fornitore");
    fail(CONFIG, 500);
    const { user } = openPage("/supplier-config");
    const retry = await screen.findByRole("button", { name: "Riprova" });
    answer(CONFIG, makeConfig());
    await user.click(retry);
    expect(await screen.findByRole("tab", { name: "Pagamenti" })).toBeVisible();
  });
});

describe("the own orders", () => {
  it("are counted by the service over all of them, and those that were completed last are named", async () => {
    signIn("fornitore");
    const lastCompleted = ["CS-3", "CS-8"].map((orderNumber, id) =>
      makeOrderRow({
        id,
        orderNumber,
        status: "completed",
        completedAt: "2026-11-17T23:30:00Z",
      }),
    );
    answer("/api/orders/summary", makeSummary({ total: 12_500, completed: 12_000, lastCompleted }));
    openPage("/supplier-config");
    const orders = within(await screen.findByRole("region", { name: "I tuoi ordini" }));
    await orders.findByText("CS-3");
    const count = (label: string) => orders.getByText(label).nextElementSibling?.textContent;
    expect(count("Ordini totali")).toBe("12.500");
    expect(count("Da iniziare")).toBe("0");
    expect(count("In lavorazione")).toBe("0");
    expect(count("Completati")).toBe("12.000");
    const links = orders.getAllByRole("link").map(({ textContent }) => textContent);
    expect(links).toEqual(["CS-3", "CS-8"]);
    // the day in Italy
    expect(orders.getAllByText("18/11/2026")).toHaveLength(2);
  });

  it("may be none", async () => {
    await openConfig();
    expect(await screen.findByText("Ancora nessun ordine completato.")).toBeVisible();
  });
});
