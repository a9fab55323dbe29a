import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { queryClient } from "@/api/query-client";
import { answer, take } from "@/test/fake-api";
import { makeMessage } from "@/test/makers";
import { answerMemorial, notices, openMemorial, PATHS } from "@/test/memorials";

const NAME = "Il tuo nome";
const MESSAGE = "Il tuo pensiero";
const SENT = { status: 201, body: { id: 77, status: "pending" } };
const SENT_TODAY = /^Inviato oggi alle \d\d:\d\d$/;
const list = (name: string) => within(screen.getByRole("region", { name }));
const messages = () => list("Messaggi di Ricordo");
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => answerMemorial());

describe("the form", () => {
  it("asks for name and message, where they are missing", async () => {
    const { user } = await openMemorial();
    await user.click(button("Invia messaggio"));
    const [name, words] = screen.getAllByRole("alert");
    expect(name).toHaveTextContent("Nome e messaggio sono obbligatori");
    expect(words).toHaveTextContent("Scrivi il tuo pensiero");
    await waitFor(() => expect(screen.getByLabelText(NAME)).toHaveFocus());
    expect(screen.getByLabelText(MESSAGE)).toBeInvalid();
    await user.type(screen.getByLabelText(NAME), "Lucia");
    expect(screen.getByRole("alert")).toHaveTextContent("Scrivi il tuo pensiero");
    await user.type(screen.getByLabelText(MESSAGE), "   ");
    await user.click(button("Invia messaggio"));
    expect(screen.getByRole("alert")).toHaveTextContent("Nome e messaggio sono obbligatori");
    await waitFor(() => expect(screen.getByLabelText(MESSAGE)).toHaveFocus());
  });

  it("counts to 300 as readers do, cuts nothing off and sends no more", async () => {
    const { user } = await openMemorial();
    await user.type(screen.getByLabelText(NAME), "Lucia");
    await user.click(screen.getByLabelText(MESSAGE));
    await user.paste("🌹".repeat(300));
    expect(screen.getByText("300 di 300 caratteri")).toBeVisible();
    await user.paste("!");
    expect(screen.getByText("301 di 300 caratteri")).toBeVisible();
    await user.click(button("Invia messaggio"));
    expect(screen.getByRole("alert")).toHaveTextContent(
      "Il messaggio può avere al massimo 300 caratteri",
    );
    expect(screen.getByLabelText(MESSAGE)).toHaveValue(`${"🌹".repeat(300)}!`);
  });

  it("takes an email that is one, and says what it is for", async () => {
    const sent = take("post", "/api/visitor-messages", SENT);
    const { user } = await openMemorial();
    await user.type(screen.getByLabelText(NAME), " Lucia ");
    await user.type(screen.getByLabelText(MESSAGE), "Ciao nonna ");
    const email = screen.getByLabelText(/^Email/);
    expect(email).toHaveAccessibleDescription(/Non viene mai pubblicata/);
    await user.type(email, "lucia@");
    await user.click(button("Invia messaggio"));
    expect(screen.getByRole("alert")).toHaveTextContent("Email non valida");
    await user.type(email, "posta.example");
    await user.click(button("Invia messaggio"));
    expect(await notices().findByText("Messaggio inviato")).toBeVisible();
    expect(sent).toEqual([
      {
        deceasedId: 7,
        visitorName: "Lucia",
        message: "Ciao nonna",
        visitorEmail: "lucia@posta.example",
        sendId: expect.any(String),
      },
    ]);
  });

  it("names a prayer for what it is", async () => {
    const { user } = await openMemorial();
    await user.click(screen.getByRole("radio", { name: "Preghiera" }));
    await user.click(button("Dedica una preghiera"));
    expect(screen.getByText("Nome e preghiera sono obbligatori")).toBeVisible();
    await user.click(screen.getByLabelText("La tua preghiera"));
    await user.paste("x".repeat(301));
    await user.click(button("Dedica una preghiera"));
    const said = "La preghiera può avere al massimo 300 caratteri";
    expect(screen.getByText(said)).toBeVisible();
  });

  it("shows what was sent, and when, to its author alone, until it is published", async () => {
    take("post", "/api/visitor-messages", SENT);
    const first = await openMemorial();
    await first.user.type(screen.getByLabelText(NAME), "Lucia");
    await first.user.type(screen.getByLabelText(MESSAGE), "Ciao nonna");
    await first.user.click(button("Invia messaggio"));
    expect(await messages().findByText(SENT_TODAY)).toBeVisible();
    expect(messages().getByText("Ciao nonna")).toBeVisible();
    expect(list("Preghiere").queryByText("Ciao nonna")).not.toBeInTheDocument();
    expect(screen.getByLabelText(MESSAGE)).toHaveValue("");
    expect(screen.getByLabelText(NAME)).toHaveValue("Lucia");
    first.unmount();
    const second = await openMemorial();
    expect(await messages().findByText(SENT_TODAY)).toBeVisible();
    second.unmount();
    queryClient.clear();
    answer(PATHS.messages, [makeMessage({ id: 77, message: "Ciao nonna" })]);
    await openMemorial();
    expect(await messages().findByText("17/11/2026")).toBeVisible();
    expect(messages().getAllByText("Ciao nonna")).toHaveLength(1);
    expect(messages().queryByText(SENT_TODAY)).not.toBeInTheDocument();
    expect(sessionStorage.getItem("camposanto-pending-7")).toBe("[]");
  });

  it("forgets what was sent when it is put away, or a day has passed", async () => {
    const sent = (id: number, hours: number) => ({
      ...{ id, kind: "message", author: "Lucia", words: `Pensiero ${id}` },
      at: new Date(Date.now() - hours * 3_600_000).toISOString(),
    });
    const kept = JSON.stringify([sent(1, 0), sent(2, 25)]);
    sessionStorage.setItem("camposanto-pending-7", kept);
    const { user } = await openMemorial();
    expect(await messages().findByText("Pensiero 1")).toBeVisible();
    expect(messages().queryByText("Pensiero 2")).not.toBeInTheDocument();
    await user.click(messages().getByRole("button", { name: "Nascondi questo promemoria" }));
    expect(messages().queryByText("Pensiero 1")).not.toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole("heading", { name: "Messaggi di Ricordo" })).toHaveFocus(),
    );
    expect(sessionStorage.getItem("camposanto-pending-7")).not.toContain("Pensiero 1");
  });

  it("dedicates a prayer, keeps it when that fails and tries again", async () => {
    const first = take("post", "/api/visitor-prayers", { status: 503 });
    const { user } = await openMemorial();
    await user.click(screen.getByRole("radio", { name: "Preghiera" }));
    expect(screen.queryByLabelText(/^Email/)).not.toBeInTheDocument();
    await user.type(screen.getByLabelText(NAME), "Lucia");
    await user.type(screen.getByLabelText("La tua preghiera"), "Riposi in pace");
    await user.click(button("Dedica una preghiera"));
    expect(
      await notices().findByText("Errore durante la dedicazione della preghiera"),
    ).toBeVisible();
    expect(screen.getByText(/Il testo è ancora qui/)).toBeVisible();
    expect(screen.getByLabelText("La tua preghiera")).toHaveValue("Riposi in pace");
    const sent = take("post", "/api/visitor-prayers", SENT);
    await user.click(button("Riprova"));
    expect(await notices().findByText("Preghiera dedicata")).toBeVisible();
    const said = { deceasedId: 7, friendName: "Lucia", phrase: "Riposi in pace" };
    expect(sent).toEqual([{ ...said, sendId: expect.stringMatching(/^[\da-f-]{36}$/) }]);
    // The same sending, should the first have been stored after all.
    expect(sent).toEqual(first);
    expect(list("Preghiere").getByText(/^Inviata oggi alle \d\d:\d\d$/)).toBeVisible();
  });

  it.each([
    [500, "Guasto", "Errore durante l'invio del messaggio", "Riprova"],
    [429, "Già cinque pensieri", "Già cinque pensieri", "Riprova"],
    [403, "Non è possibile inviare", "Non è possibile inviare", "Invia messaggio"],
  ])("tells a %i, and offers what may help", async (status, message, said, next) => {
    take("post", "/api/visitor-messages", { status, body: { message } });
    const { user } = await openMemorial();
    await user.type(screen.getByLabelText(NAME), "Lucia");
    await user.type(screen.getByLabelText(MESSAGE), "Ciao");
    await user.click(button("Invia messaggio"));
    expect(await notices().findByText(said)).toBeVisible();
    expect(screen.getByLabelText(MESSAGE)).toHaveValue("Ciao");
    expect(screen.getByText(/Il testo è ancora qui/)).toBeVisible();
    expect(button(next)).toBeVisible();
  });

  it("keeps what is being typed over a reload", async () => {
    const { user, unmount } = await openMemorial();
    await user.click(screen.getByRole("radio", { name: "Preghiera" }));
    await user.type(screen.getByLabelText("La tua preghiera"), "A metà");
    unmount();
    await openMemorial();
    expect(screen.getByLabelText("La tua preghiera")).toHaveValue("A metà");
    expect(localStorage.length).toBe(0);
  });

  it("trusts nothing that it finds kept", async () => {
    sessionStorage.setItem("camposanto-thought-7", '{"name":1}');
    sessionStorage.setItem("camposanto-pending-7", '[{"id":"x"}]');
    sessionStorage.setItem("camposanto-candle-7", '"ieri"');
    await openMemorial();
    expect(screen.getByLabelText(NAME)).toHaveValue("");
    expect(screen.queryByText(/^Inviat/)).not.toBeInTheDocument();
  });
});
