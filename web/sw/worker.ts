// The service worker of the public side: visited memorials open without a network. It answers for the
// public pages, their own files and what a memorial reads, notes what is left there, and leaves everything else alone.
import { clientsClaim } from "workbox-core/clientsClaim.js";
import { registerQuotaErrorCallback } from "workbox-core/registerQuotaErrorCallback.js";
import type { RouteHandlerCallbackOptions } from "workbox-core/types.js";
import { addRoute } from "workbox-precaching/addRoute.js";
import { cleanupOutdatedCaches } from "workbox-precaching/cleanupOutdatedCaches.js";
import { matchPrecache } from "workbox-precaching/matchPrecache.js";
import { precache } from "workbox-precaching/precache.js";
import { registerRoute } from "workbox-routing/registerRoute.js";
import { leave } from "./gifts.ts";
import { forget, forgetAll, forgetOutdated, memorialStrategy, PATIENCE } from "./memorials.ts";
import { isGift, isPublicPage, memorialOf, memorialPage } from "./rules.ts";

declare const self: ServiceWorkerGlobalScope;
/** Written by the build: the files of the public pages. */
declare const SHELL: { url: string; revision: string | null; integrity?: string }[];

const PAGE = "/index.html";
/** The gateway's words for a service that does not answer. */
const AWAY = new Set([502, 503, 504]);

precache(SHELL);
// The staff's start page has the address "/": it is none of the files.
addRoute({ directoryIndex: "", cleanURLs: false, ignoreURLParametersMatching: [] });
cleanupOutdatedCaches();
// A page that finds a newer worker has come from the network: the worker's files are its own already.
void self.skipWaiting();
clientsClaim();
registerQuotaErrorCallback(forgetAll);

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === "navigate" && isPublicPage(url.pathname),
  openPage,
);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && memorialOf(url, request.referrer) !== null,
  ({ request, url, event }) => {
    const id = memorialOf(url, request.referrer);
    return id === null ? fetch(request) : memorialStrategy(id, url).handle({ request, event });
  },
);

registerRoute(({ url, sameOrigin }) => sameOrigin && isGift(url.pathname), leave, "POST");

self.addEventListener("activate", (event) => event.waitUntil(forgetOutdated()));

/** The page from the network; when that is silent, this version's own, which then reads the copies. */
async function openPage({ request, url, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const id = memorialPage(url.pathname);
  const asked = fetch(request).then(async (answer) => {
    if (id !== null && answer.status === 404) await forget(id);
    return answer;
  });
  event.waitUntil(asked.catch(() => undefined));
  const answer = await Promise.race([asked.catch(() => null), silence()]);
  if (answer && !AWAY.has(answer.status)) return answer;
  return (await matchPrecache(PAGE)) ?? answer ?? asked;
}

function silence(): Promise<null> {
  return new Promise((resolve) => setTimeout(() => resolve(null), PATIENCE * 1000));
}
