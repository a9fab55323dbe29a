// The catalogue of all staff pages in use; what belongs to one page comes with it. Pages import from
// here and never a language by name.
import type { Widen } from "./it";
import { kitIt } from "./kit-it";
import { namesIt, staffIt } from "./staff-it";

export const staffText: Widen<typeof staffIt> = staffIt;
export const screensText: Widen<typeof namesIt> = namesIt;
export const kitText: Widen<typeof kitIt> = kitIt;
