// Whatever an office types, its lists stay readable: on a desk at 1280 px and on a phone.
import { expect, type Page, test } from "@playwright/test";
import { newName } from "./registry";
import { signIn } from "./staff";

const LETTERS = 200;

/** One record below the other, with names of a single endless word; gives back how they begin. */
async function fill(page: Page): Promise<string> {
  const start = newName("Lungo").replace(/\W/g, "");
  const word = start.padEnd(LETTERS, "x");
  const made = async (path: string, data: object) => {
    const headers = { Origin: new URL(page.url()).origin };
    const answer = await page.request.post(path, { data, headers });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { id: number }).id;
  };
  const cemeteryId = await made("/api/cemeteries", { name: word });
  const sectorId = await made("/api/sectors", { name: word, cemeteryId });
  const blockId = await made("/api/blocks", { name: word, sectorId });
  const tombId = await made("/api/tombs", { reference: word, blockId, capacity: 2 });
  await made("/api/deceaseds", { name: word, surname: word, tombId });
  return start;
}

const LISTS = (start: string) => [
  `/cemeteries?cerca=${start}`,
  `/sectors?cerca=${start}`,
  `/blocks?cerca=${start}`,
  `/tombs?riferimento=${start}`,
  `/deceased?cerca=${start}`,
];

test("no long name pushes a column out of view", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await signIn(page, "superadmin");
  const start = await fill(page);
  for (const path of LISTS(start)) {
    await page.goto(path);
    await expect(page.getByRole("row").filter({ hasText: start })).toHaveCount(1);
    const edit = page.getByRole("button", { name: new RegExp(`^Modifica ${start}`) }).first();
    await expect(edit).toBeInViewport({ ratio: 1 });
    expect(await page.locator("[data-more]").count(), path).toBe(0);
  }
});

test("no long name widens the page of a phone @phone", async ({ page }) => {
  await signIn(page, "superadmin");
  const start = await fill(page);
  for (const path of LISTS(start)) {
    await page.goto(path);
    const cards = page.getByRole("main").getByRole("listitem").filter({ hasText: start });
    await expect(cards.first()).toBeVisible();
    const [content, shown] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(content, path).toBe(shown);
  }
});

test("a phone shows the first tomb before its filters, and saving first @phone", async ({
  page,
}) => {
  await signIn(page, "superadmin");
  await page.goto("/tombs");
  const first = page.getByRole("list", { name: "Tombe" }).getByRole("listitem").first();
  await expect(first).toBeInViewport();
  await page.getByRole("button", { name: "Filtri e ordine" }).click();
  await expect(page.getByLabel("Cerca riferimento")).toBeVisible();
  await page.goto("/deceased?nuovo=1");
  const place = async (name: string) => {
    const box = await page.getByRole("button", { name, exact: true }).boundingBox();
    return box ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  const [save, cancel] = [await place("Salva"), await place("Annulla")];
  expect(save.y).toBeLessThan(cancel.y);
  expect(save.width).toBeGreaterThan(300);
});
