// One person among the results: the whole card opens the memorial.
import { Heart, MapPin } from "lucide-react";
import { Link } from "react-router";
import { firstPicture } from "@/lib/links";
import { formatCount } from "@/lib/numbers";
import { displayName, initials, positionParts } from "@/lib/person";
import { text } from "@/lib/text/text";
import { LifeDates } from "@/ui/life-dates";
import { Portrait } from "@/ui/portrait";
import type { SearchAnswer } from "./memory";

interface Props {
  hit: SearchAnswer["results"][number];
  /** The address to come back to. */
  from: string;
}

export function ResultCard({ hit, from }: Props) {
  const position = positionParts(hit);
  const hasDates = hit.birthdate !== null || hit.deathdate !== null;
  return (
    <li className="relative flex gap-3.5 rounded-2xl border border-line bg-surface p-4 transition-colors hover:border-brand-text has-focus-visible:border-brand-text sm:gap-5 sm:p-5">
      <Portrait src={firstPicture(hit.picture)} alt="" initials={initials(hit)} size="small" />
      <div className="flex min-w-0 grow flex-col wrap-anywhere">
        <h3 className="font-serif text-2xl leading-tight font-semibold">
          <Link
            to={`/memorial/${hit.id}`}
            state={{ from }}
            className="rounded-sm after:absolute after:inset-0 after:rounded-2xl"
          >
            {displayName(hit)}
          </Link>
        </h3>
        {hasDates && (
          <p className="mt-1 text-[0.95rem] sm:text-base">
            <LifeDates birthdate={hit.birthdate} deathdate={hit.deathdate} />
          </p>
        )}
        {hit.epitaph?.trim() && (
          <p className="mt-2 line-clamp-2 font-serif text-lg leading-snug text-muted">
            {hit.epitaph.trim()}
          </p>
        )}
        {position.length > 0 && (
          <p className="mt-2 text-[0.95rem] text-muted">{position.join("\u00a0· ")}</p>
        )}
        <div className="mt-0.5 flex justify-between gap-4 text-[0.95rem] text-muted">
          <p className="min-w-0">
            <MapPin size={14} aria-hidden className="mr-1 inline align-[-0.1em]" />
            {hit.cemeteryName}
          </p>
          {hit.affectsCount > 0 && (
            <p className="flex shrink-0 items-center gap-1.5 self-end tabular-nums">
              <Heart size={15} aria-hidden className="fill-current text-danger" />
              {formatCount(hit.affectsCount)}
              <span className="sr-only">{text.affects}</span>
            </p>
          )}
        </div>
      </div>
    </li>
  );
}
