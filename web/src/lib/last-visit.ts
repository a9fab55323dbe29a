// Which memorials on the screen come from the browser's own copy, and of when it is.
import { KEPT_AT } from "./worker-wire";

export const copies = new Map<string, string>();
export const listeners = new Set<() => void>();

/** Every answer of a service passes here. */
export function noteAnswer(address: string, { headers }: Response) {
  const id = /\/api\/public\/deceased\/(\d+)$/.exec(address)?.[1];
  if (!id) return;
  const keptAt = headers.get(KEPT_AT);
  if (keptAt) copies.set(id, keptAt);
  else copies.delete(id);
  for (const listener of listeners) listener();
}
