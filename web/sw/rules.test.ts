import { describe, expect, it } from "vitest";
import {
  affectsPath,
  candlesPath,
  isGift,
  isPublicPage,
  memorialOf,
  memorialPage,
  memorialPath,
  outdated,
} from "./rules.ts";

const SITE = "https://camposanto.example";
const PAGE = `${SITE}/memorial/7`;
const of = (path: string, referrer = "") => memorialOf(new URL(path, SITE), referrer);

describe("what is kept", () => {
  it.each([
    "/api/public/deceased/7",
    "/api/visitor-messages/7?approved=true",
    "/api/prayers/deceased/7",
    "/api/visitor-affects/count/7",
    "/api/virtual-candles?deceasedId=7",
    "/api/virtual-candles?deceased_id=7",
  ])("%s names its memorial, whoever asks", (path) => {
    expect(of(path)).toBe(7);
    expect(of(path, `${SITE}/memorial/8`)).toBe(7);
  });

  it.each(["/api/blocks/3", "/media/0af3.webp", "/demo/luoghi/1.svg"])(
    "%s belongs to the memorial that asks",
    (path) => {
      expect(of(path, PAGE)).toBe(7);
      expect(of(path, `${PAGE}?da=qr#preghiere`)).toBe(7);
      for (const other of [
        "",
        "about:client",
        `${SITE}/deceased`,
        "https://evil.example/memorial/7",
      ])
        expect(of(path, other)).toBeNull();
    },
  );

  it.each([
    "/api/auth/user",
    "/api/deceaseds/7",
    "/api/prayers/moderation",
    "/api/prayers",
    "/api/search/deceased?q=7",
    "/api/blocks",
    "/api/blocks/3/photos",
    "/api/public/cemeteries",
    "/api/public/deceased/0",
    "/api/public/deceased/7/x",
    "/api/virtual-candles",
    "/api/virtual-candles?deceasedId=x",
    "/api/visitor-messages/7?approved=true&before=90",
    "/media/",
    "/config.json",
    "/memorial/7",
  ])("%s is none of its business", (path) => {
    expect(of(path, PAGE)).toBeNull();
  });
});

it("changes copies where they are found again", () => {
  for (const path of [memorialPath(7), candlesPath(7), affectsPath(7)]) expect(of(path)).toBe(7);
});

it("notes candles and affects that are left, and nothing else that is sent", () => {
  expect(["/api/virtual-candles", "/api/visitor-affects"].every(isGift)).toBe(true);
  const others = ["/api/visitor-messages", "/api/auth/login", "/api/visitor-affects/count/7"];
  expect(others.some(isGift)).toBe(false);
});

it("opens the visitors' pages and no other", () => {
  expect(["/search", "/memorial/7", "/memorial/7/"].every(isPublicPage)).toBe(true);
  expect(["/", "/login", "/deceased", "/memorial/", "/memorial/x"].some(isPublicPage)).toBe(false);
  expect(memorialPage("/memorial/12")).toBe(12);
});

describe("what is forgotten", () => {
  const NOW = Date.parse("2026-11-28T12:00:00Z");
  const daysAgo = (days: number) => new Date(NOW - days * 24 * 60 * 60 * 1000).toISOString();

  it("was last visited more than sixty days ago, or nobody knows when", () => {
    const visits = [
      { id: 1, at: daysAgo(59) },
      { id: 2, at: daysAgo(61) },
      { id: 3, at: null },
      { id: 4, at: "ieri" },
    ];
    expect(outdated(visits, NOW).sort()).toEqual([2, 3, 4]);
  });

  it("was visited before the last fifty", () => {
    const visits = Array.from({ length: 52 }, (_, place) => ({
      id: place,
      at: daysAgo(place / 2),
    }));
    expect(outdated(visits.reverse(), NOW)).toEqual([50, 51]);
  });
});
