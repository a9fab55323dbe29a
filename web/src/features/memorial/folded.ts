// A long text: what of it is shown at first, and the rest.
import { withFewBreaks } from "@/lib/line-breaks";

const MOST_LINES = 10;
const MOST_LETTERS = 600;
/** Less than the most: a button for a single hidden line would be silly. */
const LINES = 7;
const LETTERS = 450;

/** The rest is empty when all of it can be shown. */
export function folded(words: string): [shown: string, rest: string] {
  const tidy = withFewBreaks(words.trim());
  const lines = tidy.split("\n");
  if (lines.length <= MOST_LINES && tidy.length <= MOST_LETTERS) return [tidy, ""];
  const first = lines.slice(0, LINES).join("\n");
  // Between two words, where there are words.
  const shown = first.length > LETTERS ? first.slice(0, LETTERS).replace(/(\s)\S*$/, "$1") : first;
  return [shown.trimEnd(), tidy.slice(shown.trimEnd().length)];
}
