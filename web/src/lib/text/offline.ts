// The catalogue in use of pages without a network.
import type { Widen } from "./it";
import { offlineIt } from "./offline-it";

export const offlineText: Widen<typeof offlineIt> = offlineIt;
