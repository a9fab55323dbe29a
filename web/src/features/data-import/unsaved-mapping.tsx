// Asks before a mapping made by hand is lost: neither kept for other files nor used for an import.
import { useMutationState } from "@tanstack/react-query";
import { useLeaveGuard } from "@/ui/leave-guard";
import { START, useMappings } from "./queries";
import { type Reading, readingOf, savedReading, wholeReading } from "./reading";
import { isSameReading } from "./saved";
import type { Draft } from "./use-draft";

/** Sent with a file; a trial keeps nothing. */
interface Sent {
  reading: Reading;
  dryRun: boolean;
}

/** A cemetery is typed again in no time, and not kept for all. */
const columnsOf = (reading: Reading): Reading => ({ ...reading, cemetery: null });

export function isByHand({ columns, isMapped, applied }: Draft): boolean {
  return applied === null && (isMapped || columns.some(({ chosen, field }) => chosen !== field));
}

export function UnsavedMapping({ draft }: { draft: Draft }) {
  const { data: mappings = [] } = useMappings();
  const sent = useMutationState({
    filters: { mutationKey: START, status: "success" },
    select: ({ state }) => state.variables as Sent | undefined,
  });
  const whole = columnsOf(wholeReading(draft));
  const isKept = mappings.some(({ reading }) =>
    isSameReading(columnsOf(savedReading(reading)), whole),
  );
  const isUsed = sent.some(
    (one) => one && !one.dryRun && isSameReading(one.reading, readingOf(draft)),
  );
  return useLeaveGuard(isByHand(draft) && !isKept && !isUsed).question;
}
