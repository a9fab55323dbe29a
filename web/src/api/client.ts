// The one client of the five services, typed by their contracts.
import createClient from "openapi-fetch";
import type { paths } from "./generated/registry";

export type Paths = paths;

export class ApiError extends Error {
  readonly status: number;

  constructor(status: number, detail: string) {
    super(`${status}: ${detail}`);
    this.name = "ApiError";
    this.status = status;
  }
}

export const client = createClient<Paths>({
  baseUrl: window.location.origin,
  credentials: "include",
  // Looked up at each call: a test may have replaced it since.
  fetch: (request) => globalThis.fetch(request),
});

client.use({
  async onResponse({ response }) {
    if (response.ok) return;
    throw new ApiError(response.status, (await response.text()) || response.statusText);
  },
});
