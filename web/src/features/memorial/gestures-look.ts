// The shape of the two gestures, kept free while their code is on its way.
import { clsx } from "clsx";

export const GESTURES = "mt-9 flex flex-wrap items-stretch justify-center gap-3 print:hidden";

export function gestureLook(colors: string): string {
  return clsx(
    "flex min-h-24 min-w-56 items-center gap-4 rounded-2xl border py-3 pr-6 pl-5 text-left transition-colors",
    "hover:border-brand-text aria-disabled:cursor-progress",
    colors,
  );
}
