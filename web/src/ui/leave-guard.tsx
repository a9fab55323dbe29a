// Asks before what was typed is thrown away: by closing, going back, signing out, leaving the site.
import { Suspense, useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { staffText } from "@/lib/text/staff";
import { earlyPart } from "./early-part";
import { holdBack } from "./leaving";

const { common } = staffText;

const ConfirmDialog = earlyPart(async () => (await import("./confirm-dialog")).ConfirmDialog);

/** close: what the form's own buttons do; question: to be rendered inside the form's dialog.
 * onClose: of a form in a dialog; one that is a page is left by its address alone. */
export function useLeaveGuard(isDirty: boolean, onClose?: () => void) {
  // What happens when the reader agrees.
  const [leave, setLeave] = useState<(() => void) | null>(null);
  // A closing dialog replaces its own address: that is no leaving. Going back closes a dialog, and
  // stays on a page whose earlier address was one of its own.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isDirty &&
      ((onClose && historyAction === "POP") || currentLocation.pathname !== nextLocation.pathname),
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    const letGo = holdBack((wanted) => setLeave(() => wanted));
    return () => {
      window.removeEventListener("beforeunload", ask);
      letGo();
    };
  }, [isDirty]);
  const isBlocked = blocker.state === "blocked";
  const question = (leave !== null || isBlocked) && (
    <Suspense fallback={null}>
      <ConfirmDialog
        title={common.unsavedTitle}
        confirm={common.discard}
        cancel={common.keepEditing}
        onConfirm={() => {
          setLeave(null);
          if (blocker.state === "blocked") blocker.proceed();
          else leave?.();
        }}
        onCancel={() => {
          setLeave(null);
          // After a confirmation the blocker already proceeds, and cannot be called off.
          if (blocker.state === "blocked") blocker.reset();
        }}
      >
        <p>{common.unsaved}</p>
      </ConfirmDialog>
    </Suspense>
  );
  return { close: () => (isDirty && onClose ? setLeave(() => onClose) : onClose?.()), question };
}
