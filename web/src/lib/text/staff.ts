// The staff's catalogue in use. Pages import from here and never a language by name.
import { actionsIt, fieldsIt, kindsIt, verbsIt } from "./activity-it";
import type { Widen } from "./it";
import { activityIt, dashboardIt, operatorsIt } from "./screens-it";
import { staffIt } from "./staff-it";

export const staffText: Widen<typeof staffIt> = staffIt;
export const dashboardText: Widen<typeof dashboardIt> = dashboardIt;
export const operatorsText: Widen<typeof operatorsIt> = operatorsIt;
export const activityText: Widen<typeof activityIt> = activityIt;
export const actionVerbs = verbsIt;
export const actionNames = actionsIt;
export const kindNames = kindsIt;
export const fieldNames = fieldsIt;
