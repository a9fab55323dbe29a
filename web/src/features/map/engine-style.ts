// What the map draws, from the paper up: tiles if there are any, dots from afar, signs from near, names.
import type { StyleSpecification } from "maplibre-gl";
import type { Tiles } from "./engine";
import type { Palette } from "./signs";
import { STATUSES, type Status, type TombPoint } from "./tombs";

/** What a click may find. */
export const TOMB_LAYERS = ["tombs-far", "tombs-near"];

/** So many signs are drawn at once without a thought. */
const FEW = 1500;
/** Below this a sign is a dot anyway. */
const SIGN_ZOOM = 18.2;
const NAME_ZOOM = 19.6;

interface Drawn {
  points: TombPoint[];
  palette: Palette;
  tiles: Tiles | null;
}

export function tombStyle({ points, palette, tiles }: Drawn): StyleSpecification {
  const signZoom = points.length <= FEW ? 0 : SIGN_ZOOM;
  const tombs = { type: "FeatureCollection" as const, features: points };
  return {
    version: 8,
    sources: {
      tombs: { type: "geojson", data: tombs, tolerance: 0, buffer: 32, maxzoom: 22 },
      ...(tiles && { tiles: { type: "raster", tiles: [tiles.url], tileSize: 256, maxzoom: 19 } }),
    },
    layers: [
      { id: "paper", type: "background", paint: { "background-color": palette.paper } },
      ...(tiles
        ? [
            {
              id: "tiles",
              type: "raster" as const,
              source: "tiles",
              // The tombs stand out from what is below them.
              paint: { "raster-opacity": 0.65, "raster-saturation": -0.5 },
            },
          ]
        : []),
      farLayer(palette, signZoom),
      // Below the signs, which have their place first: a name that would cover one is not written.
      nameLayer(palette),
      nearLayer(signZoom),
      pointedLayer(palette),
    ],
  };
}

/** What there is least of, and is looked for, lies on top. */
const ORDER: Status[] = ["full", "occupied", "free", "expiring", "expired"];
const RANK = ["match", ["get", "status"], ...ORDER.flatMap((status, rank) => [status, rank]), 0];

type Layer = StyleSpecification["layers"][number];
type Colours = Extract<NonNullable<Extract<Layer, { type: "circle" }>["paint"]>, object>;

function colours({ status }: Palette) {
  const known = STATUSES.flatMap((name) => [name, status[name]]);
  return ["match", ["get", "status"], ...known, status.occupied] as unknown as NonNullable<
    Colours["circle-color"]
  >;
}

/** An open dot has its edge besides. */
const radius = (size: number) => ["case", ["==", ["get", "status"], "free"], size * 0.8, size];

/** A free tomb is open, the others are full: told apart without colours as well. */
function farLayer(palette: Palette, maxzoom: number): Layer {
  return {
    id: "tombs-far",
    type: "circle",
    source: "tombs",
    maxzoom,
    layout: { "circle-sort-key": RANK as never },
    paint: {
      "circle-radius": [
        "interpolate",
        ["exponential", 1.6],
        ["zoom"],
        ...[14, radius(1.2), 16, radius(2), 18.5, radius(5.5)],
      ] as never,
      "circle-color": [
        "case",
        ["==", ["get", "status"], "free"],
        palette.inside,
        colours(palette) as never,
      ],
      "circle-stroke-color": colours(palette),
      "circle-stroke-width": ["case", ["==", ["get", "status"], "free"], 1.2, 0],
    },
  };
}

function nearLayer(minzoom: number): Layer {
  return {
    id: "tombs-near",
    type: "symbol",
    source: "tombs",
    minzoom,
    layout: {
      "icon-image": ["get", "status"],
      "icon-allow-overlap": true,
      "symbol-sort-key": RANK as never,
      "icon-size": ["interpolate", ["exponential", 1.5], ["zoom"], 14, 0.3, 18, 0.55, 21, 1, 24, 2],
    },
  };
}

function nameLayer(palette: Palette): Layer {
  return {
    id: "names",
    type: "symbol",
    source: "tombs",
    minzoom: NAME_ZOOM,
    layout: {
      "text-field": ["coalesce", ["get", "reference"], ""],
      "text-font": ["Titillium Web"],
      "text-size": ["interpolate", ["linear"], ["zoom"], 19.6, 11, 22, 15],
      "text-anchor": "top",
      "text-offset": [0, 1.4],
      "text-max-width": 8,
      "text-padding": 0,
    },
    paint: {
      "text-color": palette.ink,
      "text-halo-color": palette.paper,
      "text-halo-width": 1.5,
    },
  };
}

function pointedLayer(palette: Palette): Layer {
  return {
    id: "pointed",
    type: "circle",
    source: "tombs",
    filter: ["==", ["get", "id"], -1],
    paint: {
      "circle-radius": 15,
      "circle-opacity": 0,
      "circle-stroke-color": palette.pointed,
      "circle-stroke-width": 3.5,
    },
  };
}
