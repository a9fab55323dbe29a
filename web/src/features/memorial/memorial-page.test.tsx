import { fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { queryClient } from "@/api/query-client";
import { answer, fail, hang } from "@/test/fake-api";
import { makeCemetery, makeHit, makeMemorial, makeSearchPage } from "@/test/makers";
import { answerMemorial } from "@/test/memorials";
import { openPage } from "@/test/render";

const MEMORIAL = "/api/public/deceased/{deceased_id}";
const BLOCK = "/api/blocks/{block_id}";
const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
/** Once its menu has come. */
const shareButton = () => screen.findByRole("button", { name: "Condividi", expanded: false });
const queries = queryClient.getDefaultOptions().queries;

beforeEach(() => {
  answerMemorial();
  queryClient.setDefaultOptions({ queries: { ...queries, retryDelay: 0 } });
});

it("shows the person, the dates as far as they are known, the place and the affects", async () => {
  answer(MEMORIAL, makeMemorial({ epitaph: "Chi vive nel cuore\nnon muore", affectsCount: 127 }));
  openPage("/memorial/7");
  await heading("Giovanni D'Angelo");
  expect(document.title).toBe("Giovanni D'Angelo · Camposanto");
  expect(screen.getByText("14/05/1931")).toBeVisible();
  expect(screen.getByText("2019")).toBeVisible();
  expect(screen.getByText(/Cimitero di Valdora · Campo 4 · Blocco C · Tomba L-12-3/)).toBeVisible();
  expect(screen.getByText(/Chi vive nel cuore\s+non muore/)).toBeVisible();
  expect(await screen.findByText("127")).toBeVisible();
  expect(screen.getByText("Affetti Lasciati")).toBeVisible();
  expect(screen.getByText("GD")).toBeVisible();
});

it("says so on the days of birth and death", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-05-13T22:30:00Z") });
  answer(MEMORIAL, makeMemorial({ deathdate: "2025-05-14" }));
  openPage("/memorial/7");
  await heading("Giovanni D'Angelo");
  expect(screen.getByText("Nasceva in questo giorno, 95 anni fa.")).toBeVisible();
  expect(screen.getByText("In questo giorno, un anno fa, ci lasciava.")).toBeVisible();
  vi.useRealTimers();
});

it("prefers the nominative", async () => {
  answer(MEMORIAL, makeMemorial({ nominative: "D'Angelo Anna in Bianchi" }));
  openPage("/memorial/7");
  await heading("D'Angelo Anna in Bianchi");
});

describe("pictures", () => {
  it("come from the person and the tomb, else from the cemetery", async () => {
    answer(
      MEMORIAL,
      makeMemorial({ cemeteryLink3: "/demo/volto.svg", cemeteryLink4: "/demo/viale.svg" }),
    );
    const { container } = openPage("/memorial/7");
    const portrait = await screen.findByRole("img", { name: "Ritratto di Giovanni D'Angelo" });
    expect(portrait).toHaveAttribute("src", "/demo/volto.svg");
    expect(container.querySelector('img[src="/demo/viale.svg"]')).toBeInTheDocument();
  });

  it("give way to initials when they are broken", async () => {
    answer(
      MEMORIAL,
      makeMemorial({ picture: "/demo/rotta.png", cemeteryLink3: "/demo/volto.svg" }),
    );
    openPage("/memorial/7");
    const portrait = await screen.findByRole("img", { name: "Ritratto di Giovanni D'Angelo" });
    expect(portrait).toHaveAttribute("src", "/demo/rotta.png");
    fireEvent.error(portrait);
    expect(screen.getByText("GD")).toBeVisible();
  });
});

describe("the buttons", () => {
  it("open the map, the tour and the video, from the nearest level that has one", async () => {
    answer(
      MEMORIAL,
      makeMemorial({
        blockCoordinates: "45.1, 9.2",
        sectorCoordinates: "1, 1",
        blockMatterportLink: "https://tour.example/blocco",
        commemorationVideo: "https://video.example/",
      }),
    );
    openPage("/memorial/7");
    expect(await screen.findByRole("link", { name: /^Naviga/ })).toHaveAttribute(
      "href",
      "https://www.google.com/maps/search/?api=1&query=45.1%2C9.2",
    );
    const tour = screen.getByRole("link", { name: /^Visita Virtuale/ });
    expect(tour).toHaveAttribute("href", "https://tour.example/blocco");
    expect(tour).toHaveAttribute("target", "_blank");
    expect(tour).toHaveAttribute("rel", "noopener noreferrer");
    expect(screen.getByRole("link", { name: /^Video/ })).toBeVisible();
    expect(
      screen.getByText(/si apre un altro sito \(www.google.com, tour.example, video/),
    ).toBeVisible();
  });

  it("are absent for what there is not, or may not be opened", async () => {
    answer(
      MEMORIAL,
      makeMemorial({
        tombMatterportLink: "javascript:alert(1)",
        commemorationVideo: "data:text/html,x",
        tombCoordinates: "qui vicino",
      }),
    );
    openPage("/memorial/7");
    await heading("Giovanni D'Angelo");
    await screen.findByRole("button", { name: "Condividi" });
    expect(screen.queryByText(/si apre un altro sito/)).not.toBeInTheDocument();
    for (const name of [/^Naviga/, /^Visita Virtuale/, /^Video/])
      expect(screen.queryByRole("link", { name })).not.toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Foto Blocco" })).not.toBeInTheDocument();
  });

  it("open the photos of the block, turned by the arrow keys", async () => {
    answer(MEMORIAL, makeMemorial());
    answer(BLOCK, { id: 2, name: "C", photos: ["/demo/1.svg", "javascript:x", "/demo/2.svg"] });
    const { user } = openPage("/memorial/7");
    await user.click(await screen.findByRole("button", { name: "Foto Blocco" }));
    const gallery = within(await screen.findByRole("dialog", { name: "Foto Blocco" }));
    expect(gallery.getByRole("img", { name: "Foto 1 di 2" })).toHaveAttribute("src", "/demo/1.svg");
    await user.keyboard("{ArrowRight}");
    expect(gallery.getByRole("img", { name: "Foto 2 di 2" })).toHaveAttribute("src", "/demo/2.svg");
    await user.click(gallery.getByRole("button", { name: "Foto successiva" }));
    fireEvent.error(gallery.getByRole("img", { name: "Foto 1 di 2" }));
    expect(gallery.getByText("Questa foto non è disponibile.")).toBeVisible();
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  });
});

describe("sharing", () => {
  it("offers the usual places and copies the link", async () => {
    answer(MEMORIAL, makeMemorial());
    const { user } = openPage("/memorial/7");
    await user.click(await shareButton());
    const items = await screen.findAllByRole("menuitem");
    expect(items.map((item) => item.textContent)).toEqual([
      "WhatsApp",
      "Facebook",
      "Twitter",
      "Telegram",
      "Email",
      "Copia Link",
    ]);
    expect(items[4]).toHaveAttribute(
      "href",
      expect.stringMatching(/^mailto:\?subject=In%20memoria/),
    );
    const write = vi.spyOn(navigator.clipboard, "writeText");
    await user.click(screen.getByRole("menuitem", { name: "Copia Link" }));
    const notices = within(await screen.findByRole("region", { name: "Notifiche (F8)" }));
    expect(await notices.findByText("Link copiato")).toBeVisible();
    expect(write).toHaveBeenCalledWith(window.location.origin + window.location.pathname);
  });

  it("offers the phone's own menu where there is one", async () => {
    const share = vi.fn().mockResolvedValue(undefined);
    vi.stubGlobal("navigator", Object.assign(navigator, { share }));
    answer(MEMORIAL, makeMemorial());
    const { user } = openPage("/memorial/7");
    await user.click(await shareButton());
    await user.click(await screen.findByRole("menuitem", { name: "Scegli un’app..." }));
    expect(share).toHaveBeenCalledWith(
      expect.objectContaining({ title: "In memoria di Giovanni D'Angelo" }),
    );
    Reflect.deleteProperty(navigator, "share");
  });

  it("lets it lead on a phone", async () => {
    vi.stubGlobal("navigator", Object.assign(navigator, { share: vi.fn() }));
    const wide = window.matchMedia;
    vi.spyOn(window, "matchMedia").mockImplementation((query) => ({
      ...wide(query),
      matches: query === "(pointer: coarse)",
    }));
    const { user } = openPage("/memorial/7");
    await user.click(await shareButton());
    const items = await screen.findAllByRole("menuitem");
    expect(items[0]).toHaveTextContent("Scegli un’app...");
    expect(items).toHaveLength(7);
    Reflect.deleteProperty(navigator, "share");
  });
});

describe("what may go wrong", () => {
  it("says that it is loading", async () => {
    hang(MEMORIAL);
    openPage("/memorial/7");
    expect(await screen.findByText("Caricamento...")).toBeVisible();
  });

  it.each(["/memorial/abc", "/memorial/0", "/memorial/1.5"])(
    "asks nothing for %s: there is no such memorial",
    async (path) => {
      openPage(path);
      await heading("Memorial non trovato");
    },
  );

  it("knows an unknown memorial at the first answer", async () => {
    const seen = fail(MEMORIAL, 404);
    openPage("/memorial/7");
    await heading("Memorial non trovato");
    expect(seen.attempts).toBe(1);
    expect(screen.getByRole("link", { name: "Torna alla ricerca" })).toBeVisible();
  });

  it("tries three times more before it gives up, and then again on demand", async () => {
    const seen = fail(MEMORIAL, 503);
    const { user } = openPage("/memorial/7");
    await heading("Errore nel caricamento del memorial");
    expect(seen.attempts).toBe(4);
    answer(MEMORIAL, makeMemorial());
    await user.click(screen.getByRole("button", { name: "Riprova" }));
    await heading("Giovanni D'Angelo");
  });

  it("does not offer to try again what was refused", async () => {
    fail(MEMORIAL, 403);
    openPage("/memorial/7");
    await heading("Errore nel caricamento del memorial");
    expect(screen.queryByRole("button", { name: "Riprova" })).not.toBeInTheDocument();
  });

  it("does without the photos when they cannot be had", async () => {
    fail(BLOCK, 500);
    answer(MEMORIAL, makeMemorial());
    openPage("/memorial/7");
    await heading("Giovanni D'Angelo");
  });
});

it("closes to the results one came from", async () => {
  answer("/api/public/cemeteries", [makeCemetery()]);
  answer("/api/search/deceased", makeSearchPage([makeHit()]));
  answer(MEMORIAL, makeMemorial());
  const { user, address } = openPage("/search?cemetery=1&surname=dangelo");
  await user.click(await screen.findByRole("link", { name: "Giovanni D'Angelo" }));
  await heading("Giovanni D'Angelo");
  await user.click(screen.getByRole("link", { name: /^Chiudi/ }));
  await screen.findByRole("heading", { name: "Risultati della ricerca (1)" });
  expect(address()).toBe("/search?cemetery=1&surname=dangelo");
});
