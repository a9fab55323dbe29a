// Surname and name, one of which is enough.
import { Search } from "lucide-react";
import { type FormEvent, useId, useState } from "react";
import { text } from "@/lib/text/text";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { hasWords, LONGEST_WORDS } from "./search-state";

export interface SearchWords {
  surname: string;
  name: string;
}

interface Props {
  /** The words of the results on show. */
  asked: SearchWords;
  isSearching: boolean;
  onSubmit: (words: SearchWords) => void;
}

export function SearchForm({ asked, isSearching, onSubmit }: Props) {
  const [surname, setSurname] = useState(asked.surname);
  const [name, setName] = useState(asked.name);
  // Going back and forth in the browser changes the words asked for: the inputs follow.
  const [followed, setFollowed] = useState(asked);
  if (followed.surname !== asked.surname || followed.name !== asked.name) {
    setFollowed(asked);
    setSurname(asked.surname);
    setName(asked.name);
  }
  const titleId = useId();
  const hintId = useId();
  const canSearch = hasWords({ surname, name }) && !isSearching;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canSearch) onSubmit({ surname: surname.trim(), name: name.trim() });
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of before 2023 do not know <search>
    <form
      role="search"
      onSubmit={submit}
      aria-labelledby={titleId}
      className="rounded-2xl border border-line bg-surface p-5 sm:p-8"
    >
      <h2 id={titleId} className="font-serif text-3xl font-semibold">
        {text.search.title}
      </h2>
      <div className="mt-5 grid gap-4 sm:grid-cols-[1fr_1fr_auto] sm:items-end">
        <TextField
          label={text.search.surname}
          value={surname}
          onChange={setSurname}
          maxLength={LONGEST_WORDS}
          describedBy={hintId}
        />
        <TextField
          label={text.search.name}
          value={name}
          onChange={setName}
          maxLength={LONGEST_WORDS}
          describedBy={hintId}
        />
        <Button type="submit" variant="primary" disabled={!canSearch} className="min-h-12 sm:px-7">
          <Search size={18} aria-hidden />
          {text.search.submit}
        </Button>
      </div>
      <ul id={hintId} className="mt-4 grid gap-0.5 text-[0.95rem] text-muted">
        <li>{text.search.hintPartial}</li>
        <li>{text.search.hintFolding}</li>
      </ul>
    </form>
  );
}
