// What a visitor can do with one touch: light a candle, leave an affect.
import { clsx } from "clsx";
import { Heart } from "lucide-react";
import { dayOf, formatTime } from "@/lib/dates";
import { formatCount } from "@/lib/numbers";
import { text } from "@/lib/text/text";
import { tributesText } from "@/lib/text/tributes";
import { isLimit } from "./asking";
import { Candle } from "./candle";
import { useAffects, useCandles, useLeaveAffect, useLightCandle } from "./gesture-queries";
import { GESTURES, gestureLook } from "./gestures-look";
import { useOwnAffect, useOwnCandle } from "./kept";

interface Props {
  id: number;
  /** The affects that the memorial itself knew of. */
  affects: number;
}

export function Gestures({ id, affects }: Props) {
  return (
    <div className={GESTURES}>
      <CandleButton id={id} />
      <HeartButton id={id} known={affects} />
    </div>
  );
}

function CandleButton({ id }: { id: number }) {
  const known = useCandles(id);
  const light = useLightCandle(id);
  const [ownUntil, keepOwn] = useOwnCandle(id);
  const words = tributesText.candle;
  // Refused because it burns, it burns: lit elsewhere, or before the tab was opened.
  const isOwn = ownUntil !== null || isLimit(light.error);
  const burning = isOwn ? Math.max(known ?? 0, 1) : known;
  const send = () => {
    if (light.isPending) return;
    light.mutate(undefined, { onSuccess: (lit) => lit && keepOwn(lit.expiresAt) });
  };
  return (
    <button
      type="button"
      onClick={send}
      aria-disabled={light.isPending || undefined}
      className={gestureLook("border-gold bg-gold-soft")}
    >
      <Candle isLit={(burning ?? 0) > 0} isFresh={light.isSuccess} />
      <span className="grid gap-0.5">
        <span className="text-lg leading-tight font-semibold">
          {light.isPending ? words.lighting : isOwn ? words.done : words.light}
        </span>
        {(!isOwn || burning !== 1) && (
          <span className="text-sm text-gold-text">{burningText(burning)}</span>
        )}
        {isOwn && (
          <span className="text-sm text-gold-text">
            {ownUntil === null
              ? words.mineSomehow
              : words.mine(formatTime(ownUntil), dayOf(new Date(ownUntil)) === dayOf(new Date()))}
          </span>
        )}
      </span>
    </button>
  );
}

function burningText(count: number | null): string {
  if (count === null) return "\u00a0";
  const words = tributesText.candle;
  return count === 0 ? words.none : words.burning(formatCount(count), count === 1);
}

function HeartButton({ id, known }: { id: number; known: number }) {
  const count = useAffects(id, known);
  const leave = useLeaveAffect(id);
  const [isOwn, keepOwn] = useOwnAffect(id);
  const words = tributesText.heart;
  const send = () => {
    if (leave.isPending) return;
    const onError = (error: Error) => isLimit(error) && keepOwn();
    leave.mutate(count, { onSuccess: keepOwn, onError });
  };
  return (
    <button
      type="button"
      onClick={send}
      aria-disabled={leave.isPending || undefined}
      className={gestureLook("border-line bg-surface")}
    >
      <Heart
        size={34}
        aria-hidden
        strokeWidth={1.6}
        className={clsx(
          "shrink-0 text-danger transition-colors",
          (isOwn || leave.isPending) && "fill-current",
        )}
      />
      <span className="grid gap-1">
        <span className="sr-only">{isOwn ? words.left : words.leave}:</span>
        <span className="text-2xl leading-none font-semibold tabular-nums">
          {formatCount(count)}
        </span>
        <span className="text-sm text-muted">{text.affects}</span>
      </span>
    </button>
  );
}
