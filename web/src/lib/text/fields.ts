// The catalogue in use of words about fields.
import { fieldsIt } from "./fields-it";
import type { Widen } from "./it";

export const fieldsText: Widen<typeof fieldsIt> = fieldsIt;
