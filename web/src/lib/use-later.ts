// Code that comes once the page can be read. When it does not come, the page stands and it can be asked for again.
import { useCallback, useEffect, useRef, useState } from "react";

export interface Later<T> {
  /** Null until it has come. */
  part: T | null;
  isFailed: boolean;
  retry: () => void;
}

export function useLater<T>(load: () => Promise<T>): Later<T> {
  const [state, setState] = useState<{ part: T | null; isFailed: boolean }>({
    part: null,
    isFailed: false,
  });
  const loading = useRef(load);
  const retry = useCallback(() => {
    setState({ part: null, isFailed: false });
    loading.current().then(
      (part) => setState({ part, isFailed: false }),
      () => setState({ part: null, isFailed: true }),
    );
  }, []);
  useEffect(retry, [retry]);
  return { ...state, retry };
}
