// A page that the browser brings back whole, as it was before somebody signed out.
import { isSignedIn, signedInMark } from "@/api/session";

/** Going back after signing out must not show who was there: the restored page gives way. */
export function leaveWhenSignedOut(leave = (path: string) => window.location.replace(path)) {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted && isSignedIn() && !signedInMark.isSet()) leave("/search");
  });
}
