// The memorial itself: portrait, name, dates, place, affects and what can be opened from here.
import { clsx } from "clsx";
import { Heart, MapPin } from "lucide-react";
import { firstPicture } from "@/lib/links";
import { formatCount } from "@/lib/numbers";
import { displayName, initials, positionParts } from "@/lib/person";
import { text } from "@/lib/text/text";
import { LifeDates } from "@/ui/life-dates";
import { Portrait } from "@/ui/portrait";
import { Epitaph, Hero } from "./hero";
import { MemorialActions } from "./memorial-actions";
import type { Memorial } from "./queries";

export function MemorialView({ memorial, backTo }: { memorial: Memorial; backTo: string }) {
  const name = displayName(memorial);
  const epitaph = memorial.epitaph?.trim();
  const position = [memorial.cemeteryName, ...positionParts(memorial)];
  return (
    <article>
      <title>{`${name} · ${text.common.product}`}</title>
      <Hero picture={firstPicture(memorial.tombPicture, memorial.cemeteryLink4)} backTo={backTo}>
        {epitaph && <Epitaph>{epitaph}</Epitaph>}
      </Hero>
      <div className="container-page relative -mt-30 grid justify-items-center text-center">
        <Portrait
          src={firstPicture(memorial.picture, memorial.cemeteryLink3)}
          alt={text.memorial.portraitOf(name)}
          initials={initials(memorial)}
          size="large"
        />
        <h1
          className={clsx(
            "mt-6 max-w-full font-serif leading-none font-semibold tracking-tight",
            name.length > 32 ? "text-4xl sm:text-5xl" : "text-5xl sm:text-6xl",
          )}
        >
          {name}
        </h1>
        <p className="mt-4 text-xl empty:hidden">
          <LifeDates birthdate={memorial.birthdate} deathdate={memorial.deathdate} />
        </p>
        <p className="mt-3 max-w-2xl text-balance text-muted">
          <MapPin size={17} aria-hidden className="mr-1.5 inline align-[-0.15em]" />
          {position.join("\u00a0· ")}
        </p>
        <p className="mt-9 flex items-center gap-3.5 border-y border-line px-8 py-3.5">
          <Heart size={26} aria-hidden className="text-danger" strokeWidth={1.7} />
          <span className="text-2xl leading-none font-semibold tabular-nums">
            {formatCount(memorial.affectsCount)}
          </span>
          <span className="text-muted">{text.affects}</span>
        </p>
        <MemorialActions memorial={memorial} name={name} />
      </div>
    </article>
  );
}
