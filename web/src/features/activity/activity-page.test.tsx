import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { answer, answerBy, fail } from "@/test/fake-api";
import { openPage } from "@/test/render";
import { makeAudit, makeEntry, makeUser, signIn } from "@/test/staff";
import { activityPath, auditFilters, readFilters } from "./filters";

beforeEach(() => {
  signIn("superadmin");
  answer("/api/users", [makeUser("admin"), makeUser("owner")]);
});

async function openActivity(path = "/activity") {
  const page = openPage(path);
  const table = await screen.findByRole("table", { name: "Registro attività" });
  await within(table).findAllByRole("rowheader");
  return { ...page, table: within(table) };
}

it("shows who did what, when, where, and each field before and after", async () => {
  const changes = [
    { field: "phone", before: null, after: "347 1" },
    { field: "enabled", before: true, after: false },
    { field: "password", before: "••••••", after: "••••••" },
  ];
  answer("/api/audit", makeAudit([makeEntry({ changes })]));
  const { table } = await openActivity();
  const row = within(table.getAllByRole("row")[1] as HTMLElement);
  expect(row.getByText("27/11/2026, 16:40")).toBeVisible();
  expect(row.getByText("Marco Bellini")).toBeVisible();
  expect(row.getByText("Amministratore")).toBeVisible();
  expect(row.getByText("Modifica")).toBeVisible();
  expect(row.getByText("Operatore Lucia De Santis")).toBeVisible();
  expect(row.getByText("Cimitero di Valdora")).toBeVisible();
  expect(row.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Telefono: prima vuoto347 1",
    "Attivo: prima SìNo",
    "Password: nuovo valore nascosto",
  ]);
});

it("shows the first fields of a new record, and the rest on request", async () => {
  const changes = ["name", "surname", "email", "phone", "role", "enabled"].map((field) => ({
    field,
    before: null,
    after: field === "role" ? "owner" : field,
  }));
  answer("/api/audit", makeAudit([makeEntry({ action: "created", changes })]));
  const { user, table } = await openActivity();
  expect(table.getByText("Creazione")).toBeVisible();
  expect(table.getByText("Proprietario")).not.toBeVisible();
  await user.click(table.getByText("e altri 2 campi"));
  expect(table.getByText("Proprietario")).toBeVisible();
});

describe("filters", () => {
  it("are asked of the service and kept in the address", async () => {
    const asked = answer("/api/audit", makeAudit([makeEntry()]));
    const { user, address } = await openActivity("/activity?pagina=3");
    expect(Object.fromEntries(asked[0] ?? [])).toEqual({ page: "3", pageSize: "50" });
    await screen.findByRole("option", { name: "Bellini Marco" });
    await user.selectOptions(screen.getByLabelText("Chi"), "Bellini Marco");
    await user.selectOptions(screen.getByLabelText("Azione"), "Modifica");
    await user.selectOptions(screen.getByLabelText("Su che cosa"), "Operatore");
    await user.type(screen.getByLabelText("Dal"), "1112026{Enter}");
    expect(screen.getByText("Data non valida: scrivi gg/mm/aaaa")).toBeVisible();
    await user.clear(screen.getByLabelText("Dal"));
    await user.type(screen.getByLabelText("Dal"), "1-11-26{Enter}");
    await user.type(screen.getByLabelText("Al"), "30112026");
    await user.type(screen.getByLabelText("Cerca"), "de santis");
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1) ?? [])).toEqual({
        userId: "2",
        action: "updated",
        kind: "user",
        from: "2026-11-01",
        to: "2026-11-30",
        search: "de santis",
        page: "1",
        pageSize: "50",
      }),
    );
    expect(screen.getByLabelText("Dal")).toHaveValue("01/11/2026");
    expect(address()).toBe(
      "/activity?chi=2&azione=updated&su=user&dal=2026-11-01&al=2026-11-30&cerca=de+santis",
    );
    await user.click(screen.getByRole("button", { name: "Togli i filtri" }));
    await waitFor(() => expect(address()).toBe("/activity"));
    await waitFor(() => expect(screen.getByLabelText("Dal")).toHaveValue(""));
    expect(screen.getByLabelText("Cerca")).toHaveValue("");
  });

  it("say when they leave nothing", async () => {
    answer("/api/audit", makeAudit([]));
    openPage("/activity?azione=deleted");
    expect(await screen.findByText("Nessuna attività corrisponde ai filtri scelti.")).toBeVisible();
  });

  it("are read without trust and written as they are read", () => {
    const read = (query: string) => readFilters(new URLSearchParams(query));
    expect(activityPath(read("chi=x&azione=altro&su=niente&dal=ieri&pagina=-1"))).toBe("/activity");
    const query = "chi=2&azione=deleted&su=tomb&dal=2026-01-02&al=2026-02-03&cerca=a&pagina=4";
    expect(activityPath(read(query))).toBe(`/activity?${query}`);
    expect(auditFilters(read("su=tomb"))).toEqual({ kind: "tomb", page: 1, pageSize: 50 });
  });
});

it("turns pages of fifty", async () => {
  const asked = answerBy("/api/audit", (query) =>
    makeAudit([makeEntry({ record_label: `Pagina ${query.get("page")}` })], {
      total: 12345,
      page: Number(query.get("page")),
      totalPages: 247,
    }),
  );
  const { user, table, address } = await openActivity();
  expect(screen.getByText("12.345 attività")).toBeVisible();
  await user.click(screen.getByRole("link", { name: "Pagina 3" }));
  await table.findByText("Operatore Pagina 3");
  expect(address()).toBe("/activity?pagina=3");
  expect(asked.at(-1)?.get("pageSize")).toBe("50");
});

it("can be asked for again after a failure", async () => {
  fail("/api/audit", 500);
  const { user } = openPage("/activity");
  const retry = await screen.findByRole("button", { name: "Riprova" });
  answer("/api/audit", makeAudit([makeEntry()]));
  await user.click(retry);
  await screen.findByText("Operatore Lucia De Santis");
});

it("is a list of cards on a phone", async () => {
  const wide = window.matchMedia;
  window.matchMedia = (media) => ({ ...wide(media), matches: media.includes("width < 48rem") });
  answer("/api/audit", makeAudit([makeEntry({ cemetery_name: null })]));
  openPage("/activity");
  const list = within(await screen.findByRole("list", { name: "Registro attività" }));
  expect(list.getByText("Operatore Lucia De Santis")).toBeVisible();
  expect(list.getAllByRole("term").map(({ textContent }) => textContent)).toEqual([
    "Quando",
    "Chi",
    "Modifiche",
  ]);
  window.matchMedia = wide;
});
