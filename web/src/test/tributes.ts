// Texts of visitors and requests of relatives, for the tests of their pages.
import { screen } from "@testing-library/react";
import type { Answer } from "@/api/query";
import { answerBy } from "./fake-api";
import { openPage } from "./render";

export type Tribute = Answer<"/api/prayers/moderation">[number];
export type RelativeRequest = Answer<"/api/memorial-requests">[number];

export function makeTribute(change: Partial<Tribute> = {}): Tribute {
  return {
    id: 31,
    friend_name: "Suor Agnese",
    phrase: "L’eterno riposo dona a lui, o Signore.",
    created_at: "2026-11-27T15:40:00Z",
    deceased_id: 7,
    deceased_name: "Giovanni",
    deceased_surname: "D'Angelo",
    deceased_nominative: null,
    tomb_reference: "L-12-3",
    block_name: "C",
    cemetery_id: 1,
    cemetery_name: "Cimitero di Valdora",
    enabled: 0,
    is_visitor_message: false,
    visitor_email: null,
    ip_address: "203.0.113.9",
    reported_at: null,
    report_reasons: [],
    ...change,
  };
}

export function makeRequest(change: Partial<RelativeRequest> = {}): RelativeRequest {
  return {
    id: 12,
    deceased_id: 7,
    deceased_name: "Giovanni",
    deceased_surname: "D'Angelo",
    deceased_nominative: null,
    cemetery_id: 1,
    cemetery_name: "Cimitero di Valdora",
    tomb_reference: "L-12-3",
    isPublic: true,
    kind: "correction",
    name: "Elena Furlan",
    email: "elena@posta.example",
    phone: "0421 555123",
    relation: "figlia",
    text: "La data di nascita è il 3 maggio.\nGrazie.",
    status: "open",
    note: null,
    createdAt: "2026-11-27T15:40:00Z",
    handledAt: null,
    handled_by_name: null,
    ...change,
  };
}

export const prayer = makeTribute();
export const message = makeTribute({
  id: 30,
  friend_name: "Marta",
  phrase: "<b>Ciao</b> nonno",
  is_visitor_message: true,
  visitor_email: "marta@posta.example",
});
export const third = makeTribute({ id: 29, friend_name: "Un amico", phrase: "Riposa in pace" });

/** A service that holds texts: each question is answered from what it holds at the moment. */
export function holdTexts(texts: Tribute[]): { texts: Tribute[] } {
  const held = { texts };
  const left = (filter: string | null) =>
    held.texts.filter(({ enabled, reported_at }) => {
      if (filter === "approved") return enabled === 1;
      return filter === "all" || enabled === 0 || reported_at !== null;
    });
  answerBy("/api/prayers/moderation", (query) => left(query.get("filter")));
  answerBy("/api/prayers/moderation/counts", () => ({
    pending: left("pending").length,
    approved: left("approved").length,
    all: held.texts.length,
  }));
  return held;
}

export async function openTexts(query = "") {
  const page = openPage(`/prayers${query}`);
  await screen.findByRole("feed", { name: "Messaggi e preghiere" });
  return page;
}

export const cardOf = (author: string) => screen.getByRole("article", { name: author });
