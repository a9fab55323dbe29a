import { expect, it, vi } from "vitest";
import { jsonEntry, sessionEntry, textEntry } from "./storage";

const numbers = jsonEntry("test", (value) => (typeof value === "number" ? value : null));

it("gives back what was written, until it is cleared", () => {
  numbers.write(12);
  expect(numbers.read()).toBe(12);
  numbers.clear();
  expect(numbers.read()).toBeNull();
});

it.each(['"dodici"', "{", "null"])("trusts nothing that it does not recognise: %s", (kept) => {
  localStorage.setItem("test", kept);
  expect(numbers.read()).toBeNull();
});

it("keeps a text as it is", () => {
  const words = textEntry("test", (kept) => kept);
  words.write("dark");
  expect(localStorage.getItem("test")).toBe("dark");
});

it("remembers nothing where storage is refused", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full");
  });
  numbers.write(1);
  expect(numbers.read()).toBeNull();
});

it("keeps what belongs to the tab apart from what belongs to the browser", () => {
  const draft = sessionEntry("test", (value) => (typeof value === "string" ? value : null));
  draft.write("in corso");
  expect(numbers.read()).toBeNull();
  expect(sessionStorage.getItem("test")).toBe('"in corso"');
  expect(localStorage.getItem("test")).toBeNull();
  draft.clear();
  expect(draft.read()).toBeNull();
});
