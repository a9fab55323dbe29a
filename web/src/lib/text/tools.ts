// The catalogue of the office's tools in use, apart from the staff's: their pages alone load it.
import type { Widen } from "./it";
import { duplicatesIt, generatorIt, mapIt, trashIt } from "./tools-it";

export const trashText: Widen<typeof trashIt> = trashIt;
export const duplicatesText: Widen<typeof duplicatesIt> = duplicatesIt;
export const generatorText: Widen<typeof generatorIt> = generatorIt;
export const mapText: Widen<typeof mapIt> = mapIt;
