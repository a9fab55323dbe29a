import { expect, it } from "vitest";
import { setTheme, watchTheme } from "./theme";

const isDark = () => document.documentElement.classList.contains("dark");

it("is kept as a plain word and dresses the page at once", () => {
  setTheme("dark");
  expect(localStorage.getItem("camposanto-theme")).toBe("dark");
  expect(isDark()).toBe(true);
  setTheme("light");
  expect(isDark()).toBe(false);
});

it("follows the other tabs, and takes a word it does not know for the system's choice", () => {
  watchTheme();
  localStorage.setItem("camposanto-theme", "dark");
  window.dispatchEvent(new StorageEvent("storage", { key: "camposanto-theme" }));
  expect(isDark()).toBe(true);
  localStorage.setItem("camposanto-theme", "purple");
  window.dispatchEvent(new StorageEvent("storage", { key: "camposanto-theme" }));
  expect(isDark()).toBe(false);
});
