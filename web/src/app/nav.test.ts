import { describe, expect, it } from "vitest";
import { homeOf } from "./homes";
import { mayOpen, SCREENS, type Screen, screenAt, screensOf } from "./nav";

const screens: readonly Screen[] = SCREENS;
const opened = (role: string) =>
  screens.filter((screen) => mayOpen(role, screen)).map(({ path }) => path);
const EVERYTHING = SCREENS.map(({ path }) => path);

describe("who may open what", () => {
  it.each([
    ["superadmin", EVERYTHING.filter((path) => path !== "/supplier-config")],
    [
      "admin",
      [
        "/",
        "/cemeteries",
        "/sectors",
        "/blocks",
        "/tombs",
        "/deceased",
        "/prayers",
        "/operators",
        "/shop",
        "/orders",
        "/mappa",
        "/cemeteries/:id/mappa",
        "/blocks/:id/mappa",
        "/requests",
        "/duplicates",
        "/quality",
        "/trash",
        "/activity",
      ],
    ],
    ["owner", ["/tombs", "/deceased", "/prayers"]],
    ["fornitore", ["/shop", "/orders", "/supplier-config"]],
  ])("%s", (role, paths) => {
    expect(opened(role)).toEqual(paths);
  });

  it.each([
    ["proprietario", "owner"],
    ["merchant", "fornitore"],
    ["supplier", "fornitore"],
  ])("%s means %s", (spelling, role) => {
    expect(opened(spelling)).toEqual(opened(role));
    expect(homeOf(spelling)).toBe(homeOf(role));
    expect(screensOf(spelling)).toEqual(screensOf(role));
  });

  it("an unknown role nothing", () => {
    expect(opened("visitor")).toEqual([]);
  });
});

it("begins everybody's work where the specification says", () => {
  expect(["superadmin", "admin", "owner", "fornitore"].map(homeOf)).toEqual([
    "/",
    "/",
    "/tombs",
    "/shop",
  ]);
});

it("shows in the sidebar only screens that exist, and one's home", () => {
  for (const role of ["superadmin", "admin", "owner", "fornitore"])
    for (const screen of screensOf(role))
      expect(screen.page !== undefined || screen.path === homeOf(role)).toBe(true);
  expect(screensOf("owner").map(({ label }) => label)).toContain("Tombe");
  expect(screensOf("fornitore").map(({ label }) => label)).toContain("Shop");
});

it("keeps the office's tools apart from the specification's entries, and inner screens out of sight", () => {
  const tools = screensOf("admin").filter(({ isTool }) => isTool);
  expect(tools.map(({ label }) => label)).toEqual([
    "Mappa",
    "Richieste",
    "Possibili duplicati",
    "Qualità dei dati",
    "Cestino",
    "Registro attività",
  ]);
  expect(screensOf("superadmin").some(({ path }) => path.includes(":"))).toBe(false);
  expect(screensOf("owner").some(({ isTool }) => isTool)).toBe(false);
});

it("names the cemeteries to superadmins alone, though an admin may edit the own one", () => {
  const inMenu = (role: string) => screensOf(role).some(({ path }) => path === "/cemeteries");
  expect(inMenu("superadmin")).toBe(true);
  expect(inMenu("admin")).toBe(false);
});

it("knows a screen by its path, with or without a slash at the end", () => {
  expect(screenAt("/operators/")?.title).toBe("Gestione Operatori");
  expect(screenAt("/")?.label).toBe("Dashboard");
  expect(screenAt("/operators/7")).toBeUndefined();
  expect(screenAt("/cemeteries/7/mappa")?.title).toBe("Mappa delle tombe");
});
