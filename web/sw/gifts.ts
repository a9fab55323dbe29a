// What a visitor has just left is put into the copies of its memorial too: without a network the page
// would deny it else.
import type { RouteHandlerCallbackOptions } from "workbox-core/types.js";
import { rewrite } from "./memorials.ts";
import { affectsPath, candlesPath, memorialPath } from "./rules.ts";

interface Lit {
  id: number;
  createdAt: string;
  expiresAt: string;
  /** How many burn, this one included. */
  burning: number;
}

/** Sends it, and hands back what the service answers. */
export async function leave({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  const asked = request.clone();
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(note(asked, answer.clone()).catch(() => undefined));
  return answer;
}

async function note(asked: Request, answer: Response): Promise<void> {
  const { deceasedId: id } = (await asked.json()) as { deceasedId: number };
  const given: unknown = await answer.json();
  if (new URL(asked.url).pathname.endsWith("candles")) await noteCandle(id, given as Lit);
  else await noteAffect(id, given as { count: number });
}

async function noteCandle(id: number, { burning, ...candle }: Lit): Promise<void> {
  await rewrite<unknown[]>(id, candlesPath(id), (listed, headers) => {
    headers.set("X-Total-Count", String(burning));
    return [candle, ...listed];
  });
}

async function noteAffect(id: number, { count }: { count: number }): Promise<void> {
  await rewrite(id, affectsPath(id), () => ({ count }));
  await rewrite<object>(id, memorialPath(id), (record) => ({ ...record, affectsCount: count }));
}
