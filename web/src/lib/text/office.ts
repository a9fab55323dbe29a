// The catalogue of the dashboard and the operators in use: their pages alone load it.
import type { Widen } from "./it";
import { dashboardIt, operatorsIt } from "./screens-it";

export const dashboardText: Widen<typeof dashboardIt> = dashboardIt;
export const operatorsText: Widen<typeof operatorsIt> = operatorsIt;
