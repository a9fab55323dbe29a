import { afterEach, expect, it, vi } from "vitest";
import { queryClient } from "./query-client";
import { followTabs, tellTabs, USER_KEY } from "./session";

const beginAnew = vi.fn();
followTabs(beginAnew);

/** As the browser tells of what another tab has stored. */
function otherTab(store: () => void) {
  const before = window.localStorage.getItem("camposanto-user");
  store();
  const newValue = window.localStorage.getItem("camposanto-user");
  if (newValue !== before)
    window.dispatchEvent(new StorageEvent("storage", { key: "camposanto-user", newValue }));
}

afterEach(() => {
  beginAnew.mockReset();
  queryClient.clear();
  window.localStorage.clear();
});

it("begins anew when another tab has signed in somebody else", () => {
  queryClient.setQueryData(USER_KEY, { id: 1 });
  otherTab(() => tellTabs(null));
  expect(beginAnew).not.toHaveBeenCalled();
  otherTab(() => tellTabs(2));
  expect(beginAnew).toHaveBeenCalledOnce();
});

it.each([{ id: 2 }, null])("goes on for the same user and for visitors", (user) => {
  queryClient.setQueryData(USER_KEY, user);
  otherTab(() => tellTabs(2));
  expect(beginAnew).not.toHaveBeenCalled();
});
