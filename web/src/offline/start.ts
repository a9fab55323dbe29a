// What a public page does about networks that come and go; loaded once the page stands.
import { refreshMemorial } from "./refresh";
import { register } from "./register";

let isStarted = false;

export function start() {
  if (isStarted) return;
  isStarted = true;
  window.addEventListener("online", refreshMemorial);
  if ("serviceWorker" in navigator) void register();
}
