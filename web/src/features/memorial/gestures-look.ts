// The shape of the two gestures, kept free while their code is on its way.
import { clsx } from "clsx";

export const GESTURES = "mt-10 grid justify-center gap-3 sm:flex print:hidden";

export function gestureLook(colors: string): string {
  return clsx(
    "flex min-h-24 min-w-56 items-center gap-4 rounded-2xl border px-5 py-3 text-left transition-colors",
    "hover:border-brand-text",
    colors,
  );
}
