import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it } from "vitest";
import { Dialog } from "./dialog";

function open() {
  render(
    <Dialog title="Prova" isForm onClose={() => undefined}>
      <input aria-label="primo" />
      <input aria-label="secondo" />
    </Dialog>,
  );
  const dialog = screen.getByRole("dialog");
  return {
    dialog,
    first: screen.getByLabelText("primo"),
    second: screen.getByLabelText("secondo"),
  };
}

it("lets the focus arrive where it was going when something of the form goes meanwhile", () => {
  const { dialog, first, second } = open();
  first.focus();
  // What a browser does between two fields, where nothing has the focus, and Radix just then.
  first.blur();
  fireEvent.focusOut(first, { relatedTarget: second });
  dialog.focus();
  expect(second).toHaveFocus();
});

it("lets it arrive though it is taken away once for each part that goes", () => {
  const { dialog, first, second } = open();
  first.focus();
  first.blur();
  fireEvent.focusOut(first, { relatedTarget: second });
  dialog.focus();
  dialog.focus();
  dialog.focus();
  expect(second).toHaveFocus();
});

it("keeps the focus that was meant for the dialog itself", async () => {
  const { dialog, first } = open();
  const user = userEvent.setup();
  first.focus();
  await user.click(screen.getByRole("heading", { name: "Prova" }));
  dialog.focus();
  expect(dialog).toHaveFocus();
});
