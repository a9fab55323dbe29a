// What jsdom lacks and the pages need; one fake network for every test.
import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { queryClient } from "@/api/query-client";
import { removeToast } from "@/ui/toast-store";
import { fail, fakeNetwork } from "./fake-api";

Element.prototype.hasPointerCapture ??= () => false;
Element.prototype.setPointerCapture ??= () => undefined;
Element.prototype.releasePointerCapture ??= () => undefined;
Element.prototype.scrollIntoView ??= () => undefined;
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};

// Pages load in pieces; a busy machine may take its time over each.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => fakeNetwork.listen({ onUnhandledRequest: "error" }));
beforeEach(() => {
  // Nobody is signed in unless a test says so.
  fail("/api/auth/user", 401);
  vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  fakeNetwork.resetHandlers();
  removeToast();
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
});
afterAll(() => fakeNetwork.close());
