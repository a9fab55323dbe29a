// Takes the worker into service once the page stands.
import { register } from "./register";

/** Returns what gives it up. */
export function start(): () => void {
  const begin = () => void register();
  if (document.readyState === "complete") begin();
  else window.addEventListener("load", begin, { once: true });
  return () => window.removeEventListener("load", begin);
}
