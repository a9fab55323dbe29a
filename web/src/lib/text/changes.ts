// The words of the record of changes in use.
import { actionsIt, fieldsIt, kindsIt, valuesIt, verbsIt } from "./changes-it";

export const actionVerbs = verbsIt;
export const actionNames = actionsIt;
export const kindNames = kindsIt;
export const fieldNames = fieldsIt;
export const fieldValues = valuesIt;
