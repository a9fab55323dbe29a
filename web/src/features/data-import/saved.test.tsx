import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it } from "vitest";
import { answer, take } from "@/test/fake-api";
import { answerImports, csv, FOUND, type Sent, takeFile } from "@/test/imports";
import { makePlace } from "@/test/places";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";

const MAPPINGS = "/api/import/mappings";
const [EVERYONE, SAN_PROVA, SAN_ROCCO] = [0, 1, 2];
const COLUMNS = { cimitero: "Cemeteries_name", nr_: "Tombs_reference", cognomi: "surname" };
const nowhere = { ...FOUND, columns: FOUND.columns.slice(1) };

function saved(cemeteryId: number, columns: object = COLUMNS, cemetery: string | null = null) {
  const reading = { columns, cemetery, sheet: null };
  return { cemeteryId, reading, updatedAt: "2026-11-27T15:40:00Z" };
}

beforeEach(() => {
  signIn("superadmin");
  answerImports();
  answer("/api/cemeteries", [
    makePlace({ id: 1, name: "San Prova" }),
    makePlace({ id: 2, name: "San Rocco" }),
  ]);
});

/** As the service: what the reading names is known. */
function answerColumns(found: typeof FOUND) {
  return takeFile("/api/import/columns", ({ reading }) => ({
    body: {
      ...found,
      columns: found.columns.map((column) => {
        const field = reading.columns[column.name.toLowerCase().replace(".", "_")];
        return field === undefined ? column : { ...column, field, isCertain: true };
      }),
    },
  }));
}

async function openWith(mappings: ReturnType<typeof saved>[], found = FOUND) {
  answer(MAPPINGS, mappings);
  const looked = answerColumns(found);
  const page = openPage("/data-import");
  const choose = async () => {
    await userEvent.upload(await screen.findByLabelText("File da importare"), csv());
    await waitFor(() => expect(screen.getByRole("button", { name: "Importa" })).toBeEnabled());
  };
  await choose();
  return { ...page, looked, choose };
}

type User = ReturnType<typeof openPage>["user"];

async function sentBy(user: User, name: string, path: string): Promise<Sent["reading"]> {
  const sent = takeFile(path, () => ({ status: 400, body: {} }));
  await user.click(screen.getByRole("button", { name }));
  await waitFor(() => expect(sent).toHaveLength(1));
  await waitFor(() => expect(screen.getByRole("button", { name: "Importa" })).toBeEnabled());
  return (sent[0] as Sent).reading;
}

const said = (whose: string) => `Abbinamento salvato per ${whose} applicato`;
const turnTo = (name: string) => screen.getByRole("tab", { name });

describe("a saved mapping that fits the file", () => {
  it("of the only cemetery in it is applied by itself, and sent with all that is done", async () => {
    const other = { cimitero: "Cemeteries_name", nr_: "Blocks_name", cognomi: null };
    const { user } = await openWith([saved(EVERYONE, other), saved(SAN_ROCCO)]);
    expect(screen.getByText(said("San Rocco"))).toBeVisible();
    expect(screen.getByText("3 colonne, 3 riconosciute")).toBeVisible();
    const columns = { Cimitero: "Cemeteries_name", "Nr.": "Tombs_reference", Cognomi: "surname" };
    for (const [name, path] of [
      ["Anteprima", "/api/import/preview"],
      ["Prova senza importare", "/api/import/jobs"],
      ["Importa", "/api/import/jobs"],
    ] as const)
      expect((await sentBy(user, name, path)).columns).toEqual(columns);
  });

  it("of all cemeteries serves where the file names another", async () => {
    await openWith([saved(EVERYONE), saved(SAN_PROVA)]);
    expect(screen.getByText(said("tutti i cimiteri"))).toBeVisible();
  });

  it.each([
    ["wants a column that the file lacks", [saved(EVERYONE, { ...COLUMNS, loculo: "capacity" })]],
    ["is of a cemetery that the file does not name", [saved(SAN_PROVA)]],
    ["reads no column", [saved(EVERYONE, { nr_: null })]],
  ])("is not one that %s", async (_, mappings) => {
    await openWith(mappings);
    expect(screen.getByText("3 colonne, 2 riconosciute")).toBeVisible();
    expect(screen.queryByText(/^Abbinamento salvato per/)).toBeNull();
  });

  it("can be declined, also for the next file", async () => {
    const { user, choose } = await openWith([saved(EVERYONE)]);
    await user.click(screen.getByRole("button", { name: "Non usarlo" }));
    expect(await screen.findByText("3 colonne, 2 riconosciute")).toBeVisible();
    await choose();
    expect(screen.queryByText(said("tutti i cimiteri"))).toBeNull();
  });

  it("can be changed, and is then no longer said to be in use", async () => {
    const { user, address } = await openWith([saved(EVERYONE)]);
    await user.click(screen.getByRole("link", { name: "Modifica" }));
    expect(address()).toBe("/data-import?scheda=mappatura");
    const field = await screen.findByLabelText("Campo della colonna Nr.");
    expect(field).toHaveDisplayValue("Riferimento della tomba");
    await user.selectOptions(field, "Non importata");
    await user.click(turnTo("Carica File"));
    expect(await screen.findByText("3 colonne, 2 riconosciute")).toBeVisible();
    expect(screen.queryByText(said("tutti i cimiteri"))).toBeNull();
  });

  it("that the service refuses leaves the file as it is", async () => {
    answer(MAPPINGS, [saved(EVERYONE)]);
    takeFile("/api/import/columns", ({ reading }) =>
      Object.keys(reading.columns).length > 0
        ? { status: 400, body: { message: "No" } }
        : { body: FOUND },
    );
    openPage("/data-import");
    await userEvent.upload(await screen.findByLabelText("File da importare"), csv());
    expect(await screen.findByText("3 colonne, 2 riconosciute")).toBeVisible();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

describe("of a file that does not say where its rows are", () => {
  const own = { nr_: "Tombs_reference", cognomi: "surname" };

  it("a cemetery's mapping is offered, and fills that cemetery, whatever it once held", async () => {
    const { user } = await openWith([saved(SAN_PROVA, own, "San Rocco")], nowhere);
    expect(screen.queryByText(said("San Prova"))).toBeNull();
    await user.click(await screen.findByRole("button", { name: "Usa l’abbinamento di San Prova" }));
    expect(await screen.findByText(said("San Prova"))).toBeVisible();
    expect((await sentBy(user, "Importa", "/api/import/jobs")).cemetery).toBe("San Prova");
  });

  it("the mapping of the cemetery chosen for all rows comes by itself", async () => {
    const { user, choose } = await openWith([saved(SAN_PROVA, own)], nowhere);
    await user.click(turnTo("Mappatura Campi"));
    await user.type(await screen.findByLabelText("Cimitero di tutte le righe"), "san prova");
    await user.click(turnTo("Carica File"));
    answerColumns({ ...nowhere, columns: nowhere.columns.slice(0, 1) });
    answer(MAPPINGS, [saved(SAN_PROVA, { nr_: "Tombs_reference" })]);
    await choose();
    expect(await screen.findByText(said("San Prova"))).toBeVisible();
  });

  it("no mapping is saved for one cemetery that would fill another", async () => {
    const { user } = await openWith([], nowhere);
    await user.click(turnTo("Mappatura Campi"));
    await user.type(await screen.findByLabelText("Cimitero di tutte le righe"), "San Rocco");
    const save = screen.getByRole("button", { name: "Salva abbinamento" });
    const whose = screen.getByLabelText("Salva per");
    await user.selectOptions(whose, "San Prova");
    expect(screen.getByText(/vanno in «San Rocco».*salvare per «San Prova»/)).toBeVisible();
    expect(save).toBeDisabled();
    await user.selectOptions(whose, "San Rocco");
    expect(save).toBeEnabled();
    const sent = take("put", `${MAPPINGS}/{cemetery_id}`, { status: 200, body: saved(EVERYONE) });
    await user.selectOptions(whose, "Tutti i cimiteri");
    expect(screen.getByText(/non conserva il cimitero di tutte le righe/)).toBeVisible();
    await user.click(save);
    await waitFor(() => expect(sent).toMatchObject([{ reading: { cemetery: null } }]));
  });
});

describe("saving a mapping", () => {
  const put = `${MAPPINGS}/{cemetery_id}` as const;
  const save = () => screen.getByRole("button", { name: "Salva abbinamento" });

  it("with two columns for one field is not possible", async () => {
    const { user } = await openWith([]);
    await user.click(turnTo("Mappatura Campi"));
    const field = await screen.findByLabelText("Campo della colonna Nr.");
    await user.selectOptions(field, "Cognome del defunto");
    expect(screen.getByRole("alert")).toHaveTextContent("«Nr.» e «Cognomi» sono abbinate");
    expect(save()).toBeDisabled();
    await user.selectOptions(field, "Riferimento della tomba");
    expect(save()).toBeEnabled();
  });

  it("that takes the place of another one is asked for", async () => {
    const other = { cimitero: "Cemeteries_name", loculo: "Tombs_reference" };
    const { user } = await openWith([saved(EVERYONE, other)]);
    const sent = take("put", put, { status: 200, body: saved(EVERYONE) });
    await user.click(turnTo("Mappatura Campi"));
    await user.click(await screen.findByRole("button", { name: "Salva abbinamento" }));
    expect(screen.getByRole("alertdialog")).toHaveTextContent("Quello di «Tutti i cimiteri»");
    await user.click(screen.getByRole("button", { name: "Annulla" }));
    expect(sent).toEqual([]);
    await user.click(save());
    await user.click(screen.getByRole("button", { name: "Sostituisci" }));
    await waitFor(() => expect(sent).toHaveLength(1));
  });

  it("that says the same is saved at once", async () => {
    const { user } = await openWith([saved(EVERYONE)]);
    const sent = take("put", put, { status: 200, body: saved(EVERYONE) });
    await user.click(turnTo("Mappatura Campi"));
    await user.click(await screen.findByRole("button", { name: "Salva abbinamento" }));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(screen.queryByRole("alertdialog")).toBeNull();
  });
});
