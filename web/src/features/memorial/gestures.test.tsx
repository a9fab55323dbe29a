import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answer, fail, take } from "@/test/fake-api";
import { answerMemorial, notices, openMemorial, PATHS } from "@/test/memorials";

const candle = () => screen.findByRole("button", { name: /^Accendi lumino/ });
const heart = () => screen.findByRole("button", { name: /Affetti Lasciati$/ });
const IN_A_DAY = new Date(Date.now() + 24 * 3_600_000 - 1000).toISOString();
const LIT = {
  status: 201,
  body: { id: 1, createdAt: new Date().toISOString(), expiresAt: IN_A_DAY, burning: 1235 },
};

beforeEach(() => answerMemorial());

describe("the candle", () => {
  it("tells how many burn, beyond those that are listed", async () => {
    const moment = "2026-11-28T10:00:00Z";
    const asked = answer(PATHS.candles, [{ id: 1, createdAt: moment, expiresAt: moment }], {
      "X-Total-Count": "1234",
    });
    await openMemorial();
    expect(await screen.findByText("1234 lumini accesi")).toBeVisible();
    expect(asked[0]?.get("deceasedId")).toBe("7");
  });

  it("burns once it is lit, counts itself and says until when, after a reload too", async () => {
    const sent = take("post", "/api/virtual-candles", LIT);
    const { user, container, unmount } = await openMemorial();
    expect(await screen.findByText("Nessun lumino acceso")).toBeVisible();
    expect(container.querySelector(".flame")).not.toBeInTheDocument();
    await user.click(await candle());
    expect(await notices().findByText("Lumino acceso")).toBeVisible();
    expect(notices().getByText("Resterà acceso per 24 ore.")).toBeVisible();
    expect(sent).toEqual([{ deceasedId: 7 }]);
    expect(screen.getByText("1235 lumini accesi")).toBeVisible();
    expect(container.querySelector(".flame")).toBeInTheDocument();
    expect(screen.getByText(/^Il tuo arde fino alle \d\d:\d\d di (oggi|domani)$/)).toBeVisible();
    unmount();
    await openMemorial();
    expect(await screen.findByText(/^Il tuo arde fino alle/)).toBeVisible();
  });

  it.each([
    [400, "Hai già acceso un lumino", "Hai già acceso un lumino"],
    [503, "Servizio fermo", "Errore durante l'accensione del lumino"],
    [403, "Origine non ammessa", "Errore durante l'accensione del lumino"],
  ])("that a %i refuses is told as specified", async (status, message, said) => {
    take("post", "/api/virtual-candles", { status, body: { message } });
    const { user } = await openMemorial();
    await user.click(await candle());
    expect(await notices().findByText(said)).toBeVisible();
    expect(notices().getByText("Errore")).toBeVisible();
    expect(screen.getByText("Nessun lumino acceso")).toBeVisible();
  });
});

describe("the heart", () => {
  it("shows what the memorial knows until the count comes", async () => {
    answerMemorial({ affectsCount: 12 });
    fail(PATHS.affects, 503);
    await openMemorial();
    expect(await heart()).toHaveTextContent("12Affetti Lasciati");
  });

  it("counts at once, and then as the service counts", async () => {
    let reply: () => void = () => undefined;
    const replied = new Promise<void>((resolve) => {
      reply = resolve;
    });
    const sent = take("post", "/api/visitor-affects", { status: 201, body: { count: 9 } });
    const { user } = await openMemorial();
    await waitFor(async () => expect(await heart()).toHaveTextContent("3Affetti Lasciati"));
    const wire = globalThis.fetch;
    vi.spyOn(globalThis, "fetch").mockImplementation(async (request) => {
      await replied;
      return wire(request);
    });
    await user.click(await heart());
    await waitFor(async () => expect(await heart()).toHaveTextContent("4Affetti Lasciati"));
    expect(sent).toEqual([]);
    reply();
    expect(await notices().findByText("Affetto aggiunto")).toBeVisible();
    expect(await heart()).toHaveTextContent("9Affetti Lasciati");
    expect(sent).toEqual([{ deceasedId: 7 }]);
  });

  it.each([
    [400, "Hai già lasciato un affetto oggi", "Hai già lasciato un affetto oggi"],
    [500, "Guasto", "Errore durante l'invio dell'apprezzamento"],
  ])("takes it back when a %i refuses", async (status, message, said) => {
    take("post", "/api/visitor-affects", { status, body: { message } });
    const { user } = await openMemorial();
    await waitFor(async () => expect(await heart()).toHaveTextContent("3Affetti Lasciati"));
    await user.click(await heart());
    expect(await notices().findByText(said)).toBeVisible();
    expect(await heart()).toHaveTextContent("3Affetti Lasciati");
  });
});
