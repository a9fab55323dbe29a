// A page that stands open while its memorial is withdrawn.
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { queryClient } from "@/api/query-client";
import { answer, fail, take } from "@/test/fake-api";
import { makeMessage } from "@/test/makers";
import { answerMemorial, notices, openMemorial, PATHS } from "@/test/memorials";

const missing = () => screen.findByRole("heading", { level: 1, name: "Memorial non trovato" });
const GONE = { status: 404, body: { message: "Memorial non trovato" } };
type Page = Awaited<ReturnType<typeof openMemorial>>;
const click = async ({ user }: Page, name: RegExp | string) =>
  user.click(await screen.findByRole("button", { name }));

async function write(page: Page, kind: string, field: string) {
  await page.user.click(screen.getByRole("radio", { name: kind }));
  await page.user.type(screen.getByLabelText("Il tuo nome"), "Lucia");
  await page.user.type(screen.getByLabelText(field), "Ciao");
}

const GESTURES = [
  ["/api/virtual-candles", (page: Page) => click(page, /^Accendi lumino/)],
  ["/api/visitor-affects", (page: Page) => click(page, /Affetti Lasciati$/)],
  [
    "/api/visitor-messages",
    async (page: Page) => {
      await write(page, "Messaggio", "Il tuo pensiero");
      await click(page, "Invia messaggio");
    },
  ],
  [
    "/api/visitor-prayers",
    async (page: Page) => {
      await write(page, "Preghiera", "La tua preghiera");
      await click(page, "Dedica una preghiera");
    },
  ],
  [
    "/api/prayers/{prayer_id}/report",
    async (page: Page) => {
      await click(page, /^Segnala/);
      await screen.findByRole("dialog", { name: "Segnala un testo" });
      await click(page, "Segnala");
    },
  ],
  ["/api/deceased/{deceased_id}/qr-code", (page: Page) => click(page, "QR Code")],
] as const;

beforeEach(() => {
  answerMemorial();
  answer(PATHS.messages, [makeMessage()]);
});

it.each(GESTURES)("turns into 'not found' when %s finds nothing", async (path, make) => {
  take("post", path, GONE);
  const page = await openMemorial();
  await screen.findByText("Ci manchi ogni giorno.");
  fail(PATHS.memorial, 404);
  await make(page);
  await missing();
  expect(screen.queryByText("Giovanni D'Angelo")).not.toBeInTheDocument();
  expect(notices().queryByText("Errore")).not.toBeInTheDocument();
});

it.each([PATHS.candles, PATHS.affects, PATHS.messages, PATHS.prayers])(
  "turns into 'not found' when %s is read and there is nothing",
  async (path) => {
    await openMemorial();
    await screen.findByText("Ci manchi ogni giorno.");
    fail(PATHS.memorial, 404);
    fail(path, 404);
    await queryClient.invalidateQueries({ queryKey: [path] });
    await missing();
  },
);

it("stays where the memorial is there after all, and says what failed", async () => {
  take("post", "/api/virtual-candles", GONE);
  const page = await openMemorial();
  await click(page, /^Accendi lumino/);
  const said = "Errore durante l'accensione del lumino";
  expect(await notices().findByText(said)).toBeVisible();
  expect(screen.getByRole("heading", { level: 1, name: "Giovanni D'Angelo" })).toBeVisible();
});

it("stays as it is when the memorial cannot be read again", async () => {
  await openMemorial();
  const failed = fail(PATHS.memorial, 403);
  await queryClient.invalidateQueries({ queryKey: [PATHS.memorial] });
  await waitFor(() => expect(failed.attempts).toBe(1));
  expect(screen.getByRole("heading", { level: 1, name: "Giovanni D'Angelo" })).toBeVisible();
});
