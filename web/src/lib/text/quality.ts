// The catalogue of the quality of the data in use.

import type { Widen } from "./it";
import { qualityIt } from "./quality-it";

export const qualityText: Widen<typeof qualityIt> = qualityIt;
