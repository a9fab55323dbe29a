// The one spec in which the service worker runs.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test, type Worker } from "@playwright/test";
import { bury, kept, lastVisit, leaveMessage, publish, title, visit } from "./offline";
import { enterByCall, loginOf } from "./staff";

test.use({ serviceWorkers: "allow" });

/** The site at another address, where a file may have changed. */
async function standIn(url: string, change: (path: string, body: string) => string) {
  const server = createServer(async ({ url: path = "" }, reply) => {
    const answer = await fetch(url + path);
    const kind = answer.headers.get("Content-Type") ?? "";
    const body = Buffer.from(await answer.arrayBuffer());
    reply.writeHead(answer.status, { "Content-Type": kind, "Cache-Control": "no-cache" });
    reply.end(kind.startsWith("text/javascript") ? change(path, body.toString()) : body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const close = () =>
    new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}`, close };
}

test("a visited memorial opens offline, with its messages, and says of when it is @phone", async ({
  page,
  context,
}) => {
  const person = await bury(page);
  const message = await leaveMessage(page, person);
  await visit(page, person);
  await page.reload();
  await expect(page.getByText(message)).toBeVisible();
  await expect(lastVisit(page)).toHaveCount(0);
  await context.setOffline(true);
  await page.reload();
  await expect(title(page, person.name)).toBeVisible();
  await expect(lastVisit(page)).toBeVisible();
  await expect(page.getByText(message)).toBeVisible();
  await page.getByRole("button", { name: "Condividi" }).click();
  await expect(page.getByRole("menuitem", { name: "WhatsApp" })).toBeVisible();
  await page.keyboard.press("Escape");
  await context.setOffline(false);
  await expect(lastVisit(page)).toHaveCount(0);
  await expect(title(page, person.name)).toBeVisible();
});

test("what one has just left is in the copy too", async ({ page, context }) => {
  const person = await bury(page);
  await visit(page, person);
  await page.reload();
  await expect(page.getByText("Nessun lumino acceso")).toBeVisible();
  await page.getByRole("button", { name: /^Accendi lumino/ }).click();
  await expect(page.getByText(/^Il tuo arde fino alle/)).toBeVisible();
  await page.getByRole("button", { name: /Affetti Lasciati$/ }).click();
  await expect(page.getByRole("button", { name: /^Oggi hai lasciato/ })).toContainText("1");
  // Another tab, which has lit nothing itself: it knows but the copy.
  const other = await context.newPage();
  await context.setOffline(true);
  await other.goto(`/memorial/${person.id}`);
  await expect(lastVisit(other)).toBeVisible();
  await expect(other.getByText("1 lumino acceso")).toBeVisible();
  await expect(other.getByRole("button", { name: /Affetti Lasciati$/ })).toContainText("1");
  await context.setOffline(false);
});

test("a page that stands open while its memorial is withdrawn leaves nothing behind", async ({
  page,
}) => {
  const person = await bury(page);
  await visit(page, person);
  await page.reload();
  await expect(page.getByText("Nessun lumino acceso")).toBeVisible();
  await publish(page, person, false);
  await expect(async () => {
    const left = await page.request.get(`/api/virtual-candles?deceasedId=${person.id}`);
    expect(left.status()).toBe(404);
  }).toPass();
  await page.getByRole("button", { name: /^Accendi lumino/ }).click();
  await expect(title(page, "Memorial non trovato")).toBeVisible();
  await expect(page.getByRole("region", { name: /^Notifiche/ }).getByText("Errore")).toHaveCount(0);
  await expect.poll(() => kept(page, person)).toEqual([]);
});

test("the very first page of a visitor is kept, with its pictures", async ({ page, context }) => {
  const person = await bury(page);
  await visit(page, person);
  await expect.poll(() => kept(page, person)).toContain("/demo/ritratti/8.svg");
  await context.setOffline(true);
  await page.reload();
  await expect(title(page, person.name)).toBeVisible();
  const portrait = page.getByRole("img", { name: /^Ritratto di/ });
  await expect(portrait).toBeVisible();
  const width = () => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
});

test("a memorial never seen says that there is no network, and opens when there is", async ({
  page,
  context,
}) => {
  const [seen, unseen] = [await bury(page), await bury(page)];
  await visit(page, seen);
  await context.setOffline(true);
  await page.goto(`/memorial/${unseen.id}`);
  await expect(title(page, "Sei offline")).toBeVisible();
  await context.setOffline(false);
  await expect(title(page, unseen.name)).toBeVisible();
});

test("a memorial that is not public any more leaves nothing behind", async ({ page, context }) => {
  const person = await bury(page);
  await visit(page, person);
  await publish(page, person, false);
  await page.reload();
  await expect(title(page, "Memorial non trovato")).toBeVisible();
  await expect.poll(() => kept(page, person)).toEqual([]);
  await context.setOffline(true);
  await page.reload();
  await expect(title(page, "Sei offline")).toBeVisible();
  await expect(page.getByText(person.name)).toHaveCount(0);
});

test("a network that is silent is waited for three seconds", async ({ page, context }) => {
  const person = await bury(page);
  await visit(page, person);
  await context.route(/\/api\/public\/deceased\//, () => undefined);
  const before = Date.now();
  await page.reload();
  await expect(page.getByText(/^La connessione non risponde: questa pagina/)).toBeVisible();
  expect(Date.now() - before).toBeGreaterThan(2900);
  await context.unroute(/\/api\/public\/deceased\//);
  await page.getByRole("button", { name: "Aggiorna" }).click();
  await expect(page.getByText(/^La connessione non risponde/)).toHaveCount(0);
  await expect(title(page, person.name)).toBeVisible();
});

test("nothing of the staff is kept, and copies are what a stranger sees", async ({ page }) => {
  const person = await bury(page);
  await visit(page, person);
  await enterByCall(page.request, loginOf("superadmin"));
  const keys: (string | undefined)[] = [];
  page.context().on("request", async (request) => {
    if (request.serviceWorker() && request.url().includes("/api/"))
      keys.push((await request.allHeaders()).cookie);
  });
  await page.reload();
  await expect(title(page, person.name)).toBeVisible();
  await expect.poll(() => keys.length).toBeGreaterThan(0);
  await page.goto("/deceased");
  await expect(page.getByRole("table", { name: "Defunti" })).toBeVisible();
  expect(keys.filter(Boolean)).toEqual([]);
  const all = await page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return caught.flat().map(({ url }) => new URL(url).pathname);
  });
  const shell = /^\/(index\.html|img\/logo\.svg|assets\/.+)$/;
  const read =
    /^\/((media|demo)\/.+|api\/(public\/deceased|visitor-messages|prayers\/deceased|visitor-affects\/count|blocks)\/\d+|api\/virtual-candles)$/;
  expect(all.filter((path) => !shell.test(path) && !read.test(path))).toEqual([]);
  expect(
    all.filter((path) => /^\/assets\/(staff|deceased|tomb|map-page|engine)/.test(path)),
  ).toEqual([]);
});

test("a newer worker takes over at once, and what was kept stays", async ({
  page,
  baseURL,
  context,
}) => {
  const person = await bury(page);
  let version = 1;
  const site = await standIn(baseURL ?? "", (path, body) =>
    path === "/sw.js" ? `${body};self.version = ${version}` : body,
  );
  // One that is asked may just be ending.
  const tell = (worker: Worker) => worker.evaluate("self.version").catch(() => null);
  const versions = () => Promise.all(context.serviceWorkers().map(tell));
  await page.goto(`${site.url}/memorial/${person.id}`);
  await expect.poll(() => kept(page, person)).toContain(`/api/public/deceased/${person.id}`);
  version = 2;
  await page.reload();
  await expect.poll(versions).toContain(2);
  const isAlone = () =>
    page.evaluate(async () => !(await navigator.serviceWorker.getRegistration())?.waiting);
  await expect.poll(isAlone).toBe(true);
  await site.close();
  await page.reload();
  await expect(title(page, person.name)).toBeVisible();
});
