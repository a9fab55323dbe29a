// The tombs of the map in words: for the keyboard, for screen readers, and to look one up.
import { X } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { formatCount } from "@/lib/numbers";
import { mapText as words } from "@/lib/text/tools";
import { SENT } from "@/lib/use-return";
import { Button } from "@/ui/button";
import { SearchInput } from "@/ui/filter-bar";
import { StatusSign } from "./status-sign";
import { type Tomb, tombName } from "./tombs";

/** Drawn at once; the rest on request. */
const STEP = 100;

interface Props {
  tombs: Tomb[];
  total: number;
  search: string;
  onSearch: (search: string) => void;
  /** Those shown are the ones at a point of the map. */
  isHere: boolean;
  /** What else they have in common. */
  hereTitle?: string;
  /** Of more than one block. */
  hasBlocks: boolean;
  onAll: () => void;
  onPoint: (id: number | null) => void;
}

export function tombPath(id: number): string {
  return `/tombs?apri=${id}`;
}

export function TombList(props: Props) {
  const { tombs, total, search, isHere } = props;
  return (
    <section
      aria-label={words.tombs}
      className="flex max-h-[75dvh] min-h-0 flex-col rounded-xl border border-line bg-surface lg:max-h-none"
    >
      <div className="grid gap-2 border-b border-line p-3">
        {isHere ? (
          <div className="flex items-center justify-between gap-2">
            <p role="status" className="font-semibold">
              {props.hereTitle ?? words.here(formatCount(tombs.length))}
            </p>
            <Button onClick={props.onAll} className="shrink-0">
              <X size={18} aria-hidden />
              {words.allTombs}
            </Button>
          </div>
        ) : (
          <>
            <SearchInput
              label={words.search}
              placeholder={words.searchHint}
              value={search}
              onChange={props.onSearch}
            />
            <p role="status" className="text-sm text-muted">
              {tombs.length === total
                ? words.count(formatCount(total))
                : words.found(formatCount(tombs.length), formatCount(total))}
            </p>
          </>
        )}
      </div>
      <Rows key={isHere ? "here" : search} {...props} />
    </section>
  );
}

function Rows({ tombs, hasBlocks, onPoint }: Pick<Props, "tombs" | "hasBlocks" | "onPoint">) {
  const [shown, setShown] = useState(STEP);
  if (tombs.length === 0) return <p className="p-4 text-muted">{words.none}</p>;
  const rest = tombs.length - shown;
  return (
    <div className="relative min-h-0 overflow-y-auto p-1.5">
      <ul>
        {tombs.slice(0, shown).map((tomb) => (
          <li key={tomb.id}>
            <TombRow tomb={tomb} hasBlock={hasBlocks} onPoint={onPoint} />
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button
          variant="ghost"
          className="my-1 w-full"
          onClick={() => setShown((count) => count + STEP)}
        >
          {words.more(formatCount(Math.min(rest, STEP)))}
        </Button>
      )}
    </div>
  );
}

interface RowProps {
  tomb: Tomb;
  hasBlock: boolean;
  onPoint: Props["onPoint"];
}

function TombRow({ tomb, hasBlock, onPoint }: RowProps) {
  const point = () => onPoint(tomb.id);
  const leave = () => onPoint(null);
  return (
    <Link
      to={tombPath(tomb.id)}
      state={SENT}
      onMouseEnter={point}
      onMouseLeave={leave}
      onFocus={point}
      onBlur={leave}
      className="grid min-h-11 grid-cols-[auto_1fr_auto] items-center gap-x-3 rounded-lg px-2.5 py-1.5 hover:bg-brand-soft"
    >
      <StatusSign status={tomb.status} />
      <span className="min-w-0 leading-snug">
        <span className="block font-semibold wrap-anywhere">{tombName(tomb)}</span>
        <span className="block text-sm text-muted">
          {words.status[tomb.status]}
          {hasBlock && tomb.block_name && ` · ${tomb.block_name}`}
        </span>
      </span>
      <span className="text-sm text-muted tabular-nums">
        <span aria-hidden>{words.places(tomb.deceasedCount, tomb.capacity)}</span>
        <span className="sr-only">{words.placesSpoken(tomb.deceasedCount, tomb.capacity)}</span>
      </span>
    </Link>
  );
}
