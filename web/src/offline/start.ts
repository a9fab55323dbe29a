// Listens to the network, and takes the worker into service once the page stands.
import { refreshMemorial } from "./refresh";
import { register } from "./register";

/** Returns what ends it. */
export function start(): () => void {
  const end = new AbortController();
  const { signal } = end;
  window.addEventListener("online", refreshMemorial, { signal });
  const begin = () => void register();
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true, signal });
  return () => end.abort();
}
