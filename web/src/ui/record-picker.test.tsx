import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Dialog } from "./dialog";
import { type Choice, RecordPicker, type Search } from "./record-picker";

const ALL: Choice[] = Array.from({ length: 60 }, (_, index) => ({
  id: index + 1,
  label: `L-${index + 1}`,
  hint: `Blocco ${index % 3}`,
}));

function searching() {
  const asked: { text: string; signal: AbortSignal }[] = [];
  const search: Search = async (text, signal) => {
    asked.push({ text, signal });
    const matching = ALL.filter(({ label }) => label.includes(text));
    return { choices: matching.slice(0, 20), total: matching.length };
  };
  return { asked, search };
}

function Form({
  search,
  onClose,
  start,
}: {
  search: Search;
  onClose: () => void;
  start: Choice | null;
}) {
  const [chosen, setChosen] = useState(start);
  return (
    <Dialog title="Prova" isForm onClose={onClose}>
      <form onSubmit={(event) => event.preventDefault()}>
        <RecordPicker label="Tomba" search={search} value={chosen} onChange={setChosen} />
        <output aria-label="scelta">{chosen?.id ?? "nessuna"}</output>
        <button type="submit">Salva</button>
      </form>
    </Dialog>
  );
}

function open(start: Choice | null = null, search = searching()) {
  const onClose = vi.fn();
  render(<Form search={search.search} onClose={onClose} start={start} />);
  const input = screen.getByRole("combobox", { name: "Tomba" });
  const chosen = () => screen.getByLabelText("scelta").textContent;
  return { ...search, user: userEvent.setup(), input, chosen, onClose };
}

const options = () =>
  within(screen.getByRole("listbox", { hidden: true })).queryAllByRole("option", { hidden: true });

describe("a picker", () => {
  it("shows the first twenty of how many, once opened", async () => {
    const { user, input, asked } = open();
    expect(asked).toEqual([]);
    input.focus();
    await user.keyboard("{ArrowDown}");
    await waitFor(() => expect(options()).toHaveLength(20));
    expect(screen.getByText("60 risultati")).toHaveAttribute("role", "status");
    expect(screen.getByText("Altri 40: continua a scrivere per restringere.")).toBeInTheDocument();
  });

  it("is filled with the keyboard alone, asking once for a word", async () => {
    const { user, input, asked, chosen } = open();
    input.focus();
    await user.keyboard("L-42");
    await waitFor(() =>
      expect(options().map(({ textContent }) => textContent)).toEqual(["L-42Blocco 2"]),
    );
    expect(asked.map(({ text }) => text)).toEqual(["L-42"]);
    await user.keyboard("{Enter}");
    expect(chosen()).toBe("42");
    expect(input).toHaveValue("L-42");
    expect(input).toHaveAttribute("aria-expanded", "false");
  });

  it("never chooses what was found for another text", async () => {
    const { user, input, chosen } = open();
    input.focus();
    await user.keyboard("{ArrowDown}");
    await waitFor(() => expect(options()).toHaveLength(20));
    await user.keyboard("L-5{Enter}");
    expect(chosen()).toBe("nessuna");
    expect(input).toHaveValue("L-5");
    await waitFor(() => expect(options()).toHaveLength(11));
    await user.keyboard("{Enter}");
    expect(chosen()).toBe("5");
  });

  it("gives up an answer that is no longer wanted", async () => {
    const never: AbortSignal[] = [];
    const search: Search = (_text, signal) => {
      never.push(signal);
      return new Promise(() => undefined);
    };
    const { user, input } = open(null, { asked: [], search });
    input.focus();
    await user.keyboard("a");
    await waitFor(() => expect(never).toHaveLength(1));
    await user.keyboard("b");
    await waitFor(() => expect(never[0]?.aborted).toBe(true));
  });

  it("closes with Escape, and the dialog with the next", async () => {
    const { user, input, onClose, chosen } = open(ALL[6]);
    expect(input).toHaveValue("L-7");
    input.focus();
    await user.keyboard("{ArrowDown}{Escape}");
    expect(input).toHaveAttribute("aria-expanded", "false");
    expect(onClose).not.toHaveBeenCalled();
    await user.keyboard("{Escape}");
    expect(onClose).toHaveBeenCalledOnce();
    expect(chosen()).toBe("7");
  });

  it("keeps its choice when it is left", async () => {
    const { user, input, chosen } = open(ALL[6]);
    await user.tripleClick(input);
    await user.keyboard("L-4");
    await waitFor(() => expect(options().length).toBeGreaterThan(1));
    await user.tab();
    expect(chosen()).toBe("7");
    expect(input).toHaveValue("L-7");
  });

  it("is emptied by its button, or by its text", async () => {
    const { user, input, chosen } = open(ALL[6]);
    await user.click(screen.getByRole("button", { name: "Svuota: Tomba" }));
    expect(chosen()).toBe("nessuna");
    expect(input).toHaveValue("");
    await user.keyboard("{Escape}");
  });

  it("says when nothing matches", async () => {
    const { user, input } = open();
    input.focus();
    await user.keyboard("zzz");
    expect(await screen.findByText("Nessun risultato", { selector: "li" })).toBeInTheDocument();
  });

  it("says when the search fails", async () => {
    const { user, input } = open(null, {
      asked: [],
      search: () => Promise.reject(new Error("no")),
    });
    input.focus();
    await user.keyboard("a");
    expect(
      await screen.findByText("La ricerca non è riuscita. Riprova.", { selector: "li" }),
    ).toBeInTheDocument();
  });
});
