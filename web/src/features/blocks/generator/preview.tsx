// The references that would be made, and those that the block has already.
import { TriangleAlert } from "lucide-react";
import { formatCount } from "@/lib/numbers";
import { generatorText as words } from "@/lib/text/tools";
import type { Generated } from "./queries";

/** As many as tell how the pattern goes on. */
const FIRST = 14;
const LAST = 2;
const CLASHES = 12;

export function freshOf({ references }: Generated): string[] {
  return references.filter(({ exists }) => !exists).map(({ reference }) => reference);
}

export function Preview({ made }: { made: Generated }) {
  const fresh = freshOf(made);
  const clashes = made.references.filter(({ exists }) => exists);
  return (
    <>
      {fresh.length > 0 ? <References fresh={fresh} /> : <p>{words.nothing}</p>}
      {clashes.length > 0 && fresh.length > 0 && (
        <div className="flex gap-3 rounded-lg bg-gold-soft p-3.5">
          <TriangleAlert size={20} aria-hidden className="mt-0.5 shrink-0 text-gold-text" />
          <p className="wrap-anywhere">
            {words.clashes(formatCount(clashes.length))}{" "}
            <span className="font-semibold">
              {clashes
                .slice(0, CLASHES)
                .map(({ reference }) => reference)
                .join(", ")}
            </span>
            {clashes.length > CLASHES && ` ${words.more(formatCount(clashes.length - CLASHES))}`}
          </p>
        </div>
      )}
    </>
  );
}

function References({ fresh }: { fresh: string[] }) {
  const isLong = fresh.length > FIRST + LAST;
  const first = isLong ? fresh.slice(0, FIRST) : fresh;
  const last = isLong ? fresh.slice(-LAST) : [];
  return (
    <>
      <p className="font-semibold">{words.all(formatCount(fresh.length))}</p>
      <ul className="flex flex-wrap items-center gap-1.5">
        {first.map((reference) => (
          <Reference key={reference}>{reference}</Reference>
        ))}
        {isLong && <li className="px-1 text-muted">…</li>}
        {last.map((reference) => (
          <Reference key={reference}>{reference}</Reference>
        ))}
      </ul>
    </>
  );
}

function Reference({ children }: { children: string }) {
  return (
    <li className="rounded-md border border-line bg-bg px-2 py-0.5 text-[0.95rem] tabular-nums">
      {children}
    </li>
  );
}
