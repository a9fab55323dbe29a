// Copies of visited memorials: one cache for each, so that all of one can be forgotten at once.
import { copyResponse } from "workbox-core/copyResponse.js";
import type { WorkboxPlugin } from "workbox-core/types.js";
import { NetworkFirst } from "workbox-strategies/NetworkFirst.js";
import { isPicture, isTooOld, memorialPath, memorialRecord, outdated } from "./rules.ts";

/** After so many seconds of silence the copy is shown; the answer still counts when it comes. */
export const PATIENCE = 3;

/** On a copy: when it was read. The page's client looks for it. */
const KEPT_AT = "X-Kept-At";
const PREFIX = "memorial-";
const MOST_ENTRIES = 80;
const GONE = new Set([404, 410]);
/** What an answer varies by is how it was packed, and a copy is unpacked. */
const LOOSELY = { ignoreVary: true };

/**
 * Asks the network first. Without the visitor's cookies: a copy holds what anybody may see, whoever
 * has signed in. What is no picture is asked for anew each time: the browser's own short memory would
 * hide that a memorial has been withdrawn.
 */
export function memorialStrategy(id: number, address: URL): NetworkFirst {
  return new NetworkFirst({
    cacheName: nameOf(id),
    networkTimeoutSeconds: PATIENCE,
    matchOptions: LOOSELY,
    fetchOptions: {
      credentials: "omit",
      cache: isPicture(address.pathname) ? "default" : "no-cache",
    },
    plugins: [rules(id)],
  });
}

function rules(id: number): WorkboxPlugin {
  return {
    fetchDidSucceed: async ({ request, response }) => {
      if (!GONE.has(response.status)) return response;
      if (memorialRecord(pathOf(request)) !== null) await forget(id);
      else await drop(id, request);
      return response;
    },
    cacheWillUpdate: async ({ response }) => (response.status === 200 ? stamped(response) : null),
    cachedResponseWillBeUsed: async ({ cachedResponse }) =>
      !cachedResponse || isTooOld(cachedResponse.headers.get(KEPT_AT), Date.now())
        ? null
        : cachedResponse,
    cacheDidUpdate: async ({ request }) => {
      if (memorialRecord(pathOf(request)) !== null) await forgetOutdated();
      await thin(id);
    },
  };
}

function stamped(response: Response): Promise<Response> {
  return copyResponse(response, (init) => {
    const headers = new Headers(init.headers);
    headers.set(KEPT_AT, new Date().toISOString());
    return { ...init, headers };
  });
}

/**
 * Deletes every copy of a memorial that is not public any more. The address of a record that was
 * merged shows another: they are forgotten together.
 */
export async function forget(id: number): Promise<void> {
  const ids = await keptIds();
  const shown = new Map<number, number>();
  for (const kept of ids) shown.set(kept, (await shownBy(kept)) ?? kept);
  const person = shown.get(id) ?? id;
  const gone = ids.filter((kept) => kept === id || kept === person || shown.get(kept) === person);
  await Promise.all(gone.map((kept) => caches.delete(nameOf(kept))));
}

/** Changes a copy, if there is one; it stays of when it was. */
export async function rewrite<T>(
  id: number,
  path: string,
  change: (kept: T, headers: Headers) => unknown,
): Promise<void> {
  if (!(await caches.has(nameOf(id)))) return;
  const cache = await caches.open(nameOf(id));
  const copy = await cache.match(path, LOOSELY);
  if (!copy) return;
  const headers = new Headers(copy.headers);
  const changed = change((await copy.json()) as T, headers);
  // How it was packed once says nothing of it any more.
  for (const name of ["Content-Encoding", "Content-Length", "ETag"]) headers.delete(name);
  await cache.put(path, new Response(JSON.stringify(changed), { headers }));
}

async function drop(id: number, request: Request): Promise<void> {
  if (!(await caches.has(nameOf(id)))) return;
  await (await caches.open(nameOf(id))).delete(request, LOOSELY);
}

export async function forgetOutdated(): Promise<void> {
  const ids = await keptIds();
  const visits = await Promise.all(ids.map(async (id) => ({ id, at: await lastVisit(id) })));
  for (const id of outdated(visits, Date.now())) await caches.delete(nameOf(id));
}

/** When the device has no more room: rather no copies than a failing page. */
export async function forgetAll(): Promise<void> {
  for (const id of await keptIds()) await caches.delete(nameOf(id));
}

/** Keeps a memorial with very many pictures from filling the device. */
async function thin(id: number): Promise<void> {
  const cache = await caches.open(nameOf(id));
  const requests = await cache.keys();
  const surplus = requests.slice(0, Math.max(0, requests.length - MOST_ENTRIES));
  for (const request of surplus) await cache.delete(request, LOOSELY);
}

async function keptIds(): Promise<number[]> {
  const names = await caches.keys();
  return names
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => Number(name.slice(PREFIX.length)));
}

/** What was stored last stands last. */
async function lastVisit(id: number): Promise<string | null> {
  const cache = await caches.open(nameOf(id));
  const newest = (await cache.keys()).at(-1);
  const copy = newest && (await cache.match(newest, LOOSELY));
  return copy?.headers.get(KEPT_AT) ?? null;
}

/** The id of the record that a memorial's copy shows. */
async function shownBy(id: number): Promise<number | null> {
  const cache = await caches.open(nameOf(id));
  const copy = await cache.match(memorialPath(id), LOOSELY);
  if (!copy) return null;
  const record = (await copy.json()) as { id?: unknown };
  return typeof record.id === "number" ? record.id : null;
}

function nameOf(id: number): string {
  return `${PREFIX}${id}`;
}

function pathOf(request: Request): string {
  return new URL(request.url).pathname;
}
