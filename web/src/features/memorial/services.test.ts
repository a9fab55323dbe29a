import { expect, it } from "vitest";
import { servicesPath } from "./services";

it("leads to the shop of the tomb, in the person's name", () => {
  expect(servicesPath(12, 7)).toBe("/cart/12?defunto=7");
});

it("leads nowhere without a tomb", () => {
  expect(servicesPath(null, 7)).toBeNull();
});
