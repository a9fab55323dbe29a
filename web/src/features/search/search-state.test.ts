import { expect, it } from "vitest";
import { readSearchState, searchPath } from "./search-state";

it("is written to the address and read back the same", () => {
  const state = { cemeteryId: 3, surname: "D'Angelo", name: "Maria Rosa", page: 2 };
  const path = searchPath(state);
  expect(path).toBe("/search?cemetery=3&surname=D%27Angelo&name=Maria+Rosa&page=2");
  expect(readSearchState(new URL(path, "http://localhost").searchParams)).toEqual(state);
});

it("reads anything odd as nothing asked", () => {
  const params = new URLSearchParams("cemetery=-1&page=zero&surname=%20");
  expect(readSearchState(params)).toEqual({ cemeteryId: null, surname: "", name: "", page: 1 });
});
