// A person of one's own to visit, what an office does meanwhile, and what the browser keeps.
import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { newName } from "./registry";
import { enterByCall, loginOf } from "./staff";

export const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
export const lastVisit = (page: Page) =>
  page.getByText(/^Sei offline: questa pagina è quella della tua ultima visita, \d\d\/\d\d\/\d{4}/);

export interface Person {
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
  await enterByCall(desk.request, loginOf("superadmin"));
  try {
    return await work(desk.request);
  } finally {
    await desk.close();
  }
}

/** Somebody whom no other journey knows. */
export function bury(page: Page): Promise<Person> {
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

export async function publish(page: Page, { id }: Person, enabled: boolean) {
  await atOffice(page, async (office) => {
    const found = await office.get(`/api/deceaseds/${id}`);
    const { version } = (await found.json()) as { version: number };
    const changed = await office.patch(`/api/deceaseds/${id}`, { data: { enabled, version } });
    expect(changed.status()).toBe(200);
  });
}

export async function leaveMessage(page: Page, { id }: Person): Promise<string> {
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

/** What the browser keeps of a memorial. */
export function kept(page: Page, { id }: Person): Promise<string[]> {
  return page.evaluate(async (cacheName) => {
    if (!(await caches.has(cacheName))) return [];
    const requests = await (await caches.open(cacheName)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, `memorial-${id}`);
}

/** A first visit, which ends when the browser has its copy. */
export async function visit(page: Page, person: Person) {
  await page.goto(`/memorial/${person.id}`);
  await expect(title(page, person.name)).toBeVisible();
  await expect.poll(() => kept(page, person)).toContain(`/api/public/deceased/${person.id}`);
}
