// The catalogue of tombs in use.

import type { Widen } from "./it";
import { tombsIt } from "./tombs-it";

export const tombsText: Widen<typeof tombsIt> = tombsIt;
