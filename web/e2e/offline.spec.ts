// The one spec in which the service worker runs.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type APIRequestContext, expect, type Page, test, type Worker } from "@playwright/test";
import { newName } from "./registry";
import { loginOf } from "./staff";

test.use({ serviceWorkers: "allow" });

const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const lastVisit = (page: Page) =>
  page.getByText(/^Sei offline: questa pagina è quella della tua ultima visita, \d\d\/\d\d\/\d{4}/);

interface Person {
  id: number;
  name: string;
}

/** What an office does meanwhile, at a browser of its own. */
async function atOffice<T>(page: Page, work: (office: APIRequestContext) => Promise<T>) {
  const { baseURL } = test.info().project.use;
  const desk = await page
    .context()
    .browser()
    ?.newContext({ ...(baseURL && { baseURL }) });
  if (!desk) throw new Error("no browser");
  const { email, password } = loginOf("superadmin");
  const entered = await desk.request.post("/api/auth/login", { data: { email, password } });
  expect(entered.ok()).toBe(true);
  try {
    return await work(desk.request);
  } finally {
    await desk.close();
  }
}

/** Somebody whom no other journey knows. */
function bury(page: Page): Promise<Person> {
  return atOffice(page, async (office) => {
    const name = newName("Rossi");
    const tombs = await office.get("/api/tombs");
    const { results } = (await tombs.json()) as { results: { block_id: number }[] };
    const place = { blockId: results.at(-1)?.block_id, reference: name, capacity: 1 };
    const tomb = await office.post("/api/tombs", { data: place });
    expect(tomb.status()).toBe(201);
    const { id: tombId } = (await tomb.json()) as Person;
    const data = { tombId, name: "Ada", surname: name, picture: "/demo/ritratti/8.svg" };
    const made = await office.post("/api/deceaseds", { data });
    expect(made.status()).toBe(201);
    const { id } = (await made.json()) as Person;
    return { id, name: `Ada ${name}` };
  });
}

async function publish(page: Page, { id }: Person, enabled: boolean) {
  await atOffice(page, async (office) => {
    const found = await office.get(`/api/deceaseds/${id}`);
    const { version } = (await found.json()) as { version: number };
    const changed = await office.patch(`/api/deceaseds/${id}`, { data: { enabled, version } });
    expect(changed.status()).toBe(200);
  });
}

async function leaveMessage(page: Page, { id }: Person): Promise<string> {
  const message = newName("Un pensiero");
  const data = { deceased_id: id, visitor_name: "Anna", message };
  let left = 0;
  // Who is new in the register is heard of a moment later.
  await expect(async () => {
    const sent = await page.request.post("/api/visitor-messages", { data });
    expect(sent.status()).toBe(201);
    left = ((await sent.json()) as Person).id;
  }).toPass();
  await atOffice(page, async (office) => {
    expect((await office.put(`/api/prayers/${left}/approve`)).ok()).toBe(true);
  });
  return message;
}

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

/** What the browser keeps of a memorial. */
function kept(page: Page, { id }: Person): Promise<string[]> {
  return page.evaluate(async (cacheName) => {
    if (!(await caches.has(cacheName))) return [];
    const requests = await (await caches.open(cacheName)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, `memorial-${id}`);
}

/** A first visit, which ends when the browser has its copy. */
async function visit(page: Page, person: Person) {
  await page.goto(`/memorial/${person.id}`);
  await expect(title(page, person.name)).toBeVisible();
  await expect.poll(() => kept(page, person)).toContain(`/api/public/deceased/${person.id}`);
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
  const { email, password } = loginOf("superadmin");
  await page.request.post("/api/auth/login", { data: { email, password } });
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
