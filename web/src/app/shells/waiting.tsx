// How much waits for somebody, beside the entry that leads to it. Without an answer it says nothing.
import { useQuery } from "@tanstack/react-query";
import { getQuery } from "@/api/query";
import { formatCount } from "@/lib/numbers";
import { staffText } from "@/lib/text/staff";
import type { MenuPath } from "../nav";

const { waiting } = staffText.shell;
/** Asked again when somebody comes back to the page after this long, and after every change. */
const PATIENCE = 3 * 60 * 1000;
const NOW_AND_THEN = { staleTime: PATIENCE, refetchOnWindowFocus: true };
/** More than these need not be known so exactly. */
const MOST = 99;

function WaitingPrayers() {
  const counts = useQuery({ ...getQuery("/api/prayers/moderation/counts", {}), ...NOW_AND_THEN });
  return <Count count={counts.data?.pending} spoken={waiting.prayers} />;
}

function OpenRequests() {
  const counts = useQuery({ ...getQuery("/api/memorial-requests/count", {}), ...NOW_AND_THEN });
  return <Count count={counts.data?.open} spoken={waiting.requests} />;
}

export function waitingAt(path: MenuPath) {
  if (path === "/prayers") return WaitingPrayers;
  return path === "/requests" ? OpenRequests : null;
}

interface Props {
  count: number | undefined;
  spoken: (count: string) => string;
}

function Count({ count, spoken }: Props) {
  if (!count) return null;
  return (
    <span className="ml-auto rounded-full bg-gold-soft px-2 text-sm font-semibold text-gold-text tabular-nums group-aria-[current=page]:bg-brand-deep group-aria-[current=page]:text-on-brand">
      <span aria-hidden>{count > MOST ? `${MOST}+` : count}</span>
      <span className="sr-only">{spoken(formatCount(count))}</span>
    </span>
  );
}
