// All that comes once the memorial can be read, in one piece.
import { soon } from "@/ui/early-part";

export { Gestures } from "./gestures";
export { Thoughts } from "./thoughts";

// Windows in which one writes are there before they are asked for: no key is lost.
soon(() => {
  for (const part of [import("./report-dialog"), import("./request-dialog")])
    part.catch(() => undefined);
});
