// The memorial's catalogue in use. It travels with the memorial, not with the search.
import type { Widen } from "./it";
import { memorialIt } from "./memorial-it";

export const memorialText: Widen<typeof memorialIt> = memorialIt;
