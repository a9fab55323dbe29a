import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { appearanceFor, DARK, LIGHT } from "./appearance";

const styles = readFileSync("src/styles.css", "utf8");

/** What `oklch(...)` is in red, green and blue. */
function hexOf(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return `#${[
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ]
    .map((part) => (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055))
    .map((part) => Math.round(Math.min(Math.max(part, 0), 1) * 255))
    .map((part) => part.toString(16).padStart(2, "0"))
    .join("")}`;
}

function colourIn(part: string, name: string): string {
  const found = new RegExp(`--${name}: oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)`).exec(part);
  const [lightness = 0, chroma = 0, hue = 0] = (found ?? []).slice(1).map(Number);
  return hexOf(lightness, chroma, hue);
}

describe("the provider's fields", () => {
  it.each([
    [":root {", LIGHT],
    [".dark {", DARK],
  ] as const)("have the site's own colours of %s", (start, colours) => {
    const part = styles.slice(styles.indexOf(start));
    for (const [name, colour] of Object.entries(colours))
      expect(colourIn(part, name), name).toBe(colour);
  });

  it("are dark when the site is, whatever the device is", () => {
    expect(appearanceFor(true).theme).toBe("night");
    expect(appearanceFor(false).theme).toBe("stripe");
  });
});
