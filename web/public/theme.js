// Runs before the first paint, so that a dark page never flashes white. Kept in step with src/lib/theme.ts.
(() => {
  let kept = null;
  try {
    kept = localStorage.getItem("camposanto-theme");
  } catch {}
  const isDark =
    kept === "dark" || (kept !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.classList.toggle("dark", isDark);
  document.documentElement.style.colorScheme = isDark ? "dark" : "light";
})();
