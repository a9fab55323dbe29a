// The answer to a search: those found, those meant perhaps, or nobody.
import type { UseQueryResult } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef } from "react";
import { Navigate } from "react-router";
import { formatCount } from "@/lib/numbers";
import { text } from "@/lib/text/text";
import { Button } from "@/ui/button";
import { Notice } from "@/ui/notice";
import { Pagination } from "@/ui/pagination";
import type { SearchAnswer } from "./memory";
import { ResultCard } from "./result-card";
import { ResultSkeletons } from "./search-skeleton";
import { type SearchState, searchPath } from "./search-state";

interface Props {
  search: UseQueryResult<SearchAnswer>;
  state: SearchState;
  /** Set by whoever asked for results just now: they are brought into view as they come. */
  wantsResults: RefObject<boolean>;
}

export function SearchResults({ search, state, wantsResults }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const answer = search.isError ? undefined : search.data;

  useEffect(() => {
    if (!answer || !wantsResults.current) return;
    wantsResults.current = false;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({
      block: isBelowTheFold(heading.current) ? "start" : "nearest",
    });
  }, [answer, wantsResults]);

  // A failed search tells nothing, as specified; it can be tried again.
  if (search.isError) {
    return (
      <div className="container-page mt-10 text-center">
        <Button onClick={() => void search.refetch()}>{text.common.retry}</Button>
      </div>
    );
  }
  if (!answer) return <ResultSkeletons />;
  const exact = answer.results.filter((hit) => !hit.similar);
  const similar = answer.results.filter((hit) => hit.similar);
  const count = answer.capped ? text.search.capped : formatCount(answer.total);
  const pathOf = (page: number) => searchPath({ ...state, page });
  // An address may ask for a page beyond the last.
  if (answer.totalPages > 0 && answer.page > answer.totalPages)
    return <Navigate replace to={pathOf(answer.totalPages)} />;
  return (
    <section aria-labelledby="risultati" className="container-page mt-12">
      <h2
        id="risultati"
        ref={heading}
        tabIndex={-1}
        className="scroll-mt-6 font-serif text-3xl font-semibold outline-none"
      >
        {text.search.results(count)}
      </h2>
      {answer.capped && <p className="mt-1 text-muted">{text.search.cappedHint}</p>}
      {answer.results.length === 0 && (
        <Notice title={text.search.empty} hint={text.search.emptyHint} />
      )}
      <ResultList hits={exact} from={searchPath(state)} />
      {similar.length > 0 && (
        <>
          {exact.length === 0 && <p className="mt-1 text-muted">{text.search.noExact}</p>}
          <h3 className="mt-10 border-t border-line pt-7 font-serif text-2xl font-semibold">
            {text.search.similar}
          </h3>
          <ResultList hits={similar} from={searchPath(state)} />
        </>
      )}
      <Pagination
        page={answer.page}
        totalPages={answer.totalPages}
        pathOf={pathOf}
        onTurn={() => {
          wantsResults.current = true;
        }}
      />
    </section>
  );
}

function isBelowTheFold(element: HTMLElement | null): boolean {
  const top = element?.getBoundingClientRect().top ?? 0;
  return top < 0 || top > window.innerHeight * 0.6;
}

function ResultList({ hits, from }: { hits: SearchAnswer["results"]; from: string }) {
  if (hits.length === 0) return null;
  return (
    <ul className="mt-5 grid gap-4 lg:grid-cols-2">
      {hits.map((hit) => (
        <ResultCard key={hit.id} hit={hit} from={from} />
      ))}
    </ul>
  );
}
