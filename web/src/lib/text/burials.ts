// The catalogue of filters by place and of what is typed in many forms in use.
import { burialsIt, typedIt } from "./burials-it";
import type { Widen } from "./it";

export const burialsText: Widen<typeof burialsIt> = burialsIt;
export const typedText: Widen<typeof typedIt> = typedIt;
