import { act, fireEvent, render, screen } from "@testing-library/react";
import { Suspense, useState } from "react";
import { expect, it, vi } from "vitest";
import { earlyPart } from "./early-part";

function Page({ Part }: { Part: ReturnType<typeof earlyPart<{ name: string }>> }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Apri
      </button>
      <Suspense fallback="…">{isOpen && <Part name="Anna" />}</Suspense>
    </>
  );
}

const Hello = ({ name }: { name: string }) => <p>Ciao {name}</p>;

it("fetches a part as soon as a reader comes near, once, and draws it at the click", async () => {
  const load = vi.fn(async () => Hello);
  render(<Page Part={earlyPart(load)} />);
  expect(load).not.toHaveBeenCalled();
  await act(async () => {
    fireEvent.focusIn(screen.getByRole("button"));
    fireEvent.pointerOver(screen.getByRole("button"));
  });
  expect(load).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole("button"));
  expect(screen.getByText("Ciao Anna")).toBeVisible();
});

it("asks again for a part that did not come", async () => {
  const load = vi.fn(async () => Hello).mockRejectedValueOnce(new Error("no network"));
  render(<Page Part={earlyPart(load)} />);
  await act(async () => void fireEvent.keyDown(document.body));
  fireEvent.click(screen.getByRole("button"));
  expect(await screen.findByText("Ciao Anna")).toBeVisible();
});
