// Reads again what a memorial on the screen could not read, or has from the browser's own copy.
import { queryClient } from "@/api/query-client";

export function refreshMemorial() {
  if (window.location.pathname.startsWith("/memorial/")) void queryClient.invalidateQueries();
}
