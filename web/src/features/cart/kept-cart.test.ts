import { describe, expect, it } from "vitest";
import { salvage } from "./kept-cart";

const rose = {
  productId: 1,
  title: "Rose",
  description: "Un mazzo",
  price: 19.99,
  picture: null,
  quantity: 2,
};
const lamp = { ...rose, productId: 2, title: "Lumino", price: 1.1 };

describe("what the browser kept", () => {
  it("is read when it is a cart", () => {
    expect(salvage([rose, lamp])).toEqual({ items: [rose, lamp], news: [] });
  });

  it.each([null, "carrello", 7, { length: 1 }])("is no cart: %j", (kept) => {
    expect(salvage(kept)).toBeNull();
  });

  it.each([
    { ...rose, quantity: 0 },
    { ...rose, quantity: 1.5 },
    { ...rose, quantity: "3" },
    { ...rose, price: "19.99" },
    { ...rose, price: -1 },
    { ...rose, price: null },
    { ...rose, productId: null },
    { ...rose, picture: 7 },
  ])("loses a broken line, by its name, and keeps the rest: %j", (line) => {
    expect(salvage([line, lamp])).toEqual({
      items: [lamp],
      news: [{ kind: "broken", title: "Rose" }],
    });
  });

  it("says once that lines without a name were lost", () => {
    const kept = salvage([null, lamp, { ...rose, title: undefined }]);
    expect(kept).toEqual({ items: [lamp], news: [{ kind: "broken", title: "" }] });
  });

  it("holds 99 of one product at most, also when it stands there twice", () => {
    expect(salvage([{ ...rose, quantity: 100 }])).toEqual({
      items: [{ ...rose, quantity: 99 }],
      news: [{ kind: "capped", title: "Rose" }],
    });
    expect(salvage([rose, rose])?.items).toEqual([{ ...rose, quantity: 4 }]);
  });
});
