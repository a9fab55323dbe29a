// The catalogue of what surrounds the record of changes in use.
import { activityIt } from "./history-it";
import type { Widen } from "./it";

export const activityText: Widen<typeof activityIt> = activityIt;
