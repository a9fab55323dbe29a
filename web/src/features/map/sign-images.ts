// The signs as pictures for the map.
import { type Palette, SHAPES } from "./signs";
import { STATUSES, type Status } from "./tombs";

const SIZE = 24;
/** Twice the pixels, for fine screens. */
const SCALE = 2;

export function signImages(palette: Palette): [Status, ImageData][] {
  return STATUSES.map((status) => [status, paint(status, palette)]);
}

function paint(status: Status, palette: Palette): ImageData {
  const canvas = document.createElement("canvas");
  canvas.width = canvas.height = SIZE * SCALE;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new Error("no canvas to draw the signs on");
  const outline = new Path2D(SHAPES[status].outline);
  context.scale(SCALE, SCALE);
  context.lineJoin = "round";
  // An edge of paper keeps neighbours apart.
  context.lineWidth = 5;
  context.strokeStyle = palette.paper;
  context.stroke(outline);
  context.fillStyle = palette.inside;
  context.fill(outline);
  context.lineWidth = 3;
  context.strokeStyle = palette.status[status];
  context.stroke(outline);
  context.fillStyle = palette.status[status];
  context.fill(new Path2D(SHAPES[status].body));
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
