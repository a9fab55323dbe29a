// The catalogue in use. Pages import `text` from here and never a language by name.
import { it, type Messages } from "./it";

export const text: Messages = it;
