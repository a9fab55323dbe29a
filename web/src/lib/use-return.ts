// Somebody sent here from another list to one dialog goes back there when it closes.
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";

/** The state of a link that leads to a dialog of another list. */
export const SENT = { isSent: true };

/** isLeaving: the dialog is to be gone already, for it would ask about what was typed. */
export function useReturn(close: () => void) {
  const { state } = useLocation();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  const isSent = (state as Partial<typeof SENT> | null)?.isSent === true;
  useEffect(() => {
    if (isLeaving) void navigate(-1);
  }, [isLeaving, navigate]);
  return { isLeaving, leave: () => (isSent ? setLeaving(true) : close()) };
}
