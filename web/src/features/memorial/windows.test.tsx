import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { answer, answerBy, take } from "@/test/fake-api";
import { makeMessage } from "@/test/makers";
import { answerMemorial, notices, openMemorial, PATHS } from "@/test/memorials";

const dialog = async (name: string) => within(await screen.findByRole("dialog", { name }));
const gone = () => waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());

beforeEach(() => answerMemorial());

describe("Segnala", () => {
  const open = async () => {
    const page = await openMemorial();
    await page.user.click(await screen.findByRole("button", { name: "Segnala il testo di Lucia" }));
    return { ...page, window: await dialog("Segnala un testo") };
  };

  it("sends the text back to be read again, with a reason if there is one", async () => {
    let isReported = false;
    answerBy(PATHS.messages, () => (isReported ? [] : [makeMessage()]));
    const sent = take("post", "/api/prayers/{prayer_id}/report", () => {
      isReported = true;
      return { status: 204 };
    });
    const { user, window } = await open();
    expect(window.getByText("Ci manchi ogni giorno.")).toBeVisible();
    await user.type(window.getByLabelText(/^Motivo/), " offensivo ");
    await user.click(window.getByRole("button", { name: "Segnala" }));
    expect(await notices().findByText("Segnalazione inviata")).toBeVisible();
    expect(sent).toEqual([{ reason: "offensivo" }]);
    await gone();
    await waitFor(() =>
      expect(screen.queryByText("Ci manchi ogni giorno.")).not.toBeInTheDocument(),
    );
    await waitFor(() =>
      expect(screen.getByRole("heading", { name: "Messaggi di Ricordo" })).toHaveFocus(),
    );
  });

  it("stays open with its reason when it is refused", async () => {
    answer(PATHS.messages, [makeMessage()]);
    take("post", "/api/prayers/{prayer_id}/report", { status: 429, body: { message: "Troppe" } });
    const { user, window } = await open();
    await user.type(window.getByLabelText(/^Motivo/), "offensivo");
    await user.click(window.getByRole("button", { name: "Segnala" }));
    expect(await notices().findByText("Troppe")).toBeVisible();
    expect(window.getByLabelText(/^Motivo/)).toHaveValue("offensivo");
    expect(window.getByRole("button", { name: "Riprova" })).toBeVisible();
  });

  it("closes over a text that is there no more, and reads the list again", async () => {
    let isThere = true;
    answerBy(PATHS.messages, () => (isThere ? [makeMessage()] : []));
    take("post", "/api/prayers/{prayer_id}/report", () => {
      isThere = false;
      return { status: 404, body: { message: "Memorial non trovato" } };
    });
    const { user, window } = await open();
    await user.click(window.getByRole("button", { name: "Segnala" }));
    const said = "Questo testo non c’è più: è già stato tolto dalla pagina.";
    expect(await notices().findByText(said)).toBeVisible();
    await gone();
    await waitFor(() =>
      expect(screen.queryByText("Ci manchi ogni giorno.")).not.toBeInTheDocument(),
    );
    expect(screen.getByRole("heading", { name: "Giovanni D'Angelo" })).toBeVisible();
  });

  it("sends no reason that is too long", async () => {
    answer(PATHS.messages, [makeMessage()]);
    const sent = take("post", "/api/prayers/{prayer_id}/report", { status: 204 });
    const { user, window } = await open();
    await user.click(window.getByLabelText(/^Motivo/));
    await user.paste("x".repeat(301));
    await user.click(window.getByRole("button", { name: "Segnala" }));
    expect(window.getByText("Il motivo può avere al massimo 300 caratteri")).toBeVisible();
    expect(sent).toEqual([]);
  });
});

describe("Richiedi correzione o rimozione", () => {
  const TITLE = "Richiedi correzione o rimozione";
  const open = async () => {
    const page = await openMemorial();
    await page.user.click(screen.getByRole("button", { name: TITLE }));
    return { ...page, window: await dialog(TITLE) };
  };

  it("says what is missing, at its field", async () => {
    const { user, window } = await open();
    await user.click(window.getByRole("button", { name: "Invia richiesta" }));
    expect(window.getByLabelText("Nome e cognome")).toHaveAccessibleDescription(
      "Il nome è obbligatorio",
    );
    expect(window.getByLabelText("Email")).toHaveAccessibleDescription("Email richiesta");
    expect(window.getByText("La richiesta è obbligatoria")).toBeVisible();
    await waitFor(() => expect(window.getByLabelText("Nome e cognome")).toHaveFocus());
    await user.type(window.getByLabelText("Email"), "ada");
    await user.type(window.getByLabelText(/^Telefono/), "chiamatemi");
    await user.click(window.getByRole("button", { name: "Invia richiesta" }));
    expect(window.getByText("Email non valida")).toBeVisible();
    expect(window.getByText("Il numero di telefono non è valido")).toBeVisible();
  });

  it("reaches the office, after a failure too, with the same words", async () => {
    const path = "/api/memorial-requests";
    take("post", path, { status: 503 });
    const { user, window } = await open();
    await user.click(window.getByRole("radio", { name: "Rimozione" }));
    await user.type(window.getByLabelText("Nome e cognome"), "Ada Neri");
    await user.type(window.getByLabelText("Email"), "ada@posta.example");
    await user.type(window.getByLabelText(/^Legame/), "nipote");
    await user.type(window.getByLabelText("La tua richiesta"), "Preferiamo di no");
    await user.click(window.getByRole("button", { name: "Invia richiesta" }));
    expect(await notices().findByText("Errore durante l'invio della richiesta")).toBeVisible();
    const sent = take("post", path, { status: 201, body: { id: 5 } });
    await user.click(window.getByRole("button", { name: "Riprova" }));
    expect(await notices().findByText("Richiesta inviata")).toBeVisible();
    expect(sent).toEqual([
      {
        deceasedId: 7,
        kind: "removal",
        name: "Ada Neri",
        email: "ada@posta.example",
        relation: "nipote",
        text: "Preferiamo di no",
      },
    ]);
    await gone();
  });

  it("that is refused is not to be tried again as it is", async () => {
    const refused = { status: 422, body: { message: "Email non valida" } };
    take("post", "/api/memorial-requests", refused);
    const { user, window } = await open();
    await user.type(window.getByLabelText("Nome e cognome"), "Ada Neri");
    await user.type(window.getByLabelText("Email"), "ada@posta.example");
    await user.type(window.getByLabelText("La tua richiesta"), "Preferiamo di no");
    await user.click(window.getByRole("button", { name: "Invia richiesta" }));
    expect(await window.findByText(/Il testo è ancora qui/)).toBeVisible();
    expect(window.getByRole("button", { name: "Invia richiesta" })).toBeVisible();
    expect(window.queryByRole("button", { name: "Riprova" })).not.toBeInTheDocument();
  });
});

describe("QR Code", () => {
  const PATH = "/api/deceased/{deceased_id}/qr-code";
  const open = async () => {
    const page = await openMemorial();
    await page.user.click(screen.getByRole("button", { name: "QR Code" }));
    return { ...page, window: await dialog("QR Code") };
  };

  it("is shown, can be downloaded in two kinds and is printed alone", async () => {
    take("post", PATH, { status: 200, body: { qrCode: "data:image/png;base64,AAAA" } });
    const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
    const { user, window: shown } = await open();
    const picture = await shown.findByRole("img", { name: /^Codice QR della pagina di Giovanni/ });
    expect(picture).toHaveAttribute("src", "data:image/png;base64,AAAA");
    const names = shown.getAllByRole("link").map((link) => link.getAttribute("download"));
    expect(names).toEqual(["camposanto-qr-7.png", "camposanto-qr-7.svg"]);
    await user.click(shown.getByRole("button", { name: "Stampa" }));
    expect(print).toHaveBeenCalledOnce();
    const page = document.querySelector("body > .on-paper");
    expect(page).toHaveTextContent(/Giovanni D'Angelo.*\/memorial\/7$/);
    await user.keyboard("{Escape}");
    await gone();
    expect(document.querySelector("body > .on-paper")).not.toBeInTheDocument();
  });

  it("says so when it cannot be made, and is asked for again", async () => {
    take("post", PATH, { status: 503 });
    const { user, window } = await open();
    expect(await notices().findByText("Impossibile generare il QR code")).toBeVisible();
    expect(window.queryByRole("link")).not.toBeInTheDocument();
    take("post", PATH, { status: 200, body: { qrCode: "data:image/png;base64,AAAA" } });
    await user.click(window.getByRole("button", { name: "Riprova" }));
    expect(await window.findByRole("link", { name: "Scarica SVG" })).toBeVisible();
  });
});

describe("Foto Blocco", () => {
  it("is turned by a finger that moves sideways, not by one that scrolls", async () => {
    answer(PATHS.block, { id: 2, name: "C", photos: ["/demo/1.svg", "/demo/2.svg"] });
    const { user } = await openMemorial();
    await user.click(await screen.findByRole("button", { name: "Foto Blocco" }));
    const gallery = await dialog("Foto Blocco");
    const move = (x: number, y: number) => {
      const photo = gallery.getByRole("img");
      const from = [{ clientX: 200, clientY: 100 }];
      fireEvent.touchStart(photo, { touches: from, changedTouches: from });
      fireEvent.touchEnd(photo, { changedTouches: [{ clientX: 200 + x, clientY: 100 + y }] });
    };
    move(-80, 10);
    expect(gallery.getByRole("img", { name: "Foto 2 di 2" })).toBeVisible();
    move(80, 200);
    move(20, 0);
    expect(gallery.getByRole("img", { name: "Foto 2 di 2" })).toBeVisible();
    move(80, -20);
    expect(gallery.getByRole("img", { name: "Foto 1 di 2" })).toBeVisible();
  });
});
