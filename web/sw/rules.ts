// What of a visit is kept, under which memorial, and for how long. Nothing else passes through the
// worker: what is not named here goes to the network as if there were no worker.
const DAY = 24 * 60 * 60 * 1000;
const MOST_MEMORIALS = 50;
const LONGEST = 60 * DAY;

const MEMORIAL_PAGE = /^\/memorial\/([1-9]\d{0,9})\/?$/;
const MEMORIAL = /^\/api\/public\/deceased\/([1-9]\d{0,9})$/;
/** Public answers whose path names the person. */
const OF_PERSON = [
  MEMORIAL,
  /^\/api\/visitor-messages\/([1-9]\d{0,9})$/,
  /^\/api\/prayers\/deceased\/([1-9]\d{0,9})$/,
  /^\/api\/visitor-affects\/count\/([1-9]\d{0,9})$/,
];
const CANDLES = "/api/virtual-candles";
/** Public answers that belong to whatever memorial asks for them. */
const OF_PAGE = [/^\/api\/blocks\/\d+$/, /^\/(?:media|demo)\/./];

/** The memorial whose page has this path, or null. */
export function memorialPage(path: string): number | null {
  return numberIn(MEMORIAL_PAGE, path);
}

/** Pages that open without a network. */
export function isPublicPage(path: string): boolean {
  return path === "/search" || memorialPage(path) !== null;
}

/** The memorial that this address itself is, or null. */
export function memorialRecord(path: string): number | null {
  return numberIn(MEMORIAL, path);
}

export function isPicture(path: string): boolean {
  return /^\/(?:media|demo)\//.test(path);
}

/** Whether this is where a candle or an affect is left. */
export function isGift(path: string): boolean {
  return path === CANDLES || path === "/api/visitor-affects";
}

export function memorialPath(id: number): string {
  return `/api/public/deceased/${id}`;
}

/** As the page asks for them. */
export function candlesPath(id: number): string {
  return `${CANDLES}?deceasedId=${id}`;
}

export function affectsPath(id: number): string {
  return `/api/visitor-affects/count/${id}`;
}

/** The memorial under which the answer of an address is kept; null for what is none of our business. */
export function memorialOf(address: URL, referrer: string): number | null {
  // Older pages of a list are not kept.
  if (address.searchParams.has("before")) return null;
  for (const pattern of OF_PERSON) {
    const id = numberIn(pattern, address.pathname);
    if (id !== null) return id;
  }
  if (address.pathname === CANDLES) {
    const asked = address.searchParams.get("deceasedId") ?? address.searchParams.get("deceased_id");
    return numberIn(/^([1-9]\d{0,9})$/, asked ?? "");
  }
  if (!OF_PAGE.some((pattern) => pattern.test(address.pathname))) return null;
  if (!URL.canParse(referrer)) return null;
  const page = new URL(referrer);
  return page.origin === address.origin ? memorialPage(page.pathname) : null;
}

export function isTooOld(keptAt: string | null, now: number): boolean {
  const at = Date.parse(keptAt ?? "");
  return Number.isNaN(at) || now - at > LONGEST;
}

export interface Visit {
  id: number;
  /** Of the last visit; null when nothing tells. */
  at: string | null;
}

/** The memorials that are forgotten: visited too long ago, or too many others since. */
export function outdated(visits: Visit[], now: number): number[] {
  const newestFirst = [...visits].sort((a, b) => (b.at ?? "").localeCompare(a.at ?? ""));
  return newestFirst
    .filter(({ at }, place) => place >= MOST_MEMORIALS || isTooOld(at, now))
    .map(({ id }) => id);
}

function numberIn(pattern: RegExp, value: string): number | null {
  const found = pattern.exec(value)?.[1];
  return found === undefined ? null : Number(found);
}
