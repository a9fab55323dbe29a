// A memorial with nothing left on it yet; a test puts in what it is about.
import { screen, within } from "@testing-library/react";
import { answer } from "./fake-api";
import { makeMemorial } from "./makers";
import { openPage } from "./render";

export const PATHS = {
  memorial: "/api/public/deceased/{deceased_id}",
  block: "/api/blocks/{block_id}",
  candles: "/api/virtual-candles",
  affects: "/api/visitor-affects/count/{deceased_id}",
  messages: "/api/visitor-messages/{deceased_id}",
  prayers: "/api/prayers/deceased/{deceased_id}",
} as const;

export function answerMemorial(change: Parameters<typeof makeMemorial>[0] = {}) {
  answer(PATHS.memorial, makeMemorial(change));
  answer(PATHS.block, { id: 2, name: "C", photos: [] });
  answer(PATHS.candles, []);
  answer(PATHS.affects, { count: 3 });
  answer(PATHS.messages, []);
  answer(PATHS.prayers, []);
}

/** Opens the memorial and waits for what comes after it. */
export async function openMemorial() {
  const page = openPage("/memorial/7");
  await screen.findByRole("heading", { name: "Lascia un pensiero" });
  return page;
}

export function notices() {
  return within(screen.getByRole("region", { name: "Notifiche (F8)" }));
}
