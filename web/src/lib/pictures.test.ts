import { expect, it } from "vitest";
import { LARGEST_PICTURE, pictureFault, thumbnailOf, typedPicture } from "./pictures";

it.each([
  ["/media/0af3.webp", "/media/0af3-thumb.webp"],
  ["/media/0af3-thumb.webp", "/media/0af3-thumb.webp"],
  ["/demo/a.svg", "/demo/a.svg"],
  ["https://example.org/media/0af3.webp", "https://example.org/media/0af3.webp"],
])("shows %s small as %s", (url, small) => {
  expect(thumbnailOf(url)).toBe(small);
});

it.each([
  [" https://example.org/a.jpg ", "https://example.org/a.jpg"],
  ["www.example.org/a.jpg", "https://www.example.org/a.jpg"],
  ["/media/0af3.webp", "/media/0af3.webp"],
  ["a.jpg", null],
  ["javascript:alert(1)", null],
  ["/media/a b.webp", null],
  ["", null],
])("takes %j as %j", (typed, address) => {
  expect(typedPicture(typed)).toBe(address);
});

it.each([
  [{ name: "a.jpg", type: "image/jpeg", size: LARGEST_PICTURE }, null],
  [{ name: "a.jpg", type: "image/jpeg", size: LARGEST_PICTURE + 1 }, "tooLarge"],
  [{ name: "IMG.HEIC", type: "", size: 1 }, null],
  [{ name: "a.pdf", type: "application/pdf", size: 1 }, "notImage"],
  [{ name: "a", type: "", size: 1 }, "notImage"],
])("tells of %j: %j", (file, fault) => {
  expect(pictureFault(file)).toBe(fault);
});
