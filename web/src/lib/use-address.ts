// The query of a page's address, for pages that keep there what they show.
import { useCallback, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";

export function useAddress() {
  const [params, setParams] = useSearchParams();
  // Where the page is going: a second change may come before it has got there with the first.
  const latest = useRef(params);
  const asked = useRef<string[]>([]);
  useEffect(() => {
    const place = asked.current.indexOf(params.toString());
    const isOnTheWay = place >= 0 && place < asked.current.length - 1;
    if (isOnTheWay) return;
    asked.current = [];
    latest.current = params;
  }, [params]);
  const go = useCallback(
    (next: URLSearchParams, replace = true) => {
      latest.current = next;
      asked.current.push(next.toString());
      setParams(next, { preventScrollReset: true, replace });
    },
    [setParams],
  );
  const coming = useCallback(() => latest.current, []);
  return { params, coming, go };
}
