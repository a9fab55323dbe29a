import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { queryClient } from "@/api/query-client";
import { answer, answerBy, fail, take } from "@/test/fake-api";
import { makeMessage, makePrayer } from "@/test/makers";
import { answerMemorial, notices, openMemorial, PATHS } from "@/test/memorials";

const NAME = "Il tuo nome";
const MESSAGE = "Il tuo pensiero";
const SENT = { status: 201, body: { id: 77, status: "pending" } };
const list = (name: string) => within(screen.getByRole("region", { name }));
const messages = () => list("Messaggi di Ricordo");
const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => answerMemorial());

describe("the form", () => {
  it("asks for name and message, where they are missing", async () => {
    const { user } = await openMemorial();
    await user.click(button("Invia messaggio"));
    expect(screen.getByRole("alert")).toHaveTextContent("Nome e messaggio sono obbligatori");
    expect(screen.getByLabelText(NAME)).toHaveFocus();
    await user.type(screen.getByLabelText(NAME), "Lucia");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    await user.type(screen.getByLabelText(MESSAGE), "   ");
    await user.click(button("Invia messaggio"));
    expect(screen.getByRole("alert")).toHaveTextContent("Nome e messaggio sono obbligatori");
    expect(screen.getByLabelText(MESSAGE)).toHaveFocus();
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
      },
    ]);
  });

  it("shows what was sent as waiting, to its author alone, until it is published", async () => {
    take("post", "/api/visitor-messages", SENT);
    const first = await openMemorial();
    await first.user.type(screen.getByLabelText(NAME), "Lucia");
    await first.user.type(screen.getByLabelText(MESSAGE), "Ciao nonna");
    await first.user.click(button("Invia messaggio"));
    expect(await messages().findByText("In attesa di approvazione")).toBeVisible();
    expect(messages().getByText("Ciao nonna")).toBeVisible();
    expect(list("Preghiere").queryByText("Ciao nonna")).not.toBeInTheDocument();
    expect(screen.getByLabelText(MESSAGE)).toHaveValue("");
    expect(screen.getByLabelText(NAME)).toHaveValue("Lucia");
    first.unmount();
    const second = await openMemorial();
    expect(await messages().findByText("In attesa di approvazione")).toBeVisible();
    second.unmount();
    queryClient.clear();
    answer(PATHS.messages, [makeMessage({ id: 77, message: "Ciao nonna" })]);
    await openMemorial();
    expect(await messages().findByText("17/11/2026")).toBeVisible();
    expect(messages().getAllByText("Ciao nonna")).toHaveLength(1);
    expect(messages().queryByText("In attesa di approvazione")).not.toBeInTheDocument();
  });

  it("dedicates a prayer, keeps it when that fails and tries again", async () => {
    take("post", "/api/visitor-prayers", { status: 503 });
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
    expect(sent).toEqual([{ deceasedId: 7, friendName: "Lucia", phrase: "Riposi in pace" }]);
    expect(list("Preghiere").getByText("In attesa di approvazione")).toBeVisible();
  });

  it.each([
    [500, "Guasto", "Errore durante l'invio del messaggio"],
    [429, "Hai già lasciato cinque pensieri", "Hai già lasciato cinque pensieri"],
    [403, "Non è possibile inviare", "Non è possibile inviare"],
  ])("tells a %i", async (status, message, said) => {
    take("post", "/api/visitor-messages", { status, body: { message } });
    const { user } = await openMemorial();
    await user.type(screen.getByLabelText(NAME), "Lucia");
    await user.type(screen.getByLabelText(MESSAGE), "Ciao");
    await user.click(button("Invia messaggio"));
    expect(await notices().findByText(said)).toBeVisible();
    expect(screen.getByLabelText(MESSAGE)).toHaveValue("Ciao");
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
    expect(screen.queryByText("In attesa di approvazione")).not.toBeInTheDocument();
  });
});

describe("the lists", () => {
  it("show messages and prayers as plain text, with author and day", async () => {
    const script = "<img src=x onerror=alert(1)>";
    answer(PATHS.messages, [makeMessage({ message: script, visitorName: "<b>Ada</b>" })]);
    answer(PATHS.prayers, [makePrayer()]);
    await openMemorial();
    expect(await messages().findByText(script)).toBeVisible();
    expect(messages().getByText("<b>Ada</b>")).toBeVisible();
    expect(messages().getByText("17/11/2026")).toBeVisible();
    expect(await list("Preghiere").findByText("Famiglia Zanon")).toBeVisible();
  });

  it("show ten, then more of those that have come, then those before them", async () => {
    const page = (from: number, count: number) =>
      Array.from({ length: count }, (_, index) =>
        makeMessage({ id: from - index, message: `Pensiero ${from - index}` }),
      );
    const asked = answerBy(PATHS.messages, (query) =>
      query.has("before") ? page(100, 5) : page(200, 100),
    );
    const { user } = await openMemorial();
    await messages().findByText("Pensiero 191");
    expect(messages().queryByText("Pensiero 190")).not.toBeInTheDocument();
    for (let step = 0; step < 5; step += 1)
      await user.click(messages().getByRole("button", { name: "Mostra i precedenti" }));
    await messages().findByText("Pensiero 96");
    expect(asked.map((query) => query.get("before"))).toEqual([null, "101"]);
    expect(messages().getAllByRole("listitem")).toHaveLength(105);
    expect(
      messages().queryByRole("button", { name: "Mostra i precedenti" }),
    ).not.toBeInTheDocument();
  });

  it("say so when they are empty, and when they do not come", async () => {
    fail(PATHS.messages, 503);
    const { user } = await openMemorial();
    expect(await list("Preghiere").findByText("Ancora nessuna preghiera.")).toBeVisible();
    answer(PATHS.messages, [makeMessage()]);
    await user.click(await messages().findByRole("button", { name: "Riprova" }));
    expect(await messages().findByText("Ci manchi ogni giorno.")).toBeVisible();
  });
});
