import { expect, it } from "vitest";
import { pageWindow } from "./page-window";

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 4, 5]],
  [10, 20, [8, 9, 10, 11, 12]],
  [19, 20, [16, 17, 18, 19, 20]],
  [20, 20, [16, 17, 18, 19, 20]],
])("around page %i of %i stand %j", (page, totalPages, numbers) => {
  expect(pageWindow(page, totalPages)).toEqual(numbers);
});
