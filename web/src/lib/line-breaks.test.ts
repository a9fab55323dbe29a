import { expect, it } from "vitest";
import { withFewBreaks } from "./line-breaks";

it.each([
  ["Ciao\nnonna", "Ciao\nnonna"],
  ["Ciao\n\nnonna", "Ciao\n\nnonna"],
  ["Ciao\n\n\nnonna", "Ciao\n\nnonna"],
  ["Ciao\n \n\t\n  \nnonna", "Ciao\n\nnonna"],
  [`A${"\n".repeat(150)}B\n${"\n".repeat(150)}C`, "A\n\nB\n\nC"],
])("leaves one empty line at most in %j", (words, shown) => {
  expect(withFewBreaks(words)).toBe(shown);
});
