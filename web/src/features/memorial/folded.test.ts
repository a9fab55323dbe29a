import { expect, it } from "vitest";
import { folded } from "./folded";

const lines = (count: number) => Array.from({ length: count }, (_, at) => `${at + 1}`).join("\n");

it("shows an ordinary text as a whole", () => {
  expect(folded(" Ciao\n\n\n\nnonna ")).toEqual(["Ciao\n\nnonna", ""]);
  expect(folded(lines(10))).toEqual([lines(10), ""]);
  expect(folded("x".repeat(600))).toEqual(["x".repeat(600), ""]);
});

it("folds one of many lines, and loses nothing of it", () => {
  const [shown, rest] = folded(lines(150));
  expect(shown).toBe(lines(7));
  expect(shown + rest).toBe(lines(150));
});

it("folds one of many letters between two words", () => {
  const words = "parola ".repeat(100).trim();
  const [shown, rest] = folded(words);
  expect(shown).toMatch(/ parola$/);
  expect(shown.length).toBeLessThanOrEqual(450);
  expect(shown + rest).toBe(words);
});

it("folds what has no words to part", () => {
  const [shown, rest] = folded("x".repeat(700));
  expect([shown.length, rest.length]).toEqual([450, 250]);
});
