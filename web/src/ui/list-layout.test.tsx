import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { type Column, DataTable } from "./data-table";
import { Field, Input } from "./field";
import { PhoneFilters } from "./phone-filters";

const wide = window.matchMedia;
afterEach(() => {
  window.matchMedia = wide;
});

function onPhone() {
  window.matchMedia = (media) => ({ ...wide(media), matches: media.includes("width < 48rem") });
}

const filters = (
  <PhoneFilters active={2} hasOrder>
    <input aria-label="Cerca" defaultValue="ros" />
  </PhoneFilters>
);

describe("filters", () => {
  it("stand open on a large screen", () => {
    render(filters);
    expect(screen.getByLabelText("Cerca")).toBeVisible();
    expect(screen.queryByRole("button")).toBeNull();
  });

  it("are behind a button on a phone, which tells how many are chosen", async () => {
    onPhone();
    render(filters);
    expect(screen.getByLabelText("Cerca")).not.toBeVisible();
    const button = screen.getByRole("button", { name: "Filtri e ordine (2)" });
    await userEvent.click(button);
    expect(screen.getByLabelText("Cerca")).toBeVisible();
    await userEvent.click(button);
    expect(screen.getByLabelText("Cerca")).not.toBeVisible();
    expect(button).toHaveAttribute("aria-expanded", "false");
  });
});

describe("a table of many columns", () => {
  const LONG = "A".repeat(200);
  const columns: Column<{ name: string }>[] = Array.from({ length: 11 }, (_, index) => ({
    id: `c${index}`,
    header: `Colonna ${index}`,
    isTitle: index === 0,
    cell: ({ name }) => name,
  }));

  it("says a long text in full to who points at it", () => {
    render(
      <DataTable caption="Prova" columns={columns} rows={[{ name: LONG }]} rowKey={() => 1} />,
    );
    const row = within(screen.getAllByRole("row")[1] ?? document.body);
    expect(row.getAllByTitle(LONG)).toHaveLength(11);
  });
});

it("parts the name of a field from what is said of it", () => {
  render(
    <Field label="Indirizzo" isOptional>
      {(control) => <Input {...control} />}
    </Field>,
  );
  expect(screen.getByLabelText("Indirizzo (facoltativo)")).toBeVisible();
});
