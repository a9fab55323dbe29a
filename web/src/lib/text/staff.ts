// The staff's catalogue in use. Pages import from here and never a language by name.
import {
  actionsIt,
  activityIt,
  fieldsIt,
  kindsIt,
  qualityIt,
  valuesIt,
  verbsIt,
} from "./activity-it";
import type { Widen } from "./it";
import { blocksIt, cemeteriesIt, kitIt, sectorsIt } from "./registry-it";
import { namesIt, staffIt } from "./staff-it";
import { burialsIt, deceasedIt, tombsIt, typedIt } from "./tombs-deceased-it";

export const staffText: Widen<typeof staffIt> = staffIt;
export const screensText: Widen<typeof namesIt> = namesIt;
export const activityText: Widen<typeof activityIt> = activityIt;
export const kitText: Widen<typeof kitIt> = kitIt;
export const cemeteriesText: Widen<typeof cemeteriesIt> = cemeteriesIt;
export const sectorsText: Widen<typeof sectorsIt> = sectorsIt;
export const blocksText: Widen<typeof blocksIt> = blocksIt;
export const burialsText: Widen<typeof burialsIt> = burialsIt;
export const tombsText: Widen<typeof tombsIt> = tombsIt;
export const deceasedText: Widen<typeof deceasedIt> = deceasedIt;
export const typedText: Widen<typeof typedIt> = typedIt;
export const qualityText: Widen<typeof qualityIt> = qualityIt;
export const actionVerbs = verbsIt;
export const actionNames = actionsIt;
export const kindNames = kindsIt;
export const fieldNames = fieldsIt;
export const fieldValues = valuesIt;
