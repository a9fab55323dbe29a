import { describe, expect, it } from "vitest";
import { firstPicture, mapsLink, pictureAddress, webLink } from "./links";

describe("a web link", () => {
  it.each([
    ["https://example.org/a b", "https://example.org/a%20b"],
    [" HTTP://example.org ", "http://example.org/"],
    ["www.comune.example", "https://www.comune.example/"],
  ])("opens %s", (value, href) => {
    expect(webLink(value)).toBe(href);
  });

  it.each([
    [null],
    [""],
    ["javascript:alert(1)"],
    ["JaVaScRiPt:alert(1)"],
    ["java\nscript:alert(1)"],
    ["data:text/html,x"],
    ["vbscript:x"],
    ["//example.org"],
    ["https://"],
    ["comune.example"],
  ])("never opens %j", (value) => {
    expect(webLink(value)).toBeNull();
  });
});

describe("a picture", () => {
  it.each(["/demo/a.svg", "https://example.org/a.jpg", "data:image/png;base64,AA"])(
    "is shown from %s",
    (value) => {
      expect(pictureAddress(value)).toBe(value);
    },
  );

  it.each(["//example.org/a.jpg", "data:text/html,x", "javascript:x", "a.jpg"])(
    "is not shown from %s",
    (value) => {
      expect(pictureAddress(value)).toBeNull();
    },
  );

  it("is the first that can be shown", () => {
    expect(firstPicture(null, "x", "/demo/b.svg", "/demo/c.svg")).toBe("/demo/b.svg");
    expect(firstPicture(null, "")).toBeNull();
  });
});

describe("the map link", () => {
  it("takes the first coordinates that can be read", () => {
    expect(mapsLink(null, "boh", "45.5, -9.25", "1, 1")).toBe(
      "https://www.google.com/maps/search/?api=1&query=45.5%2C-9.25",
    );
  });

  it.each([[null], [""], ["45.5"], ["91, 9"], ["45, 181"], ["45,5, 9,1"]])(
    "is none for %j",
    (value) => {
      expect(mapsLink(value)).toBeNull();
    },
  );
});
