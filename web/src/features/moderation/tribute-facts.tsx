// Of whom a text speaks and where they rest; who sent it, as far as the reader may know.
import type { ReactNode } from "react";
import { mailLink } from "@/lib/links";
import { displayName, positionParts } from "@/lib/person";
import { moderationText as words } from "@/lib/text/moderation";
import { text } from "@/lib/text/text";
import type { Tribute } from "./queries";

export function personName(tribute: Tribute): string {
  const { deceased_name: name, deceased_surname: surname } = tribute;
  const shown = displayName({ name, surname, nominative: tribute.deceased_nominative });
  return shown || words.unnamed(tribute.deceased_id);
}

interface Props {
  tribute: Tribute;
  showsCemetery: boolean;
}

export function TributeFacts({ tribute, showsCemetery }: Props) {
  const { block_name: blockName, tomb_reference: tombReference } = tribute;
  const places = positionParts({ sectorName: null, blockName, tombReference });
  if (showsCemetery && tribute.cemetery_name) places.push(tribute.cemetery_name);
  return (
    <dl className="grid gap-x-6 gap-y-1 text-[0.95rem] sm:grid-cols-[9.5rem_1fr]">
      <Fact name={words.about}>
        <a
          href={`/memorial/${tribute.deceased_id}`}
          target="_blank"
          rel="noopener noreferrer"
          title={words.memorialOf(personName(tribute))}
          className="rounded font-semibold text-brand-text underline underline-offset-3"
        >
          {personName(tribute)}
          <span className="sr-only"> {text.common.newTab}</span>
        </a>
        {places.length > 0 && <span className="text-muted"> · {places.join(" · ")}</span>}
      </Fact>
      {tribute.visitor_email && (
        <Fact name={words.email}>
          <a
            href={mailLink(tribute.visitor_email)}
            className="rounded underline decoration-line underline-offset-3 hover:decoration-current"
          >
            {tribute.visitor_email}
          </a>
        </Fact>
      )}
      {tribute.ip_address && (
        <Fact name={words.address}>
          <span className="tabular-nums">{tribute.ip_address}</span>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid items-baseline sm:col-span-2 sm:grid-cols-subgrid">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}
