import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { dismissToast, toast, updateToast } from "./toast-store";
import { Toaster } from "./toaster";

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  render(<Toaster />);
});
afterEach(() => {
  vi.useRealTimers();
});

const region = () => within(screen.getByRole("region", { name: "Notifiche (F8)" }));
function say(content: Parameters<typeof toast>[0]): number {
  let id = 0;
  act(() => {
    id = toast(content);
  });
  return id;
}
function pass(time: number) {
  act(() => {
    vi.advanceTimersByTime(time);
  });
}

it("shows one at a time: a new one takes the place of the old", () => {
  say({ title: "Primo" });
  say({ title: "Secondo", description: "con una descrizione" });
  expect(region().getAllByRole("listitem")).toHaveLength(1);
  expect(region().getByText("Secondo")).toBeVisible();
  expect(region().getByText("con una descrizione")).toBeVisible();
  expect(region().queryByText("Primo")).not.toBeInTheDocument();
});

it("goes after five seconds", () => {
  say({ title: "Fatto" });
  pass(4800);
  expect(region().getByText("Fatto")).toBeVisible();
  pass(400);
  expect(region().queryByText("Fatto")).not.toBeInTheDocument();
});

it("stays when it is an error, is announced, and goes when it is closed", async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  say({ title: "Errore", description: "Non salvato", variant: "destructive" });
  pass(100);
  expect(document.querySelector("[aria-live=assertive]")).toHaveTextContent("Errore");
  pass(60_000);
  expect(region().getByText("Non salvato")).toBeVisible();
  await user.click(region().getByRole("button", { name: "Chiudi" }));
  expect(region().queryByText("Non salvato")).not.toBeInTheDocument();
});

it("is not announced when the page says the same aloud", () => {
  say({ title: "Errore", description: "Rifiutata", variant: "destructive", isSilent: true });
  pass(100);
  expect(region().getByText("Rifiutata")).toBeVisible();
  expect(document.querySelector("[aria-live=assertive]")).not.toHaveTextContent(/Errore|Rifiutata/);
});

it("takes the focus with F8", async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  say({ title: "Fatto" });
  await user.keyboard("[F8]");
  expect(screen.getByRole("region", { name: "Notifiche (F8)" })).toContainElement(
    document.activeElement as HTMLElement,
  );
});

it("offers an action, can be changed, and closes without an id", async () => {
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  const run = vi.fn();
  const id = say({ title: "Eliminato", action: { label: "Ripristina", run } });
  act(() => updateToast(id, { title: "Eliminato davvero" }));
  expect(region().getByText("Eliminato davvero")).toBeVisible();
  await user.click(region().getByRole("button", { name: "Ripristina" }));
  expect(run).toHaveBeenCalledOnce();
  say({ title: "Un altro" });
  act(() => dismissToast());
  expect(region().queryByText("Un altro")).not.toBeInTheDocument();
});
