import { waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, describe, expect, it } from "vitest";
import { text } from "@/lib/text/text";
import { makeDeceased, makeTomb, pageOf } from "@/test/burials";
import { answer, fakeNetwork, take } from "@/test/fake-api";
import { notices, openedDialog, openList } from "@/test/places";
import { signIn } from "@/test/staff";

const giovanni = makeDeceased();
const stored = () => ({ status: 201, body: { ...giovanni, warnings: [] } });

beforeEach(() => {
  signIn("admin");
  answer("/api/deceaseds", pageOf([giovanni]));
  answer("/api/tombs", pageOf([makeTomb()]));
});

async function openNew(query: string) {
  const page = await openList(`/deceased${query}`, "Defunti");
  return { ...page, dialog: await openedDialog("Nuovo Defunto") };
}

describe("a new person", () => {
  it("that cannot be sent without a network keeps what was typed, and says so", async () => {
    fakeNetwork.use(http.post("*/api/deceaseds", () => HttpResponse.error()));
    const { user, dialog } = await openNew("?tomba=5&nuovo=1");
    await user.type(dialog.getByLabelText("Cognome"), "De Luca");
    await user.type(dialog.getByLabelText("Nome"), "Anna");
    await user.click(dialog.getByRole("button", { name: "Salva" }));
    expect(await notices().findByText(text.common.offline)).toBeVisible();
    expect(dialog.getByRole("alert")).toHaveTextContent(/Niente è andato perso/);
    expect(dialog.getByLabelText("Cognome")).toHaveValue("De Luca");
    take("post", "/api/deceaseds", stored());
    await user.click(dialog.getByRole("button", { name: "Salva" }));
    expect(await notices().findByText("Defunto creato con successo")).toBeVisible();
  });

  it("for whom the last place was taken meanwhile keeps what was typed", async () => {
    const message = "Tomba piena";
    take("post", "/api/deceaseds", { status: 409, body: { message, fields: { tombId: message } } });
    const { user, dialog } = await openNew("?tomba=5&nuovo=1");
    await user.type(dialog.getByLabelText("Cognome"), "De Luca");
    await user.type(dialog.getByLabelText("Nome"), "Anna");
    expect(dialog.getByText(/1\/2 posti/)).toBeVisible();
    answer("/api/tombs", pageOf([makeTomb({ deceasedCount: 2 })]));
    await user.click(dialog.getByRole("button", { name: "Salva" }));
    await notices().findByText(message);
    expect(await dialog.findByText(/2\/2 posti/)).toBeVisible();
    expect(dialog.getAllByText(message)).toHaveLength(1);
    const tomb = dialog.getByLabelText("Tomba");
    expect(tomb).toBeInvalid();
    await waitFor(() => expect(tomb).toHaveFocus());
    expect(tomb).toHaveAccessibleDescription(/Tomba piena/);
    expect(dialog.getByLabelText("Cognome")).toHaveValue("De Luca");
  });
});
