// Step 2: the search in one cemetery.
import { ArrowLeftRight, ExternalLink as LeavesIcon } from "lucide-react";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { webLink } from "@/lib/links";
import { text } from "@/lib/text/text";
import { Button } from "@/ui/button";
import { ExternalLink } from "@/ui/external-link";
import { Landscape } from "@/ui/landscape";
import type { Cemetery } from "./cemetery-choice";
import { chosenCemetery, forgetSearch } from "./memory";
import { useSearch } from "./queries";
import { SearchForm, type SearchWords } from "./search-form";
import { SearchResults } from "./search-results";
import { hasWords, isSameSearch, type SearchState, searchPath } from "./search-state";

interface Props {
  cemetery: Cemetery;
  state: SearchState;
}

export function CemeterySearch({ cemetery, state }: Props) {
  const navigate = useNavigate();
  const search = useSearch(state);
  const wantsResults = useRef(false);

  // The address may name a cemetery that was never chosen by hand (a shared link).
  useEffect(() => chosenCemetery.write(cemetery.id), [cemetery.id]);

  const submit = (words: SearchWords) => {
    const next = { ...state, ...words, page: 1 };
    wantsResults.current = true;
    if (isSameSearch(next, state)) void search.refetch();
    else void navigate(searchPath(next), { preventScrollReset: true });
  };
  const change = () => {
    forgetSearch();
    void navigate("/search");
  };

  return (
    <>
      <title>{`${pageTitle(state)} · ${cemetery.name} · ${text.common.product}`}</title>
      <div className="relative isolate overflow-hidden">
        <Landscape />
        <div className="container-page pt-10 pb-40 text-center sm:pt-14 sm:pb-48">
          <h1 className="font-serif text-4xl leading-[1.05] font-semibold tracking-tight sm:text-5xl">
            {cemetery.name}
          </h1>
          {cemetery.address && <p className="mt-3 text-balance sm:text-lg">{cemetery.address}</p>}
          <div className="mt-6 flex flex-wrap justify-center gap-2.5">
            <CemeterySite
              href={webLink(cemetery.link1)}
              label={cemetery.link1_label?.trim() || text.cemeteries.link1}
            />
            <CemeterySite
              href={webLink(cemetery.link2)}
              label={cemetery.link2_label?.trim() || text.cemeteries.link2}
            />
            <Button onClick={change}>
              <ArrowLeftRight size={17} aria-hidden />
              {text.cemeteries.change}
            </Button>
          </div>
        </div>
      </div>
      <div className="container-page relative -mt-26 max-w-4xl sm:-mt-30">
        <SearchForm asked={state} isSearching={search.isFetching} onSubmit={submit} />
      </div>
      {hasWords(state) && (
        <SearchResults search={search} state={state} wantsResults={wantsResults} />
      )}
    </>
  );
}

function pageTitle(state: SearchState): string {
  return hasWords(state) ? `${state.surname} ${state.name}`.trim() : text.search.title;
}

function CemeterySite({ href, label }: { href: string | null; label: string }) {
  if (href === null) return null;
  return (
    <ExternalLink href={href}>
      <LeavesIcon size={16} aria-hidden />
      {label}
    </ExternalLink>
  );
}
