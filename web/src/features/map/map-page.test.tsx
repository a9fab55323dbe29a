import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { pageOf } from "@/test/burials";
import { answer, fail, fakeNetwork } from "@/test/fake-api";
import { makeBlock, makePlace } from "@/test/places";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";
import { placesOf, steps } from "./places";
import { tilesOf } from "./tiles";
import { boundsOf, inOrder, type Status, type TombMap, type TombPoint } from "./tombs";
import type { Grid } from "./wall-grid";

function point(id: number, reference: string | null, status: Status = "full"): TombPoint {
  const [used, capacity] = status === "free" ? [0, 2] : [2, 2];
  return {
    type: "Feature",
    id,
    geometry: { type: "Point", coordinates: [12 + id / 8, 45 - id / 8] },
    properties: {
      id,
      reference,
      block_id: 2,
      block_name: "Blocco C",
      status,
      permit: null,
      capacity,
      deceasedCount: used,
    },
  };
}

function mapOf(features: TombPoint[], without = 0): TombMap {
  return { type: "FeatureCollection", features, without_coordinates: without };
}

const NO_GRID: Grid = { rows: [], columns: [], cells: [], unplaced: 0 };
const niche = (row: string, column: string, id: number, status: Status = "full") => ({
  id,
  reference: `L-${row}-${column}`,
  row,
  column,
  status,
  permit: null,
  capacity: 1,
  deceasedCount: status === "free" ? 0 : 1,
});
const WALL: Grid = {
  rows: ["2", "1"],
  columns: ["1", "2", "3"],
  cells: [
    niche("2", "1", 21),
    niche("2", "3", 23, "free"),
    niche("1", "1", 11),
    niche("1", "2", 12),
  ],
  unplaced: 3,
};

beforeEach(() => {
  signIn("superadmin");
  // Drawing needs WebGL, which is not here: the page must do without.
  fakeNetwork.use(http.get("*/config.json", () => new HttpResponse(null, { status: 404 })));
  answer("/api/cemeteries", [makePlace(), makePlace({ id: 2, name: "San Rocco", tombsCount: 40 })]);
  answer("/api/blocks", pageOf([makeBlock({ name: "Loculi Est" })]));
  answer("/api/blocks/{block_id}/grid", NO_GRID);
  answer("/api/tombs", pageOf([]));
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

async function openMap(path: string) {
  const page = openPage(path);
  const list = within(await screen.findByRole("region", { name: "Tombe" }));
  const shown = () => list.getAllByRole("link").map((link) => link.textContent);
  return { ...page, list, shown };
}

describe("the map of a cemetery", () => {
  beforeEach(() => {
    const features = [point(1, "L-10"), point(2, "L-9", "free"), point(3, null, "expired")];
    answer("/api/cemeteries/{cemetery_id}/map", mapOf(features, 12));
  });

  it("can be read and used without the drawing", async () => {
    const { list, shown, user, address } = await openMap("/cemeteries/1/mappa");
    expect(await screen.findByText(/non riesce a disegnare la mappa/)).toBeVisible();
    expect(screen.getByRole("heading", { level: 2, name: "Cimitero di Valdora" })).toBeVisible();
    expect(shown()).toEqual([
      "L-9Libera · Blocco C0/20 defunti su 2 posti",
      "L-10Piena · Blocco C2/22 defunti su 2 posti",
      "TOMBA 3Scaduta · Blocco C2/22 defunti su 2 posti",
    ]);
    const link = list.getByRole("link", { name: /L-9/ });
    expect(link).toHaveAttribute("href", "/tombs?apri=2");
    await user.click(link);
    await waitFor(() => expect(address()).toMatch(/^\/tombs/));
  });

  it("tells how many of each state, and leaves out those not wanted", async () => {
    const { list, shown, user, address } = await openMap("/cemeteries/1/mappa");
    const legend = within(screen.getByRole("group", { name: "Stato delle tombe" }));
    expect(legend.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Libera1",
      "Occupata0",
      "Piena1",
      "In scadenza0",
      "Scaduta1",
    ]);
    await user.click(legend.getByRole("button", { name: /Piena/ }));
    await user.click(legend.getByRole("button", { name: /Scaduta/ }));
    await waitFor(() => expect(shown()).toHaveLength(1));
    expect(list.getByText("1 di 3 tombe")).toBeVisible();
    expect(legend.getByRole("button", { name: /Piena/ })).toHaveAttribute("aria-pressed", "false");
    expect(address()).toBe("/cemeteries/1/mappa?senza=full%2Cexpired");
  });

  it("finds a tomb by its reference, however it is written", async () => {
    const { list, shown, user } = await openMap("/cemeteries/1/mappa");
    await user.type(list.getByLabelText("Cerca una tomba"), "l 10{Enter}");
    await waitFor(() => expect(shown()).toHaveLength(1));
    await user.clear(list.getByLabelText("Cerca una tomba"));
    await user.type(list.getByLabelText("Cerca una tomba"), "zzz{Enter}");
    expect(await list.findByText("Nessuna tomba corrisponde.")).toBeVisible();
  });

  it("leads to the list, to the tombs it cannot show, and back", async () => {
    await openMap("/cemeteries/1/mappa");
    const goesTo = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
    expect(goesTo("Elenco")).toBe("/tombs?cimitero=1");
    expect(screen.getByText(/12 tombe non hanno le coordinate/)).toBeVisible();
    expect(goesTo("Vedi quali")).toBe("/tombs?cimitero=1&qualita=no-coordinates");
    const main = within(screen.getByRole("main"));
    expect(main.getByRole("link", { name: "Cimiteri" })).toHaveAttribute("href", "/cemeteries");
  });

  it("opens at the tomb that somebody came to see", async () => {
    const { list, shown, user } = await openMap("/cemeteries/1/mappa?tomba=3");
    expect(shown()).toHaveLength(1);
    await user.click(list.getByRole("button", { name: "Mostra tutte" }));
    expect(shown()).toHaveLength(3);
  });
});

it("draws the list of a large cemetery bit by bit", async () => {
  const features = Array.from({ length: 250 }, (_, index) => point(index + 1, `L-${index + 1}`));
  answer("/api/cemeteries/{cemetery_id}/map", mapOf(features));
  const { list, shown, user } = await openMap("/cemeteries/1/mappa");
  expect(shown()).toHaveLength(100);
  await user.click(list.getByRole("button", { name: "Mostra altre 100" }));
  await user.click(list.getByRole("button", { name: "Mostra altre 50" }));
  expect(shown()).toHaveLength(250);
});

it("says so when there is no such cemetery, nothing on the map, or no answer", async () => {
  fail("/api/cemeteries/{cemetery_id}/map", 404);
  const { router, user } = openPage("/cemeteries/99/mappa");
  await screen.findByText("Cimitero non trovato");
  answer("/api/cemeteries/{cemetery_id}/map", mapOf([]));
  await router.navigate("/cemeteries/1/mappa");
  await screen.findByText("Nessuna tomba sulla mappa");
  fail("/api/cemeteries/{cemetery_id}/map", 500);
  await router.navigate("/cemeteries/2/mappa");
  const retry = await screen.findByRole("button", { name: "Riprova" });
  answer("/api/cemeteries/{cemetery_id}/map", mapOf([point(1, "L-1")]));
  await user.click(retry);
  await screen.findByRole("region", { name: "Tombe" });
});

describe("the wall of a block of niches", () => {
  beforeEach(() => {
    answer("/api/blocks/{block_id}/map", mapOf([]));
    answer("/api/blocks/{block_id}/grid", WALL);
  });

  async function openWall(path = "/blocks/2/mappa") {
    const page = openPage(path);
    const grid = within(await screen.findByRole("grid", { name: "Griglia di Loculi Est" }));
    return { ...page, grid };
  }

  it("stands as one sees it, and is shown first when the map is empty", async () => {
    const { grid } = await openWall();
    const rows = grid.getAllByRole("row").slice(1);
    expect(rows.map((row) => within(row).getByRole("rowheader").textContent)).toEqual(["2", "1"]);
    expect(
      rows.map((row) =>
        within(row)
          .getAllByRole("cell")
          .map(({ textContent }) => textContent),
      ),
    ).toEqual([
      ["L-2-1Piena, 1/1", "", "L-2-3Libera, 0/1"],
      ["L-1-1Piena, 1/1", "L-1-2Piena, 1/1", ""],
    ]);
    expect(screen.getByRole("link", { name: "Griglia" })).toHaveAttribute("aria-current", "page");
    expect(screen.getByText(/3 tombe del blocco non hanno fila e numero/)).toBeVisible();
  });

  it("is walked with the arrows, over the gaps, and Enter opens a tomb", async () => {
    const { grid, user, address } = await openWall();
    const held = () => document.activeElement?.textContent ?? "";
    grid.getByRole("link", { name: /L-2-1/ }).focus();
    await user.keyboard("{ArrowRight}");
    expect(held()).toContain("L-2-3");
    await user.keyboard("{ArrowLeft}{ArrowDown}{End}");
    expect(held()).toContain("L-1-2");
    expect(grid.getAllByRole("link").filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await user.keyboard("{Enter}");
    await waitFor(() => expect(address()).toMatch(/^\/tombs/));
  });

  it("gives way to the map, which both keep in the address", async () => {
    answer("/api/blocks/{block_id}/map", mapOf([point(1, "L-1")]));
    const { user, address } = await openWall("/blocks/2/mappa?vista=griglia");
    const views = within(screen.getByRole("navigation", { name: "Viste" }));
    await user.click(views.getByRole("link", { name: "Mappa" }));
    await screen.findByRole("region", { name: "Tombe" });
    expect(address()).toBe("/blocks/2/mappa?vista=mappa");
  });

  it("marks the tomb that somebody came to see", async () => {
    const { grid } = await openWall("/blocks/2/mappa?tomba=12");
    expect(grid.getByRole("link", { current: true })).toHaveTextContent("L-1-2");
  });

  it("is not offered where references tell no places", async () => {
    answer("/api/blocks/{block_id}/grid", NO_GRID);
    answer("/api/blocks/{block_id}/map", mapOf([point(1, "L-1")]));
    openPage("/blocks/2/mappa?vista=griglia");
    await screen.findByRole("region", { name: "Tombe" });
    expect(screen.queryByRole("link", { name: "Griglia" })).toBeNull();
  });
});

describe("/mappa", () => {
  it("offers a superadmin every cemetery", async () => {
    openPage("/mappa");
    const main = within(await screen.findByRole("main"));
    const link = await main.findByRole("link", { name: /San Rocco.*40 tombe/ });
    expect(link).toHaveAttribute("href", "/cemeteries/2/mappa");
  });

  it("is an admin's own cemetery", async () => {
    signIn("admin");
    answer("/api/cemeteries/{cemetery_id}/map", mapOf([]));
    const { address } = openPage("/mappa");
    await screen.findByText("Nessuna tomba sulla mappa");
    expect(address()).toBe("/cemeteries/1/mappa");
  });
});

describe("rules of the map", () => {
  it("walks a wall by row and column", () => {
    const places = placesOf(WALL);
    expect(steps(places, "2/1", "ArrowUp")).toBeNull();
    expect(steps(places, "2/1", "ArrowDown")).toBe("1/1");
    expect(steps(places, "1/2", "End", true)).toBe("1/2");
    expect(steps(places, "1/2", "Home", true)).toBe("2/1");
    expect(steps(places, "2/1", "x")).toBeNull();
    expect(steps(places, undefined, "End")).toBeNull();
    const twice = placesOf({ ...WALL, cells: [...WALL.cells, niche("1", "1", 99)] });
    expect(twice.find(({ key }) => key === "1/1")?.cells.map(({ id }) => id)).toEqual([11, 99]);
  });

  it("knows the bounds, and the order of references", () => {
    expect(boundsOf([])).toBeNull();
    expect(boundsOf([point(1, "a"), point(5, "b")])).toEqual([12.125, 44.375, 12.625, 44.875]);
    const tombs = ["L-10", "L-2", "A-1"].map((name, id) => point(id + 1, name).properties);
    expect(inOrder(tombs).map(({ reference }) => reference)).toEqual(["A-1", "L-2", "L-10"]);
  });

  it("takes tiles only from a configuration that names them", () => {
    const url = "https://tiles.example/{z}/{x}/{y}.png";
    expect(tilesOf({ mapTiles: url, mapAttribution: "© Comune" })).toEqual({
      url,
      attribution: "© Comune",
    });
    expect(tilesOf({ mapTiles: "/tiles/{z}/{x}/{y}.png" })?.url).toBe(
      `${window.location.origin}/tiles/{z}/{x}/{y}.png`,
    );
    for (const config of [
      null,
      {},
      { mapTiles: "" },
      { mapTiles: "javascript:{z}" },
      { mapTiles: 3 },
    ])
      expect(tilesOf(config)).toBeNull();
  });
});
