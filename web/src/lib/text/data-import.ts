// The catalogue of the data import in use: its page alone loads it.
import { guideIt, mappingIt } from "./data-import-fields-it";
import { importIt } from "./data-import-it";
import { jobsIt } from "./data-import-jobs-it";
import type { Widen } from "./it";

export const importText: Widen<typeof importIt> = importIt;
export const jobsText: Widen<typeof jobsIt> = jobsIt;
export const mappingText: Widen<typeof mappingIt> = mappingIt;
export const guideText: Widen<typeof guideIt> = guideIt;
