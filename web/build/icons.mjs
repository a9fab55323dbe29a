// Draws the icons of the installed page from the logo: CHROMIUM=/usr/bin/chromium node build/icons.mjs
import { readFileSync } from "node:fs";
import { chromium } from "@playwright/test";

const IMAGES = `${import.meta.dirname}/../public/img`;
const logo = readFileSync(`${IMAGES}/logo.svg`, "utf8");
// Systems that cut an icon to a shape of their own want the ground up to the edge, the drawing within.
const ground = /<rect[^>]*fill="(#[0-9a-f]{6})"/.exec(logo)?.[1];
const ICONS = [
  { name: "icon-192", size: 192, drawing: 1, background: "transparent" },
  { name: "icon-512", size: 512, drawing: 1, background: "transparent" },
  { name: "icon-maskable-512", size: 512, drawing: 0.8, background: ground },
  { name: "apple-touch-icon", size: 180, drawing: 0.92, background: ground },
];

const browser = await chromium.launch({
  ...(process.env.CHROMIUM && { executablePath: process.env.CHROMIUM }),
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();
for (const { name, size, drawing, background } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>
    body { margin: 0; height: 100vh; display: grid; place-items: center; background: ${background} }
    svg { width: ${drawing * 100}% }
  </style>${logo}`);
  await page.screenshot({ path: `${IMAGES}/${name}.png`, omitBackground: true });
}
await browser.close();
