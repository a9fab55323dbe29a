// The focus arrives where it is going, though the form changes under way.
import { type FocusEvent, useRef } from "react";

/**
 * When nodes go while the focus is between two fields (an error that is mended, a part that has come),
 * Radix believes it lost and takes it to the dialog: from there it is sent on.
 */
export function useFocusOnItsWay() {
  const going = useRef<EventTarget | null>(null);
  return {
    onBlur: ({ relatedTarget }: FocusEvent) => {
      going.current = relatedTarget;
    },
    onFocus: ({ target, currentTarget }: FocusEvent) => {
      const next = going.current;
      going.current = null;
      if (target !== currentTarget || target === next) return;
      if (next instanceof HTMLElement && currentTarget.contains(next)) next.focus();
    },
  };
}
