// The staff's catalogue in use. Pages import from here and never a language by name.
import { actionsIt, fieldsIt, kindsIt, verbsIt } from "./activity-it";
import type { Widen } from "./it";
import { kitIt } from "./registry-it";
import { activityIt, dashboardIt, operatorsIt } from "./screens-it";
import { staffIt } from "./staff-it";
import { burialsIt, deceasedIt, tombsIt, typedIt } from "./tombs-deceased-it";
import { duplicatesIt, generatorIt, mapIt, qualityIt, trashIt } from "./tools-it";

export const staffText: Widen<typeof staffIt> = staffIt;
export const dashboardText: Widen<typeof dashboardIt> = dashboardIt;
export const operatorsText: Widen<typeof operatorsIt> = operatorsIt;
export const activityText: Widen<typeof activityIt> = activityIt;
export const kitText: Widen<typeof kitIt> = kitIt;
export const burialsText: Widen<typeof burialsIt> = burialsIt;
export const tombsText: Widen<typeof tombsIt> = tombsIt;
export const deceasedText: Widen<typeof deceasedIt> = deceasedIt;
export const typedText: Widen<typeof typedIt> = typedIt;
export const trashText: Widen<typeof trashIt> = trashIt;
export const qualityText: Widen<typeof qualityIt> = qualityIt;
export const duplicatesText: Widen<typeof duplicatesIt> = duplicatesIt;
export const generatorText: Widen<typeof generatorIt> = generatorIt;
export const mapText: Widen<typeof mapIt> = mapIt;
export const actionVerbs = verbsIt;
export const actionNames = actionsIt;
export const kindNames = kindsIt;
export const fieldNames = fieldsIt;
