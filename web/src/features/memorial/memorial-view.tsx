// The memorial itself: portrait, name, dates, place and what can be opened from here. What visitors
// leave comes once this can be read.
import { clsx } from "clsx";
import { Heart, MapPin } from "lucide-react";
import { firstPicture } from "@/lib/links";
import { formatCount } from "@/lib/numbers";
import { displayName, initials, positionParts } from "@/lib/person";
import { memorialText } from "@/lib/text/memorial";
import { text } from "@/lib/text/text";
import { useLater } from "@/lib/use-later";
import { Button } from "@/ui/button";
import { LifeDates } from "@/ui/life-dates";
import { Portrait } from "@/ui/portrait";
import { anniversaries } from "./anniversary";
import { GESTURES, gestureLook } from "./gestures-look";
import { Epitaph, Hero } from "./hero";
import { MemorialActions } from "./memorial-actions";
import type { Memorial } from "./queries";

const loadTributes = () => import("./tributes");

export function MemorialView({ memorial, backTo }: { memorial: Memorial; backTo: string }) {
  const { part: tributes, isFailed, retry } = useLater(loadTributes);
  const name = displayName(memorial);
  const epitaph = memorial.epitaph?.trim();
  return (
    <article>
      <title>{`${name} · ${text.common.product}`}</title>
      <Hero picture={firstPicture(memorial.tombPicture, memorial.cemeteryLink4)} backTo={backTo}>
        {epitaph && <Epitaph>{epitaph}</Epitaph>}
      </Hero>
      <div className="container-page relative -mt-30 grid justify-items-center text-center">
        <Portrait
          src={firstPicture(memorial.picture, memorial.cemeteryLink3)}
          alt={memorialText.portraitOf(name)}
          initials={initials(memorial)}
          size="large"
        />
        <Person memorial={memorial} name={name} />
        {tributes ? (
          <tributes.Gestures id={memorial.id} affects={memorial.affectsCount} />
        ) : (
          <QuietGestures affects={memorial.affectsCount} />
        )}
        <MemorialActions memorial={memorial} name={name} />
      </div>
      <div className="container-page">
        {tributes && <tributes.Thoughts id={memorial.id} />}
        {!tributes && !isFailed && <div className="min-h-dvh print:hidden" />}
        {isFailed && (
          <p className="mt-12 flex flex-wrap items-center justify-center gap-4 text-muted">
            {memorialText.partMissing}
            <Button onClick={retry}>{text.common.retry}</Button>
          </p>
        )}
        <p className="address on-paper mt-10 border-t border-line pt-2 text-sm text-muted">
          {`${window.location.origin}/memorial/${memorial.id}`}
        </p>
      </div>
    </article>
  );
}

function Person({ memorial, name }: { memorial: Memorial; name: string }) {
  const position = [memorial.cemeteryName, ...positionParts(memorial)];
  return (
    <>
      <h1
        className={clsx(
          "mt-6 max-w-full font-serif leading-none font-semibold tracking-tight",
          name.length > 32 ? "text-4xl sm:text-5xl" : "text-5xl sm:text-6xl",
        )}
      >
        {name}
      </h1>
      <p className="mt-4 text-[min(1.25rem,5.6vw)] empty:hidden">
        <LifeDates birthdate={memorial.birthdate} deathdate={memorial.deathdate} />
      </p>
      {anniversaries(memorial).map(({ kind, years }) => (
        <p
          key={kind}
          className="mt-3 font-serif text-2xl lining-nums text-balance text-gold-text print:hidden"
        >
          {kind === "birth"
            ? memorialText.born(memorialText.years(years))
            : memorialText.died(memorialText.years(years))}
        </p>
      ))}
      <p className="mt-3 max-w-2xl text-balance text-muted">
        <MapPin size={17} aria-hidden className="mr-1.5 inline align-[-0.15em]" />
        {position.join("\u00a0· ")}
      </p>
    </>
  );
}

/** The place of candle and heart until they can be touched. */
function QuietGestures({ affects }: { affects: number }) {
  return (
    <div className={GESTURES}>
      <span className={gestureLook("border-line bg-surface")} />
      <p className={gestureLook("border-line bg-surface")}>
        <Heart size={34} aria-hidden strokeWidth={1.6} className="shrink-0 text-danger" />
        <span className="grid gap-1">
          <span className="text-2xl leading-none font-semibold tabular-nums">
            {formatCount(affects)}
          </span>
          <span className="text-sm text-muted">{text.affects}</span>
        </span>
      </p>
    </div>
  );
}
