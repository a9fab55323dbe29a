// The site as it is sold, with no stand-in told: the provider's script comes from its own address.
import { expect, type Page, test } from "@playwright/test";
import {
  add,
  aTomb,
  expectOrders,
  expectThanks,
  fillCard,
  fillCustomer,
  newProduct,
  newSeller,
  openShop,
  type Place,
  pay,
  proceed,
} from "./shop";

const REAL = "https://js.stripe.com/**";
const run = `${Date.now() % 1_000_000}`;
const ROSES = `Rose vere ${run}`;

let place: Place;

test.describe.configure({ mode: "default", timeout: 240_000 });

test.beforeAll(async ({ request }) => {
  place = await aTomb(request);
  await newProduct(await newSeller(`vero${run}`, place.cemeteryId), ROSES, 12.5);
});

/** What the service answers where there is no stand-in. */
async function forgetStandIn(page: Page) {
  await page.route("**/api/public/create-order", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), stripeJsUrl: null } });
  });
}

async function toCheckout(page: Page, email: string) {
  await forgetStandIn(page);
  await openShop(page, place);
  await add(page, ROSES);
  await fillCustomer(page, email);
}

test("the same pages pay with the script of the provider's own address", async ({
  page,
  request,
}) => {
  const email = `vera${run}-${test.info().retry}@posta.example`;
  const violations: string[] = [];
  page.on("console", (message) => {
    if (/Content Security Policy/i.test(message.text())) violations.push(message.text());
  });
  // Behind that address stands the stand-in's script, which is told where its calls are answered.
  const script = await request.get("/_fake-stripe/endive/stripe.js");
  const api = `${new URL(script.url()).origin}/_fake-stripe`;
  await page.addInitScript(`window.__FAKE_STRIPE_API__ = ${JSON.stringify(api)}`);
  await page.route(REAL, async (route) =>
    route.fulfill({ contentType: "text/javascript", body: await script.text() }),
  );
  await toCheckout(page, email);
  const loaded = page.waitForRequest(REAL);
  await proceed(page);
  expect((await loaded).url()).toBe("https://js.stripe.com/endive/stripe.js");
  await fillCard(page, "4242424242424242");
  await pay(page);
  await expectThanks(page);
  await expectOrders(email, ["paid"]);
  expect(violations).toEqual([]);
});

test("before anybody pays, the provider is not asked for anything", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (one) => {
    if (new URL(one.url()).hostname.endsWith("stripe.com")) asked.push(one.url());
  });
  await toCheckout(page, `curiosa${run}@posta.example`);
  expect(asked).toEqual([]);
});

test("a provider that cannot be reached leaves the cart as it was", async ({ page }) => {
  const email = `sola${run}-${test.info().retry}@posta.example`;
  await page.route(REAL, (route) => route.abort());
  await toCheckout(page, email);
  await page.getByRole("button", { name: "Procedi al pagamento" }).click();
  await expect(page.getByText(/Il modulo di pagamento non si è caricato/)).toBeVisible();
  await page.getByRole("button", { name: "Torna al carrello" }).click();
  await expect(page.getByRole("button", { name: `Uno in più di ${ROSES}` })).toBeVisible();
  await expectOrders(email, ["cancelled"]);
});
