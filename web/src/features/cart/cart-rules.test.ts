import { describe, expect, it } from "vitest";
import {
  addProduct,
  type CartItem,
  countOf,
  offeredFor,
  reconcile,
  setQuantity,
  totalCents,
} from "./cart-rules";

const rose = {
  id: 1,
  title: "Rose",
  description: "Un mazzo",
  price: 19.99,
  picture: null,
  merchant_id: 4,
};
const lumino = { ...rose, id: 2, title: "Lumino", price: 1.1 };
const gigli = { ...rose, id: 3, title: "Gigli", merchant_id: 5 };
const ALL = [rose, lumino, gigli];
const withRoses = addProduct([], rose);

describe("the cart", () => {
  it("takes one more of what is in it already", () => {
    const items = addProduct(addProduct(withRoses, lumino), rose);
    expect(items.map(({ title, quantity }) => [title, quantity])).toEqual([
      ["Rose", 2],
      ["Lumino", 1],
    ]);
    expect(countOf(items)).toBe(3);
  });

  it.each([0, -1])("loses a line of which there are %d", (quantity) => {
    expect(setQuantity(withRoses, 1, quantity)).toEqual([]);
  });

  it("holds 99 of one product at most", () => {
    expect(setQuantity(withRoses, 1, 500)[0]?.quantity).toBe(99);
  });

  it.each([
    [19.99, 100, 199_900],
    [8.29, 3, 2487],
    [7.77, 7, 5439],
    [1.1, 3, 330],
  ])("counts %f by %d to the cent", (price, quantity, cents) => {
    expect(totalCents([{ ...(withRoses[0] as CartItem), price, quantity }])).toBe(cents);
  });

  it("leaves the products of the chosen supplier, and all when it is empty", () => {
    expect(offeredFor(withRoses, ALL)).toEqual([rose, lumino]);
    expect(offeredFor([], ALL)).toEqual(ALL);
  });
});

describe("a cart of yesterday", () => {
  it("is as it was when nothing has changed", () => {
    expect(reconcile(withRoses, ALL)).toEqual({ items: withRoses, news: [] });
  });

  it("has today's price, and says so", () => {
    const now = reconcile(withRoses, [{ ...rose, price: 25 }, lumino]);
    expect(now.items[0]?.price).toBe(25);
    expect(now.news).toEqual([{ kind: "price", title: "Rose", before: 19.99, now: 25 }]);
  });

  it("loses what is offered no more, and says so", () => {
    const now = reconcile(addProduct(withRoses, lumino), [lumino, gigli]);
    expect(now.items.map(({ title }) => title)).toEqual(["Lumino"]);
    expect(now.news).toEqual([{ kind: "gone", title: "Rose" }]);
  });

  it("keeps one supplier when a product went to another one", () => {
    const now = reconcile(addProduct(withRoses, lumino), [rose, { ...lumino, merchant_id: 9 }]);
    expect(now.items.map(({ title }) => title)).toEqual(["Rose"]);
    expect(now.news).toEqual([{ kind: "gone", title: "Lumino" }]);
  });
});
