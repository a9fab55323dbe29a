// Files with which nothing can be done yet, and why.
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it, vi } from "vitest";
import { answerImports, csv, FOUND, takeFile } from "@/test/imports";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";

const ALL = ["Anteprima", "Prova senza importare", "Importa"];

beforeEach(() => {
  signIn("superadmin");
  answerImports();
});

const button = (name: string) => screen.getByRole("button", { name });

async function openWith(found: typeof FOUND, file = csv()) {
  takeFile("/api/import/columns", () => ({ body: found }));
  const sent = [
    takeFile("/api/import/preview", () => ({ status: 400, body: {} })),
    takeFile("/api/import/jobs", () => ({ status: 400, body: {} })),
  ];
  const page = openPage("/data-import");
  await userEvent.upload(await screen.findByLabelText("File da importare"), file);
  await screen.findByRole("button", { name: "Importa" });
  return { ...page, sent: () => sent.flat() };
}

it("without a cemetery nothing is done, and the buttons say where to choose it", async () => {
  const { user, sent } = await openWith({ ...FOUND, columns: FOUND.columns.slice(1) });
  for (const name of ALL) {
    expect(button(name)).toHaveAttribute("aria-disabled", "true");
    expect(button(name)).toHaveAccessibleDescription(/Prima scegli il cimitero.*Mappatura Campi/);
    await user.click(button(name));
  }
  expect(screen.getByRole("link", { name: "vai a Mappatura Campi" })).toHaveAttribute(
    "href",
    "/data-import?scheda=mappatura",
  );
  expect(sent()).toHaveLength(0);
});

it("a file with nothing but names of columns is not imported", async () => {
  const columns = FOUND.columns.map((column) => ({ ...column, samples: [] }));
  const { user, sent } = await openWith({ ...FOUND, columns });
  expect(screen.getByText(/^Il file ha soltanto i nomi delle colonne/)).toBeVisible();
  for (const name of ALL.slice(1)) {
    expect(button(name)).toHaveAccessibleDescription(/non ci sono righe da importare/);
    await user.click(button(name));
  }
  expect(sent()).toHaveLength(0);
  expect(button("Anteprima")).not.toHaveAttribute("aria-disabled");
});

it.each([
  ["cannot be read any more", () => Promise.reject(new DOMException("", "NotReadableError"))],
  ["holds something else", () => csv("registro.csv", "Cimitero;Nr.;Cognome\n").arrayBuffer()],
])("a file that %s is not imported as it was, unless it is wanted", async (_, read) => {
  const file = csv();
  const { user, sent } = await openWith(FOUND, file);
  expect(screen.getByText(/^Se poi lo correggi sul dispositivo, sceglilo di nuovo/)).toBeVisible();
  vi.spyOn(file, "arrayBuffer").mockImplementation(read);
  await user.click(button("Importa"));
  expect(
    await screen.findByText(/non è più quello che hai scelto.*Sceglilo di nuovo/),
  ).toBeVisible();
  expect(button("Importa")).toHaveAttribute("aria-disabled", "true");
  expect(sent()).toHaveLength(0);
  await user.click(button("Usa quello scelto prima"));
  expect(screen.getByRole("group", { name: "Che cosa contiene il file" })).toHaveFocus();
  await user.click(button("Importa"));
  await waitFor(() => expect(sent()).toHaveLength(1));
});

it("it is seen as soon as the window is turned to again", async () => {
  const file = csv();
  await openWith(FOUND, file);
  await act(() => fireEvent.focus(window));
  expect(screen.queryByText(/non è più quello che hai scelto/)).toBeNull();
  vi.spyOn(file, "arrayBuffer").mockRejectedValue(new DOMException("", "NotReadableError"));
  fireEvent.focus(window);
  expect(await screen.findByText(/non è più quello che hai scelto/)).toBeVisible();
});
