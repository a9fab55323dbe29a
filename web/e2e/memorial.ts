// The steps of a visit to a memorial, shared by its journeys.
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import { enterByCall, loginOf } from "./staff";

interface Hit {
  id: number;
}

/** Somebody on whose page nothing was left lately: limits hold for a visitor, a person and a day. */
export async function somebody(request: APIRequestContext): Promise<number> {
  const cemeteries = (await (await request.get("/api/public/cemeteries")).json()) as Hit[];
  const cemetery = cemeteries[0]?.id ?? 0;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const letters = ["ba", "ca", "de", "fa", "ga", "ma", "pa", "ri", "sa", "to"];
    const q = letters[Math.floor(Math.random() * letters.length)] ?? "ma";
    const answer = await request.get(`/api/search/deceased?q=${q}&cemeteryId=${cemetery}`);
    const { results } = (await answer.json()) as { results: Hit[] };
    const hit = results[Math.floor(Math.random() * results.length)];
    if (hit && (await isUntouched(request, hit.id))) return hit.id;
  }
  throw new Error("nobody's memorial is untouched");
}

/** Somebody whose page leads to a tour on another site. */
export async function somebodyWithTour(request: APIRequestContext): Promise<number> {
  const answer = await request.get("/api/search/deceased?q=dangelo");
  const { results } = (await answer.json()) as { results: Hit[] };
  for (const { id } of results) {
    const memorial = await (await request.get(`/api/public/deceased/${id}`)).json();
    if (memorial.tombMatterportLink ?? memorial.blockMatterportLink) return id;
  }
  throw new Error("nobody's memorial has a tour");
}

async function isUntouched(request: APIRequestContext, id: number): Promise<boolean> {
  const count = await request.get(`/api/visitor-affects/count/${id}`);
  const candles = await request.get(`/api/virtual-candles?deceasedId=${id}`);
  return (await count.text()) === '{"count":0}' && (await candles.text()) === "[]";
}

export async function openMemorial(page: Page, id: number) {
  await page.goto(`/memorial/${id}`);
  await expect(page.getByRole("heading", { name: "Lascia un pensiero" })).toBeVisible();
}

export async function leaveThought(page: Page, name: string, words: string) {
  await page.getByLabel("Il tuo nome").fill(name);
  await page.getByLabel("Il tuo pensiero").fill(words);
  await page.getByRole("button", { name: "Invia messaggio" }).click();
}

export function messages(page: Page): Locator {
  return page.getByRole("region", { name: "Messaggi di Ricordo" });
}

/** Approves the text of an author as the office does, by its own call. */
export async function approve(page: Page, words: string) {
  await enterByCall(page.request, loginOf("superadmin"));
  const waiting = await page.request.get("/api/prayers/moderation?filter=pending");
  const items = (await waiting.json()) as { id: number; phrase: string }[];
  const item = items.find(({ phrase }) => phrase === words);
  const approved = await page.request.put(`/api/prayers/${item?.id}/approve`);
  expect(approved.ok()).toBe(true);
  await page.request.post("/api/auth/logout");
}
