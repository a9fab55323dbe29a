// Why visitors think that a text should not stand there.
import { Flag } from "lucide-react";
import { formatMoment } from "@/lib/dates";
import { moderationText as words } from "@/lib/text/moderation";

interface Props {
  at: string;
  /** A text that was approved after an earlier report stays published. */
  isShown: boolean;
  reasons: string[];
}

export function Reports({ at, isShown, reasons }: Props) {
  const told = isShown ? words.reportedShown : words.reportedHidden;
  return (
    <div className="grid gap-1.5 rounded-lg border border-danger/40 bg-danger-soft px-3.5 py-2.5 text-[0.95rem]">
      <p className="flex items-start gap-2 font-semibold text-danger">
        <Flag size={16} aria-hidden className="mt-1 shrink-0" />
        {told(formatMoment(at))}
      </p>
      {reasons.length === 0 ? (
        <p className="text-ink">{words.noReasons}</p>
      ) : (
        <>
          <p className="text-sm text-ink">{words.reasons}</p>
          <ul className="grid list-disc gap-0.5 pl-5 text-ink">
            {reasons.map((reason, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: reasons may be alike and never move
              <li key={place} className="wrap-anywhere">
                {reason}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
