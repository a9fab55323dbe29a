// Says that a memorial is shown as it was at the last visit.
import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { formatMoment } from "@/lib/dates";
import { offlineText as words } from "@/lib/text/offline";
import { Button } from "@/ui/button";

interface Props {
  at: string;
  onRefresh: () => void;
}

export function KeptNotice({ at, onRefresh }: Props) {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const when = formatMoment(at);
  return (
    <div role="status" className="border-b border-gold bg-gold-soft print:hidden">
      <div className="container-page flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5">
        <WifiOff size={20} aria-hidden className="shrink-0" />
        <p className="min-w-48 flex-1 text-balance">
          {isOnline ? words.slow(when) : words.kept(when)}
        </p>
        {isOnline && <Button onClick={onRefresh}>{words.refresh}</Button>}
      </div>
    </div>
  );
}

function subscribe(listener: () => void) {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}
