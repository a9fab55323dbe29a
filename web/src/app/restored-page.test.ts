import { afterEach, expect, it, vi } from "vitest";
import { queryClient } from "@/api/query-client";
import { USER_KEY } from "@/api/session";
import { leaveWhenSignedOut } from "./restored-page";

function bringBack() {
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
}

class RestoredPage extends Event {
  readonly persisted: boolean;
  constructor(type: string, { persisted }: { persisted: boolean }) {
    super(type);
    this.persisted = persisted;
  }
}

vi.stubGlobal("PageTransitionEvent", RestoredPage);
const leave = vi.fn();
leaveWhenSignedOut(leave);

afterEach(() => {
  leave.mockReset();
  queryClient.clear();
  document.cookie = "camposanto-signed-in=; path=/; max-age=0";
});

it("gives way when somebody has signed out since", () => {
  queryClient.setQueryData(USER_KEY, { id: 1 });
  bringBack();
  expect(leave).toHaveBeenCalledWith("/search");
});

it("stays while the session lasts", () => {
  queryClient.setQueryData(USER_KEY, { id: 1 });
  document.cookie = "camposanto-signed-in=1; path=/";
  bringBack();
  expect(leave).not.toHaveBeenCalled();
});

it("stays for visitors", () => {
  bringBack();
  expect(leave).not.toHaveBeenCalled();
});
