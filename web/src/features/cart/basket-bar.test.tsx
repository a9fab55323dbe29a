import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { formatCents } from "@/lib/money";
import { BasketBar } from "./basket-bar";

const items = [
  { productId: 1, title: "Rose", description: "", price: 24.9, picture: null, quantity: 2 },
];
let tell: IntersectionObserverCallback = () => undefined;
const watched: Element[] = [];
let isLeft = false;

beforeEach(() => {
  watched.length = 0;
  isLeft = false;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: IntersectionObserverCallback) {
        tell = callback;
      }
      observe(element: Element) {
        watched.push(element);
      }
      disconnect() {
        isLeft = true;
      }
    },
  );
});
afterEach(() => vi.unstubAllGlobals());

function scroll(...steps: boolean[]) {
  const entries = steps.map((isIntersecting) => ({ isIntersecting }));
  act(() => tell(entries as IntersectionObserverEntry[], {} as IntersectionObserver));
}

function open() {
  return render(
    <>
      <div id="carrello" />
      <BasketBar items={items} format={formatCents} />
    </>,
  );
}

const bar = () => screen.getByText(/^Carrello: 2 prodotti/).parentElement;

it("leads to the cart until one has come to it, and again after one has left", () => {
  const { container } = open();
  expect(watched).toEqual([container.querySelector("#carrello")]);
  expect(bar()).not.toHaveClass("invisible");
  scroll(true);
  expect(bar()).toHaveClass("invisible");
  scroll(true, false);
  expect(bar()).not.toHaveClass("invisible");
});

it("follows nothing any more once it is gone", () => {
  const { unmount } = open();
  expect(isLeft).toBe(false);
  unmount();
  expect(isLeft).toBe(true);
});
