import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { SearchInput } from "./filter-bar";

function show(value: string, onChange: (value: string) => void) {
  return <SearchInput label="Cerca" placeholder="" value={value} onChange={onChange} least={3} />;
}

it("loses no letter that is typed while the page follows what was asked before", async () => {
  const asked = vi.fn();
  const user = userEvent.setup();
  const { rerender } = render(show("", asked));
  const search = screen.getByLabelText("Cerca");
  await user.type(search, "loc");
  await vi.waitFor(() => expect(asked).toHaveBeenLastCalledWith("loc"));
  await user.type(search, "u");
  // The page has come to `loc` only now.
  act(() => rerender(show("loc", asked)));
  expect(search).toHaveValue("locu");
  await vi.waitFor(() => expect(asked).toHaveBeenLastCalledWith("locu"));
});

it("follows a value that comes from elsewhere", () => {
  const asked = vi.fn();
  const { rerender } = render(show("loculi", asked));
  act(() => rerender(show("", asked)));
  expect(screen.getByLabelText("Cerca")).toHaveValue("");
  act(() => rerender(show("rossi", asked)));
  expect(screen.getByLabelText("Cerca")).toHaveValue("rossi");
  expect(asked).not.toHaveBeenCalled();
});

it("asks once for a pause, and at once for Enter", async () => {
  const asked = vi.fn();
  const user = userEvent.setup();
  render(show("", asked));
  await user.type(screen.getByLabelText("Cerca"), "ab{Enter}");
  expect(asked).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("Cerca"), "c{Enter}");
  expect(asked.mock.calls).toEqual([["abc"]]);
});
