// Sends typed calls. Of openapi-fetch the types alone are used: its code brings every style of parameter
// that OpenAPI knows, and each visitor would download it.
import type { Client } from "openapi-fetch";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

export type Calls<Paths extends object> = Pick<Client<Paths>, (typeof METHODS)[number]>;

interface Init extends Omit<RequestInit, "body"> {
  params?: { path?: Record<string, unknown>; query?: Record<string, unknown> };
  body?: unknown;
  parseAs?: "blob";
}

/** `send` throws on whatever is no good answer. */
export function typedCalls<Paths extends object>(
  send: (request: Request) => Promise<Response>,
): Calls<Paths> {
  const calling =
    (method: string) =>
    async (path: string, { params, parseAs, ...init }: Init = {}) => {
      const response = await send(new Request(addressOf(path, params), requestOf(method, init)));
      return { response, data: await (parseAs ? response.blob() : dataOf(response)) };
    };
  // What each path takes and answers is in its type alone.
  return Object.fromEntries(METHODS.map((method) => [method, calling(method)])) as never;
}

function addressOf(path: string, { path: parts = {}, query = {} }: Init["params"] = {}): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(parts[name])));
  const asked = Object.entries(query)
    .flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  const address = new URL(filled, window.location.origin);
  address.search = asked.join("&");
  return address.href;
}

function requestOf(method: string, { body, ...init }: Omit<Init, "params">): RequestInit {
  const request: RequestInit = { ...init, method, credentials: "include" };
  if (body === undefined) return request;
  if (body instanceof FormData) return { ...request, body };
  const headers = { "Content-Type": "application/json", ...init.headers };
  return { ...request, body: JSON.stringify(body), headers };
}

async function dataOf(response: Response): Promise<unknown> {
  const told = await response.text();
  return told ? JSON.parse(told) : undefined;
}
