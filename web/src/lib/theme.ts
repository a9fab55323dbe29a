// Light, dark or the system's choice. public/theme.js does the same before the first paint.
import { useSyncExternalStore } from "react";
import { textEntry } from "./storage";

export const THEMES = ["light", "dark", "system"] as const;
export type Theme = (typeof THEMES)[number];

export function isTheme(value: string): value is Theme {
  return THEMES.some((theme) => theme === value);
}

const entry = textEntry("camposanto-theme", (kept) => (isTheme(kept) ? kept : null));
const listeners = new Set<() => void>();
const prefersDark = matchMedia("(prefers-color-scheme: dark)");

function currentTheme(): Theme {
  return entry.read() ?? "system";
}

function apply() {
  const theme = currentTheme();
  const isDark = theme === "dark" || (theme === "system" && prefersDark.matches);
  document.documentElement.classList.toggle("dark", isDark);
  document.documentElement.style.colorScheme = isDark ? "dark" : "light";
  for (const listener of listeners) listener();
}

export function setTheme(theme: Theme) {
  entry.write(theme);
  apply();
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, currentTheme);
}

/** Whether the page is dark now, whoever decided it. */
export function useIsDark(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => document.documentElement.classList.contains("dark"),
  );
}

/** Follows the system and the other tabs for as long as the page lives. */
export function watchTheme() {
  prefersDark.addEventListener("change", apply);
  window.addEventListener("storage", (event) => {
    if (event.key === entry.key || event.key === null) apply();
  });
  apply();
}
