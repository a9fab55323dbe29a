import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { pageOf } from "@/test/burials";
import { answer, fail, fakeNetwork } from "@/test/fake-api";
import { makeBlock, makePlace } from "@/test/places";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";
import { mapOf, NO_GRID, point, WALL } from "./samples";

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

  it("tells of those far off, and lists them", async () => {
    const lost = point(4, "X-1");
    lost.geometry.coordinates = [0, 0];
    answer("/api/cemeteries/{cemetery_id}/map", mapOf([point(1, "L-10"), point(2, "L-9"), lost]));
    const { list, shown, user } = await openMap("/cemeteries/1/mappa");
    expect(screen.getByText(/1 tomba è a più di 5 km dalle altre/)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Mostra sulla mappa" }));
    expect(shown()).toEqual([expect.stringContaining("X-1")]);
    expect(list.getByText("1 tomba è a più di 5 km dalle altre.")).toBeVisible();
    await user.click(list.getByRole("button", { name: "Mostra tutte" }));
    expect(shown()).toHaveLength(3);
  });

  it("tells how many of each state, and leaves out those not wanted", async () => {
    const { list, shown, user, address } = await openMap("/cemeteries/1/mappa");
    const legend = within(screen.getByRole("group", { name: "Stato delle tombe" }));
    expect(legend.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Libera13",
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
