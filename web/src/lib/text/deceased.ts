// The catalogue of deceased persons in use.
import { deceasedIt } from "./deceased-it";
import type { Widen } from "./it";

export const deceasedText: Widen<typeof deceasedIt> = deceasedIt;
