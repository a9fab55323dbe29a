// Where the keyboard was before a dialog opened is where it goes on when it closes.
import { useRef } from "react";

/** Radix gives the focus back to the trigger alone, and our dialogs have none. */
export function useFocusReturn() {
  const before = useRef<Element | null>(null);
  return {
    /** To be called as the dialog opens, before the focus moves into it. */
    remember: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // What the dialog has done may have led on already.
      if (document.activeElement?.closest("main, header, aside")) return;
      const isThere = before.current?.isConnected && before.current !== document.body;
      const target = isThere ? before.current : document.querySelector("main [tabindex='0']");
      // The page stays where it is.
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    },
  };
}
