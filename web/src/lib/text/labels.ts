// The catalogue of labels in use: the list of deceased persons alone loads it.
import type { Widen } from "./it";
import { labelsIt } from "./labels-it";

export const labelsText: Widen<typeof labelsIt> = labelsIt;
