// The catalogue of cemeteries in use.
import { cemeteriesIt } from "./cemeteries-it";
import type { Widen } from "./it";

export const cemeteriesText: Widen<typeof cemeteriesIt> = cemeteriesIt;
