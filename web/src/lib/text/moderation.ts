// The catalogue of moderation in use, apart from the staff's: its pages alone load it.
import type { Widen } from "./it";
import { blocksIt, moderationIt, requestsIt } from "./moderation-it";

export const moderationText: Widen<typeof moderationIt> = moderationIt;
export const sendersText: Widen<typeof blocksIt> = blocksIt;
export const requestsText: Widen<typeof requestsIt> = requestsIt;
