// The provider's own React bindings on the stand-in's script, behind the gateway and its headers.
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { build } from "vite";
import { expectNoViolations, expectToFit } from "./axe";
import { stack } from "./staff";

const SCRIPT = "/_fake-stripe/endive/stripe.js";
const REAL = "https://js.stripe.com/**";
let bundle = "";

test.beforeAll(async () => {
  const built = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"development"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: `${import.meta.dirname}/payment-element/page.tsx` },
    },
  });
  const [first] = [built].flat();
  if (!first || !("output" in first)) throw new Error("nothing was built");
  bundle = first.output[0].code;
});

interface Intent {
  id: string;
  client_secret: string;
  status: string;
}

async function intent(request: APIRequestContext, isAutomatic = false): Promise<Intent> {
  const methods = isAutomatic
    ? { "automatic_payment_methods[enabled]": "true" }
    : { "allowed_payment_method_types[0]": "card" };
  const reply = await request.post(`${stack().sandbox}/v1/payment_intents`, {
    headers: { Authorization: "Bearer sk_test_demo" },
    form: { amount: "1250", currency: "eur", "metadata[order_number]": "2026-17", ...methods },
  });
  return reply.json();
}

async function statusOf(request: APIRequestContext, { id }: Intent): Promise<string> {
  const reply = await request.get(`${stack().sandbox}/v1/payment_intents/${id}`, {
    headers: { Authorization: "Bearer sk_test_demo" },
  });
  return ((await reply.json()) as Intent).status;
}

/** The till below the site's own address, with the headers that the site's pages have. */
async function open(
  page: Page,
  secret: string,
  { script = SCRIPT, redirect = "if_required" } = {},
) {
  const standIn = script ? `<script src="${script}"></script>` : "";
  const html = `<!doctype html><html lang="it"><head><title>Cassa</title>${standIn}
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark"><style>button { min-height: 2.75rem }</style></head>
    <body><div id="root"></div><script type="module" src="/till.js"></script></body></html>`;
  await page.route("**/till?*", async (route) => {
    const response = await route.fetch({ url: new URL("/", route.request().url()).href });
    await route.fulfill({ response, body: html });
  });
  await page.route("**/till.js", (route) =>
    route.fulfill({ contentType: "text/javascript", body: bundle }),
  );
  await page.goto(`/till?secret=${secret}&redirect=${redirect}`);
}

async function write(page: Page, number: string) {
  await page.getByLabel("Numero della carta").fill(number);
  await page.getByLabel("Scadenza").fill("1234");
  await page.getByLabel("Codice di sicurezza").fill("123");
}

async function pay(page: Page, number: string) {
  await write(page, number);
  await page.getByRole("button", { name: "Paga ora" }).click();
}

const said = (page: Page) => page.getByRole("alert");

test("a card pays, after another was declined", async ({ page, request }) => {
  const warnings: string[] = [];
  page.on("console", (message) => {
    if (/stripe/i.test(message.text())) warnings.push(message.text());
  });
  const made = await intent(request);
  await open(page, made.client_secret);
  await expect(page.getByText("STRIPE FINTO (demo)")).toBeVisible();
  await pay(page, "4000 0000 0000 9995");
  await expect(said(page)).toHaveText(/La carta non ha fondi sufficienti/);
  await pay(page, "4242424242424242");
  await expect(said(page)).toHaveText("esito: succeeded");
  await expect(page.getByLabel("Numero della carta")).toHaveValue("4242 4242 4242 4242");
  expect(await statusOf(request, made)).toBe("succeeded");
  expect(warnings).toEqual([]);
});

test("the keyboard alone pays with a test card", async ({ page, request }) => {
  const made = await intent(request);
  await open(page, made.client_secret);
  await expect(page.getByRole("button", { name: "Paga ora" })).toBeEnabled();
  await page.getByText("Carte di prova").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Numero della carta")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(said(page)).toHaveText("esito: succeeded");
});

test("what is incomplete is told at its field and never sent", async ({ page, request }) => {
  const made = await intent(request);
  await open(page, made.client_secret);
  await pay(page, "4242");
  await expect(said(page)).toHaveText("Il numero della carta è incompleto.");
  await expect(page.getByLabel("Numero della carta")).toBeFocused();
  await expect(page.getByLabel("Numero della carta")).toHaveAttribute("aria-invalid", "true");
  await pay(page, "4242424242424241");
  await expect(said(page)).toHaveText("Il numero della carta non è valido.");
  expect(await statusOf(request, made)).toBe("requires_payment_method");
});

test("the bank asks: refused, closed by Escape, then allowed", async ({ page, request }) => {
  const made = await intent(request);
  await open(page, made.client_secret);
  const dialog = page.getByRole("dialog", { name: "La banca chiede conferma" });
  await pay(page, "4000002500003155");
  await dialog.getByRole("button", { name: "Rifiuta" }).click();
  await expect(said(page)).toHaveText(/Non è stato possibile autenticare/);
  await pay(page, "4000002500003155");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(said(page)).toHaveText(/Non è stato possibile autenticare/);
  await pay(page, "4000002500003155");
  await dialog.getByRole("button", { name: "Autorizza" }).click();
  await expect(said(page)).toHaveText("esito: succeeded");
});

test("a debit is in processing until it is settled on the page", async ({ page, request }) => {
  const made = await intent(request, true);
  await open(page, made.client_secret);
  await page.getByLabel("Addebito SEPA").check();
  await page.getByLabel("IBAN").fill("IT60 X054 2811 1010 0000 0123 456");
  await page.getByRole("button", { name: "Paga ora" }).click();
  await expect(said(page)).toHaveText("esito: processing");
  await page.goto(`${stack().sandbox}/pagamenti`);
  const row = page.getByRole("listitem").filter({ hasText: made.id });
  await expect(row.getByText("in elaborazione")).toBeVisible();
  await row.getByRole("button", { name: "Incassa l'addebito" }).click();
  await expect(row.getByText("pagato")).toBeVisible();
  expect(await statusOf(request, made)).toBe("succeeded");
});

test("a redirect brings back what the site has to read", async ({ page, request }) => {
  const made = await intent(request);
  await open(page, made.client_secret, { redirect: "always" });
  await pay(page, "4242424242424242");
  await page.waitForURL(/back=1/);
  const back = new URL(page.url()).searchParams;
  expect(back.get("payment_intent")).toBe(made.id);
  expect(back.get("payment_intent_client_secret")).toBe(made.client_secret);
  expect(back.get("redirect_status")).toBe("succeeded");
});

test("an unknown payment says so instead of a form", async ({ page }) => {
  await open(page, "pi_none_secret_none");
  await expect(said(page)).toHaveText("non si apre: Questo pagamento non esiste.");
});

test("the loader takes the real address when no stand-in is told", async ({ page, request }) => {
  const made = await intent(request);
  const standIn = await request.get(SCRIPT);
  const body = await standIn.text();
  await page.addInitScript(
    `window.__FAKE_STRIPE_API__ = ${JSON.stringify(`${new URL(standIn.url()).origin}/_fake-stripe`)}`,
  );
  await page.route(REAL, (route) => route.fulfill({ contentType: "text/javascript", body }));
  const loaded = page.waitForRequest(REAL);
  await open(page, made.client_secret, { script: "" });
  expect((await loaded).url()).toBe("https://js.stripe.com/endive/stripe.js");
  await expect(page.getByLabel("Numero della carta")).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe, ${colorScheme}`, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 800 });
    const made = await intent(request, true);
    await open(page, made.client_secret);
    await page.getByText("Carte di prova").click();
    await pay(page, "4242");
    await expectNoViolations(page);
    await expectToFit(page);
    await pay(page, "4000002500003155");
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole("button", { name: "Autorizza" }).click();
    await page.goto(`${stack().sandbox}/pagamenti`);
    await expect(page.getByText("Ordine 2026-17").first()).toBeVisible();
    await expectNoViolations(page);
    await expectToFit(page);
  });
}
