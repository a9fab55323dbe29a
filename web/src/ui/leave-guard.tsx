// Asks before what was typed is thrown away: by closing, by going back, by leaving the site.
import { Suspense, useEffect, useState } from "react";
import { useBlocker } from "react-router";
import { staffText } from "@/lib/text/staff";
import { earlyPart } from "./early-part";

const { common } = staffText;

const ConfirmDialog = earlyPart(async () => (await import("./confirm-dialog")).ConfirmDialog);

/** close: what the form's own buttons do; question: to be rendered inside the form's dialog. */
export function useLeaveGuard(isDirty: boolean, onClose: () => void) {
  const [isLeaving, setLeaving] = useState(false);
  // A closing dialog replaces its own address: that is no leaving.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isDirty && (historyAction === "POP" || currentLocation.pathname !== nextLocation.pathname),
  );
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);
  const isBlocked = blocker.state === "blocked";
  const question = (isLeaving || isBlocked) && (
    <Suspense fallback={null}>
      <ConfirmDialog
        title={common.unsavedTitle}
        confirm={common.discard}
        cancel={common.keepEditing}
        onConfirm={isBlocked ? () => blocker.proceed() : onClose}
        onCancel={() => {
          setLeaving(false);
          // After a confirmation the blocker already proceeds, and cannot be called off.
          if (blocker.state === "blocked") blocker.reset();
        }}
      >
        <p>{common.unsaved}</p>
      </ConfirmDialog>
    </Suspense>
  );
  return { close: () => (isDirty ? setLeaving(true) : onClose()), question };
}
