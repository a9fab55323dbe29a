// The steps of moderation, shared by its journeys.
import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { somebody } from "./memorial";
import { newSurname } from "./staff";

interface Person {
  id: number;
}

/** Texts of visitors on somebody's memorial; `about` tells them from those of others. */
export async function leaveTexts(request: APIRequestContext, id: number, about: string, many = 1) {
  const words = Array.from({ length: many }, (_, place) => `${newSurname(about)} ${place}`);
  for (const [place, phrase] of words.entries()) {
    const isPrayer = place % 2 === 1;
    const path = isPrayer ? "/api/visitor-prayers" : "/api/visitor-messages";
    const data = isPrayer
      ? { deceased_id: id, friend_name: phrase, phrase: `Preghiera di ${phrase}` }
      : { deceased_id: id, visitor_name: phrase, message: `Pensiero di ${phrase}` };
    expect((await request.post(path, { data })).status()).toBe(201);
  }
  return words;
}

/** A person in a tomb of the owner's, and one who is not. */
export async function ownAndForeign(page: Page, request: APIRequestContext) {
  const answer = await page.request.get("/api/deceaseds?pageSize=200");
  const { results } = (await answer.json()) as { results: Person[] };
  const own = results.map(({ id }) => id);
  let foreign = await somebody(request);
  while (own.includes(foreign)) foreign = await somebody(request);
  return { own, foreign };
}

export async function openTexts(page: Page, query = "") {
  await page.goto(`/prayers${query}`);
  await expect(page.getByRole("feed", { name: "Messaggi e preghiere" })).toBeVisible();
}

export function cardOf(page: Page, author: string) {
  return page.getByRole("article", { name: author, exact: true });
}
