// Where a text of a table may be broken.
/** Longer words are nobody's name. */
const ENDLESS = /\S{22}/;

/** Between words alone, so that columns that stand close do not break names; an endless word anywhere. */
export function breaking(text: string): string {
  return ENDLESS.test(text) ? "wrap-anywhere md:min-w-20" : "wrap-break-word";
}
