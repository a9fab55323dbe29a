import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { makeDeceased, pageOf } from "@/test/burials";
import { answer, answerBy, take } from "@/test/fake-api";
import { notices, openList } from "@/test/places";
import { signIn } from "@/test/staff";

const PEOPLE = "/api/deceaseds";
const SHEET = "/api/deceased/labels";
const two = [makeDeceased(), makeDeceased({ id: 9, name: "Ada", surname: "Zorzi" })];

beforeEach(() => {
  signIn("owner");
  URL.createObjectURL = () => "blob:etichette";
  URL.revokeObjectURL = () => undefined;
});

function takeFile() {
  const taken: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    taken.push(this.download);
  });
  return taken;
}

async function openMenu() {
  const page = await openList("/deceased?cerca=ange", "Defunti");
  await page.user.click(await screen.findByRole("button", { name: "Etichette QR" }));
  return page;
}

it("of everybody whom the filters leave come in the order of the list, page after page", async () => {
  const asked = answerBy(PEOPLE, (query) => {
    const total = { total: 250, totalPages: query.get("pageSize") === "200" ? 2 : 5 };
    return query.get("page") === "2"
      ? pageOf([makeDeceased({ id: 300 })], total)
      : pageOf(two, total);
  });
  const files = takeFile();
  const sent = take("post", SHEET, { status: 200, body: "%PDF" });
  const { user } = await openMenu();
  await user.click(
    await screen.findByRole("menuitem", { name: "Tutti i 250 defunti dell’elenco" }),
  );
  expect(await notices().findByText("Etichette pronte")).toBeVisible();
  expect(sent).toEqual([{ ids: [7, 9, 300] }]);
  expect(files).toEqual(["etichette-qr.pdf"]);
  expect(asked.at(-1)?.get("search")).toBe("ange");
});

it("of more than a sheet holds are not offered", async () => {
  answer(PEOPLE, pageOf(two, { total: 501, totalPages: 11 }));
  await openMenu();
  const all = await screen.findByRole("menuitem", { name: /^Tutti i 501/ });
  expect(all).toHaveAttribute("aria-disabled", "true");
  expect(screen.getByText("Al massimo 500 per volta: restringi i filtri")).toBeVisible();
});

it("of those chosen are printed, and the list is as before", async () => {
  answer(PEOPLE, pageOf(two));
  takeFile();
  const sent = take("post", SHEET, { status: 200, body: "%PDF" });
  const { user } = await openMenu();
  await user.click(await screen.findByRole("menuitem", { name: "Scegli dall’elenco" }));
  const download = await screen.findByRole("button", { name: "Scarica etichette" });
  expect(download).toBeDisabled();
  await user.click(await screen.findByRole("checkbox", { name: "Etichetta di Ada Zorzi" }));
  expect(screen.getByText("1 scelto")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Tutti di questa pagina" }));
  await user.click(screen.getByRole("checkbox", { name: "Etichetta di Giovanni D'Angelo" }));
  await user.click(download);
  await waitFor(() => expect(sent).toEqual([{ ids: [9] }]));
  expect(await screen.findByRole("button", { name: "Etichette QR" })).toBeVisible();
  expect(screen.queryByRole("checkbox")).toBeNull();
});

it("say why they were refused, and the choice stays", async () => {
  answer(PEOPLE, pageOf(two));
  take("post", SHEET, { status: 404, body: { message: "Defunto non trovato" } });
  const { user } = await openMenu();
  await user.click(await screen.findByRole("menuitem", { name: "Scegli dall’elenco" }));
  await user.click(await screen.findByRole("button", { name: "Tutti di questa pagina" }));
  await user.click(screen.getByRole("button", { name: "Scarica etichette" }));
  expect(await notices().findByText(/Non è stato possibile .*Defunto non trovato/)).toBeVisible();
  expect(screen.getByText("2 scelti")).toBeVisible();
});
