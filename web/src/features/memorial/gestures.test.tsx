import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "@/api/query-client";
import { answer, fail, take } from "@/test/fake-api";
import { makeHit, makeSearchPage } from "@/test/makers";
import { answerMemorial, notices, openMemorial, PATHS } from "@/test/memorials";

const candle = () => screen.findByRole("button", { name: /^(Accendi lumino|Lumino acceso)/ });
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
    expect(await candle()).toHaveTextContent(/^Lumino acceso1235/);
    unmount();
    await openMemorial();
    expect(await screen.findByText(/^Il tuo arde fino alle/)).toBeVisible();
    expect(await candle()).toHaveTextContent(/^Lumino acceso1235/);
  });

  it("that burns already is no error: the service's words, and the state that they tell of", async () => {
    const message = "Hai già acceso un lumino per questa persona: resta acceso 24 ore";
    take("post", "/api/virtual-candles", { status: 400, body: { message } });
    const { user, container } = await openMemorial();
    await user.click(await candle());
    expect(await notices().findByText(message)).toBeVisible();
    expect(notices().queryByText("Errore")).not.toBeInTheDocument();
    expect(await candle()).toHaveAccessibleName(/^Lumino acceso ?Il tuo arde già$/);
    expect(container.querySelector(".flame")).toBeInTheDocument();
  });

  it("goes out when its time is over", async () => {
    const soon = new Date(Date.now() + 2_000).toISOString();
    sessionStorage.setItem("camposanto-candle-7", JSON.stringify(soon));
    await openMemorial();
    expect(await candle()).toHaveTextContent(/^Lumino acceso.*Il tuo arde/);
    await waitFor(async () => expect(await candle()).toHaveTextContent(/^Accendi lumino/));
  });

  it("counts those of a copy that still burn", async () => {
    const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
    const listed = [5, 1, -1, -3].map((hours, id) => ({
      id,
      createdAt: at(hours - 24),
      expiresAt: at(hours),
    }));
    answer(PATHS.candles, listed, { "X-Total-Count": "900", "X-Kept-At": at(-6) });
    await openMemorial();
    expect(await screen.findByText("2 lumini accesi")).toBeVisible();
  });

  it.each([
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

  it("stays full for the day, and counts in the memorial and in the results too", async () => {
    const memorial = { path: { deceased_id: 7 } };
    const results = makeSearchPage([makeHit({ affectsCount: 3 }), makeHit({ id: 8 })]);
    queryClient.setQueryData(["/api/search/deceased", {}], results);
    take("post", "/api/visitor-affects", { status: 201, body: { count: 9 } });
    const { user, unmount } = await openMemorial();
    await waitFor(async () => expect(await heart()).toHaveTextContent("3Affetti Lasciati"));
    expect(await heart()).toHaveAccessibleName(/^Lascia un affetto: ?3/);
    await user.click(await heart());
    await waitFor(async () => expect(await heart()).toHaveTextContent("9Affetti Lasciati"));
    expect(await heart()).toHaveAccessibleName(/^Oggi hai lasciato un affetto: ?9/);
    expect(queryClient.getQueryData([PATHS.memorial, memorial])).toMatchObject({ affectsCount: 9 });
    expect(queryClient.getQueryData(["/api/search/deceased", {}])).toMatchObject({
      results: [{ affectsCount: 9 }, { affectsCount: 0 }],
    });
    unmount();
    await openMemorial();
    expect(await heart()).toHaveAccessibleName(/^Oggi hai lasciato/);
    expect((await heart()).querySelector(".fill-current")).toBeInTheDocument();
  });

  it("that was left already is no error: the service's words, and the old count", async () => {
    const message = "Hai già lasciato un affetto oggi: torna domani";
    take("post", "/api/visitor-affects", { status: 400, body: { message } });
    const { user } = await openMemorial();
    await waitFor(async () => expect(await heart()).toHaveTextContent("3Affetti Lasciati"));
    await user.click(await heart());
    expect(await notices().findByText(message)).toBeVisible();
    expect(notices().queryByText("Errore")).not.toBeInTheDocument();
    expect(await heart()).toHaveAccessibleName(/^Oggi hai lasciato un affetto: ?3/);
  });

  it("is taken back when a fault refuses it", async () => {
    take("post", "/api/visitor-affects", { status: 500, body: { message: "Guasto" } });
    const { user } = await openMemorial();
    await waitFor(async () => expect(await heart()).toHaveTextContent("3Affetti Lasciati"));
    await user.click(await heart());
    const said = "Errore durante l'invio dell'apprezzamento";
    expect(await notices().findByText(said)).toBeVisible();
    expect(await heart()).toHaveAccessibleName(/^Lascia un affetto: ?3/);
  });
});
