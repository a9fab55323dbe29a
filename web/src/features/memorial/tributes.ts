// All that comes once the memorial can be read, in one piece.
export { Gestures } from "./gestures";
export { Thoughts } from "./thoughts";
