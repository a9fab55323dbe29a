import { screen, waitFor, within } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { expect, it } from "vitest";
import { answer, fakeNetwork, take } from "@/test/fake-api";
import { notices } from "@/test/operators";
import { makeOrder, makeOrderRow } from "@/test/orders";
import { openPage } from "@/test/render";
import { signIn } from "@/test/staff";

const ORDER = "/api/orders/{order_id}";
const photo = (id: number) => ({
  id,
  url: `/api/orders/21/photos/${id}`,
  width: 800,
  height: 600,
});
const PNG = new File(["\u0089PNG"], "tomba.png", { type: "image/png" });

async function openOrder(change: Parameters<typeof makeOrder>[0] = {}) {
  signIn("fornitore");
  answer("/api/orders", [makeOrderRow()]);
  answer(ORDER, makeOrder({ status: "processing", ...change }));
  const page = openPage("/orders");
  await page.user.click(await screen.findByRole("button", { name: "Apri l’ordine CS-26K7-4QXM" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Ordine CS-26K7-4QXM" }));
  return { ...page, dialog };
}

/** Takes photos; gives back what was sent. */
function takePhotos(status: number, body: object) {
  const sent: (string | null)[] = [];
  fakeNetwork.use(
    http.post("*/api/orders/21/photos", async ({ request }) => {
      sent.push(/name="(\w+)"; filename=/.exec(await request.text())?.[1] ?? null);
      return HttpResponse.json(body, { status });
    }),
  );
  return sent;
}

it("are added as proof, for the customer alone", async () => {
  const { user, dialog } = await openOrder();
  expect(dialog.getByText(/Le vede soltanto il cliente/)).toBeVisible();
  const sent = takePhotos(201, photo(1));
  answer(ORDER, makeOrder({ status: "processing", photos: [photo(1)] }));
  await user.upload(dialog.getByLabelText("Aggiungi una foto"), PNG);
  expect(await notices().findByText("Foto aggiunta")).toBeVisible();
  expect(sent).toEqual(["photo"]);
  expect(await dialog.findByRole("img", { name: "Foto 1 del servizio" })).toHaveAttribute(
    "src",
    "/api/orders/21/photos/1",
  );
});

it.each([
  [422, "Il file non è un'immagine", "Il file non è un'immagine"],
  [413, "", "Il file non può essere più grande di 10MB"],
])("that are refused with %i say why", async (status, message, said) => {
  const { user, dialog } = await openOrder();
  takePhotos(status, message ? { message } : {});
  await user.upload(dialog.getByLabelText("Aggiungi una foto"), PNG);
  const notice = await notices().findByText(/^La foto non si è potuta caricare\. /);
  expect(notice).toHaveTextContent(said);
});

it("are taken away again until the order is completed", async () => {
  const { user, dialog } = await openOrder({ photos: [photo(1)] });
  const sent = take("delete", "/api/orders/{order_id}/photos/{photo_id}", { status: 204 });
  answer(ORDER, makeOrder({ status: "processing" }));
  await user.click(dialog.getByRole("button", { name: "Togli la foto 1" }));
  expect(await notices().findByText("Foto tolta")).toBeVisible();
  expect(sent).toHaveLength(1);
  await waitFor(() => expect(dialog.queryByRole("img")).not.toBeInTheDocument());
});

it("stay as they are once the customer has been told", async () => {
  const { dialog } = await openOrder({ status: "completed", photos: [photo(1)] });
  expect(dialog.getByRole("img", { name: "Foto 1 del servizio" })).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Togli la foto 1" })).not.toBeInTheDocument();
  expect(dialog.queryByLabelText("Aggiungi una foto")).not.toBeInTheDocument();
});

it("are six at most", async () => {
  const { dialog } = await openOrder({ photos: [1, 2, 3, 4, 5, 6].map(photo) });
  expect(dialog.getAllByRole("img")).toHaveLength(6);
  expect(dialog.queryByLabelText("Aggiungi una foto")).not.toBeInTheDocument();
});

it("have no place in an order that was not paid", async () => {
  const { dialog } = await openOrder({ status: "pending" });
  expect(dialog.queryByText("Foto del servizio fatto")).not.toBeInTheDocument();
});
