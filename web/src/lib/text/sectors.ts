// The catalogue of sectors in use.

import type { Widen } from "./it";
import { sectorsIt } from "./sectors-it";

export const sectorsText: Widen<typeof sectorsIt> = sectorsIt;
