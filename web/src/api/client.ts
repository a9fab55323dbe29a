// The one client of the five services, typed by their contracts.
import { typedCalls } from "./calls";
import type { paths as IdentityPaths } from "./generated/identity";
import type { paths as ImporterPaths } from "./generated/importer";
import type { paths as MemorialPaths } from "./generated/memorial";
import type { paths as RegistryPaths } from "./generated/registry";
import type { paths as ShopPaths } from "./generated/shop";
import { overNetwork } from "./network-error";
import { queryClient } from "./query-client";
import { askToSignInAgain, isSignedIn } from "./session";

export type Paths = IdentityPaths & RegistryPaths & ImporterPaths & MemorialPaths & ShopPaths;

export class ApiError extends Error {
  readonly status: number;
  readonly detail: string;

  constructor(status: number, detail: string) {
    super(`${status}: ${detail}`);
    this.name = "ApiError";
    this.status = status;
    this.detail = detail;
  }
}

/** Sends a call; when the session has ended meanwhile, asks to sign in and sends it again. */
async function send(request: Request): Promise<Response> {
  const again = request.clone();
  // Looked up at each call: a test may have replaced it since.
  const response = await overNetwork(() => globalThis.fetch(request));
  const isAboutSession = new URL(request.url).pathname.startsWith("/api/auth/");
  if (response.status !== 401 || isAboutSession || !isSignedIn()) return response;
  return (await askToSignInAgain()) ? overNetwork(() => globalThis.fetch(again)) : response;
}

async function answered(request: Request): Promise<Response> {
  const response = await send(request);
  const memorial = /\/public\/deceased\/(\d+)$/.exec(request.url)?.[1];
  // The worker answers with the browser's own copy when the network is silent, and says of when it is.
  if (memorial) queryClient.setQueryData(["kept", memorial], response.headers.get("X-Kept-At"));
  if (response.ok) return response;
  throw new ApiError(response.status, (await response.text()) || response.statusText);
}

export const client = typedCalls<Paths>(answered);
