// The catalogue of the tributes in use. It comes once the memorial can be read.
import type { Widen } from "./it";
import { tributesIt } from "./tributes-it";

export const tributesText: Widen<typeof tributesIt> = tributesIt;
