// MapLibre with our tombs on it. In a chunk of its own: nothing else may import it but by `import()`.
import {
  type GeoJSONSource,
  type MapLayerMouseEvent,
  Map as MapLibre,
  setWorkerUrl,
} from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url";
import { mapText as words } from "@/lib/text/tools";
import "./engine.css";
import { TOMB_LAYERS, tombStyle } from "./engine-style";
import { signImages } from "./sign-images";
import type { Palette } from "./signs";
import { type Bounds, STATUSES, type Status, type TombPoint } from "./tombs";

setWorkerUrl(workerUrl);

/** Where one looked last. */
export interface View {
  center: [number, number];
  zoom: number;
}

export interface Tiles {
  url: string;
  attribution: string;
}

interface Options {
  title: string;
  points: TombPoint[];
  bounds: Bounds;
  view: View | null;
  palette: Palette;
  tiles: Tiles | null;
  /** The tombs under a click, all of them. */
  onChoose: (ids: number[]) => void;
  /** The tomb under the mouse, and where that is; null for none. */
  onPoint: (id: number | null, at: { x: number; y: number }) => void;
  onMove: (view: View) => void;
  onReady: () => void;
}

export interface Drawing {
  showOnly: (hidden: ReadonlySet<Status>) => void;
  point: (id: number | null) => void;
  zoomBy: (steps: number) => void;
  /** Shows what was shown first. */
  fit: () => void;
  /** At once, however far off; null: back to what was shown first. */
  jump: (bounds: Bounds | null) => void;
  remove: () => void;
}

/** A finger is not as exact as a mouse. */
const REACH = matchMedia("(pointer: coarse)").matches ? 14 : 5;
const FIT = { padding: 48, maxZoom: 20.5 };
const NOBODY = -1;

/** Throws where there is no WebGL. */
export function draw(container: HTMLElement, options: Options): Drawing {
  const { view, palette } = options;
  const map = new MapLibre({
    container,
    style: tombStyle(options),
    ...(view ?? { bounds: options.bounds, fitBoundsOptions: FIT }),
    maxZoom: 24,
    attributionControl: false,
    // North stays up: a plan that turns under the hand helps nobody find a tomb.
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    fadeDuration: 0,
    pixelRatio: Math.min(devicePixelRatio, 2),
    locale: { "Map.Title": options.title },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  void map.once("styledata", () => {
    for (const [name, image] of signImages(palette)) map.addImage(name, image, { pixelRatio: 2 });
  });
  listen(map, options);
  return {
    showOnly: (hidden) => {
      const shown = STATUSES.filter((status) => !hidden.has(status));
      whenStyled(map, () => {
        for (const layer of TOMB_LAYERS)
          map.setFilter(layer, ["in", ["get", "status"], ["literal", shown]]);
      });
    },
    point: (id) =>
      whenStyled(map, () => map.setFilter("pointed", ["==", ["get", "id"], id ?? NOBODY])),
    zoomBy: (steps) => void map.easeTo({ zoom: map.getZoom() + steps }),
    fit: () => void map.fitBounds(options.bounds, FIT),
    jump: (bounds) => void map.fitBounds(bounds ?? options.bounds, { ...FIT, animate: false }),
    remove: () => map.remove(),
  };
}

function whenStyled(map: MapLibre, act: () => void) {
  if (map.getSource<GeoJSONSource>("tombs")) act();
  else void map.once("load", act);
}

function listen(map: MapLibre, { onChoose, onPoint, onMove, onReady }: Options) {
  map.on("click", ({ point: { x, y } }) => {
    const found = map.queryRenderedFeatures(
      [
        [x - REACH, y - REACH],
        [x + REACH, y + REACH],
      ],
      { layers: TOMB_LAYERS },
    );
    onChoose([...new Set(found.map(({ properties }) => Number(properties.id)))]);
  });
  const point = ({ features, point: at }: MapLayerMouseEvent) => {
    map.getCanvas().style.cursor = "pointer";
    onPoint(Number(features?.[0]?.properties.id), at);
  };
  const leave = () => {
    map.getCanvas().style.cursor = "";
    onPoint(null, { x: 0, y: 0 });
  };
  for (const layer of TOMB_LAYERS) {
    map.on("mousemove", layer, point);
    map.on("mouseleave", layer, leave);
  }
  map.on("movestart", leave);
  map.on("moveend", () => {
    const { lng, lat } = map.getCenter();
    onMove({ center: [lng, lat], zoom: map.getZoom() });
  });
  void map.once("load", onReady);
  map.on("error", ({ error }) => console.warn(words.map, error));
}
