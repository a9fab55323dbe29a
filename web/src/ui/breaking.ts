// Where a text of a table may be broken.
/** Longer words are nobody's name. */
const ENDLESS = /\S{22}/;

/** Between words alone, so that columns that stand close do not break names; an endless word anywhere, and cut. */
export function breaking(text: string): string {
  return ENDLESS.test(text) ? "wrap-anywhere md:line-clamp-3 md:min-w-16" : "wrap-break-word";
}
