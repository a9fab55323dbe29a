// A part of a page in a chunk of its own that is there before it is asked for: a dialog.
import { type ComponentType, lazy, useState } from "react";

/** What a reader does before pressing any button. */
const SIGNS = ["pointerover", "focusin", "keydown"] as const;

/** Calls once: when the page has nothing else to do, or somebody begins to use it. */
export function soon(run: () => void) {
  const begin = () => {
    for (const sign of SIGNS) document.removeEventListener(sign, begin, true);
    run();
  };
  for (const sign of SIGNS) document.addEventListener(sign, begin, { capture: true, once: true });
  // Safari has none.
  window.requestIdleCallback?.(begin, { timeout: 3000 });
}

/**
 * Like `lazy`, but fetched as soon as the page stands, and drawn at once when it is there: keys that
 * are typed right after the button would else be lost.
 */
export function earlyPart<P extends object>(load: () => Promise<ComponentType<P>>) {
  let there: ComponentType<P> | null = null;
  const fetch = async () => {
    there = await load();
    return { default: there };
  };
  const Waiting = lazy(fetch) as unknown as ComponentType<P>;
  // One that does not come now is asked for again when it is wanted.
  soon(() => void fetch().catch(() => undefined));
  // biome-ignore lint/correctness/noComponentHookFactories: once for each module, as `lazy` is
  return function EarlyPart(props: P) {
    // It stays what it was drawn as: another one would begin anew.
    const [Part] = useState<ComponentType<P>>(() => there ?? Waiting);
    return <Part {...props} />;
  };
}
