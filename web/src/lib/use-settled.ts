// A value once it has stopped changing: what is typed is not asked about letter by letter.
import { useEffect, useState } from "react";

const PAUSE = 300;

export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const pause = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(pause);
  }, [value]);
  return settled;
}
