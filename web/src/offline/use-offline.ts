// Starts what is done about networks without keeping the page waiting for it.
import { useEffect } from "react";

export function useOffline() {
  useEffect(() => {
    // Neither under development nor in tests: a worker would answer with files of yesterday.
    if (!import.meta.env.PROD) return;
    const begin = async () => (await import("./start")).start();
    if (document.readyState === "complete") void begin();
    else window.addEventListener("load", begin, { once: true });
    return () => window.removeEventListener("load", begin);
  }, []);
}
