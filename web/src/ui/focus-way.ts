// The focus arrives where it is going, though the form changes under way.
import { type FocusEvent, useRef } from "react";

/**
 * When nodes go while the focus is between two fields (an error that is mended, a part that has come),
 * Radix believes it lost and takes it to the dialog, once for each node: from there it is sent on.
 */
export function useFocusOnItsWay() {
  const going = useRef<EventTarget | null>(null);
  const stop = useRef<ReturnType<typeof setTimeout>>(undefined);
  return {
    onBlur: ({ target, relatedTarget, currentTarget }: FocusEvent) => {
      // Taken from where it has just been sent on to: that is still where it is going.
      const isTakenAgain = relatedTarget === currentTarget && target === going.current;
      if (!isTakenAgain) going.current = relatedTarget;
      clearTimeout(stop.current);
      // A way takes no time: what comes later is another one.
      stop.current = setTimeout(() => {
        going.current = null;
      });
    },
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      const next = going.current;
      if (target !== currentTarget || target === next) return;
      if (next instanceof HTMLElement && currentTarget.contains(next)) next.focus();
    },
  };
}
