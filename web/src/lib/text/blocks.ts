// The catalogue of blocks in use.
import { blocksIt } from "./blocks-it";
import type { Widen } from "./it";

export const blocksText: Widen<typeof blocksIt> = blocksIt;
