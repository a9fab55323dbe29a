import { describe, expect, it } from "vitest";
import { splitFar } from "./far";
import { placesOf, steps } from "./places";
import { niche, point, WALL } from "./samples";
import { tilesOf } from "./tiles";
import { boundsOf, inOrder, type TombPoint } from "./tombs";

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

  it("tells those that lie far off from the rest, seen from the cemetery or from most", () => {
    const near = [point(1, "a"), point(2, "b"), point(3, "c")];
    const lost: TombPoint = {
      ...point(4, "d"),
      geometry: { type: "Point", coordinates: [0, 0] },
    };
    for (const cemetery of ["45, 12", null, "parte alta", "0, 0", "12, 45"])
      expect(splitFar([lost, ...near], cemetery)).toEqual({ near, far: [lost] });
    expect(splitFar(near, null).far).toEqual([]);
    const scattered = [lost, { ...lost, geometry: { ...lost.geometry, coordinates: [9, 45] } }];
    expect(splitFar(scattered as TombPoint[], null).near).not.toEqual([]);
    expect(splitFar([], "45, 12")).toEqual({ near: [], far: [] });
  });

  it("knows the bounds, and the order of references", () => {
    expect(boundsOf([])).toBeNull();
    expect(boundsOf([point(1, "a"), point(5, "b")])).toEqual([
      12 + 1 / 1024,
      45 - 5 / 1024,
      12 + 5 / 1024,
      45 - 1 / 1024,
    ]);
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
