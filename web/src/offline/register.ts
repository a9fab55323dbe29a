// Takes the worker into service.

/** The name by which Workbox knows a list of addresses to keep. */
const KEEP = "CACHE_URLS";

export async function register(container = navigator.serviceWorker): Promise<void> {
  // Not every browser has it, nor every address: http is not safe enough.
  if (!container) return;
  const isFirstVisit = container.controller === null;
  // A browser that forbids it (or a test) answers nothing.
  const registration = await container.register("/sw.js").catch(() => undefined);
  if (!registration || !isFirstVisit) return;
  const { active } = await container.ready;
  active?.postMessage({ type: KEEP, payload: { urlsToCache: readSoFar() } });
}

/** What the page has read while there was no worker to see it; which of it is kept, the worker knows. */
function readSoFar(): [string, RequestInit][] {
  const names = performance.getEntriesByType("resource").map(({ name }) => name);
  const own = names.filter((name) => name.startsWith(`${window.location.origin}/`));
  return [...new Set(own)].map((name) => [name, { referrer: window.location.href }]);
}
