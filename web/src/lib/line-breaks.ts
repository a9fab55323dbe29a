// Texts whose author pressed Enter too often.

/** At most one empty line at a time. */
export function withFewBreaks(words: string): string {
  return words.replace(/\n[^\S\n]*(?:\n[^\S\n]*){2,}/g, "\n\n");
}
