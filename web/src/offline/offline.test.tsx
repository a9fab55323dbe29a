import { act, screen } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { beforeEach, expect, it, vi } from "vitest";
import { answer, fakeNetwork } from "@/test/fake-api";
import { makeMemorial } from "@/test/makers";
import { openPage } from "@/test/render";

const MEMORIAL = "/api/public/deceased/{deceased_id}";
const AT = "2026-11-20T13:05:00.000Z";
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

function go(where: "online" | "offline") {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(where === "online");
  act(() => {
    window.dispatchEvent(new Event(where));
  });
}

beforeEach(() => {
  answer("/api/blocks/{block_id}", { id: 2, name: "C", photos: [] });
});

it("says of when the copy is, and reads the memorial again once there is a network", async () => {
  go("offline");
  answer(MEMORIAL, makeMemorial(), { "X-Kept-At": AT });
  openPage("/memorial/7");
  await heading("Giovanni D'Angelo");
  const said = "Sei offline: questa pagina è quella della tua ultima visita, 20/11/2026, 14:05.";
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Aggiorna" })).not.toBeInTheDocument();
  answer(MEMORIAL, makeMemorial({ name: "Gianni" }));
  go("online");
  await heading("Gianni D'Angelo");
  expect(screen.queryByText(/ultima visita/)).not.toBeInTheDocument();
});

it("offers to try again where the network is only slow", async () => {
  answer(MEMORIAL, makeMemorial(), { "X-Kept-At": AT });
  const { user } = openPage("/memorial/7");
  await screen.findByText(/^La connessione non risponde: questa pagina/);
  answer(MEMORIAL, makeMemorial());
  await user.click(screen.getByRole("button", { name: "Aggiorna" }));
  await vi.waitFor(() => expect(screen.queryByText(/ultima visita/)).not.toBeInTheDocument());
});

it("says nothing of a memorial that comes from the service", async () => {
  answer(MEMORIAL, makeMemorial());
  openPage("/memorial/7");
  await heading("Giovanni D'Angelo");
  expect(screen.queryByText(/ultima visita/)).not.toBeInTheDocument();
});

it("tells at once that a page never seen needs a network, and opens it when there is", async () => {
  let attempts = 0;
  fakeNetwork.use(
    http.get("*/api/public/deceased/7", () => {
      attempts += 1;
      return HttpResponse.error();
    }),
  );
  go("offline");
  openPage("/memorial/7");
  await heading("Sei offline");
  expect(attempts).toBe(1);
  answer(MEMORIAL, makeMemorial());
  go("online");
  await heading("Giovanni D'Angelo");
});
