// A request in the queue: of whom it speaks, who asks, and how it begins.
import { useId } from "react";
import { formatMoment } from "@/lib/dates";
import { displayName, positionParts } from "@/lib/person";
import { requestsText as words } from "@/lib/text/moderation";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import type { RelativeRequest } from "./queries";

export function personName(request: RelativeRequest): string {
  const { deceased_name: name, deceased_surname: surname } = request;
  const shown = displayName({ name, surname, nominative: request.deceased_nominative });
  return shown || words.unnamed(request.deceased_id);
}

export function tombOf({ tomb_reference: tombReference }: RelativeRequest): string[] {
  return positionParts({ sectorName: null, blockName: null, tombReference });
}

const TONES = { open: "warm", done: "good", rejected: "quiet" } as const;

interface Props {
  request: RelativeRequest;
  showsStatus: boolean;
  showsCemetery: boolean;
  onOpen: () => void;
}

export function RequestCard({ request, showsStatus, showsCemetery, onOpen }: Props) {
  const id = useId();
  const place = tombOf(request);
  if (showsCemetery) place.push(request.cemetery_name);
  return (
    <article
      aria-labelledby={id}
      className="grid gap-3 rounded-xl border border-line bg-surface p-4 sm:p-5"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <h2
          id={id}
          className="min-w-0 font-serif text-2xl leading-tight font-semibold wrap-anywhere"
        >
          {personName(request)}
        </h2>
        <span className="flex flex-wrap gap-1.5">
          <Badge tone={request.kind === "removal" ? "alert" : "quiet"}>
            {words.kinds[request.kind]}
          </Badge>
          {showsStatus && (
            <Badge tone={TONES[request.status]} dot>
              {words.status[request.status]}
            </Badge>
          )}
        </span>
        <time dateTime={request.createdAt} className="text-sm text-muted tabular-nums sm:ml-auto">
          {formatMoment(request.createdAt)}
        </time>
      </header>
      <p className="line-clamp-3 max-w-3xl wrap-anywhere">{request.text}</p>
      <footer className="flex flex-wrap items-center justify-between gap-2.5">
        <p className="text-[0.95rem] wrap-anywhere text-muted">
          {[words.from(request), ...place].join(" · ")}
        </p>
        <Button
          variant={request.status === "open" ? "primary" : "outline"}
          aria-label={words.openOf(request.name, personName(request))}
          onClick={onOpen}
        >
          {request.status === "open" ? words.answerIt : words.open}
        </Button>
      </footer>
    </article>
  );
}
