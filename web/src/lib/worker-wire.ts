// What the page and its worker say to each other.

/** On an answer from the browser's own copy: when that copy was read from the service. */
export const KEPT_AT = "X-Kept-At";

/** Asks a worker that waits to take over now. */
export const TAKE_OVER = { type: "SKIP_WAITING" } as const;

/** The name by which Workbox knows a list of addresses to keep. */
export const KEEP = "CACHE_URLS";
