// Who is blocked, and the way back.
import { AtSign, Network } from "lucide-react";
import { useRef } from "react";
import { formatDay } from "@/lib/dates";
import { sendersText as words } from "@/lib/text/moderation";
import { text } from "@/lib/text/text";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { LoadFailed } from "@/ui/list-page";
import { Notice } from "@/ui/notice";
import { type Sender, useSenders, useUnblock } from "./senders";

interface Props {
  cemeteryId: number | null;
  showsCemetery: boolean;
  onClose: () => void;
}

export function SendersDialog({ cemeteryId, showsCemetery, onClose }: Props) {
  const senders = useSenders(cemeteryId);
  const unblock = useUnblock();
  const hint = useRef<HTMLParagraphElement>(null);
  // The row goes, and the focus with it.
  const release = (sender: Sender) =>
    unblock.mutate(sender, { onSettled: () => hint.current?.focus() });
  return (
    <Dialog title={words.list} width="medium" onClose={onClose}>
      <div className="grid gap-4 p-5">
        <p ref={hint} tabIndex={-1} className="text-muted outline-none">
          {words.listHint}
        </p>
        {senders.isError && <LoadFailed onRetry={() => void senders.refetch()} />}
        {senders.isPending && (
          <p role="status" className="skeleton h-40">
            <span className="sr-only">{text.common.loading}</span>
          </p>
        )}
        {senders.data?.length === 0 && (
          <Notice title={words.none} hint={words.noneHint} role="status" />
        )}
        <ul className="grid">
          {senders.data?.map((sender) => (
            <SenderRow
              key={sender.id}
              sender={sender}
              showsCemetery={showsCemetery}
              isBusy={unblock.isPending}
              onUnblock={() => release(sender)}
            />
          ))}
        </ul>
      </div>
    </Dialog>
  );
}

interface RowProps {
  sender: Sender;
  showsCemetery: boolean;
  isBusy: boolean;
  onUnblock: () => void;
}

function SenderRow({ sender, showsCemetery, isBusy, onUnblock }: RowProps) {
  const Sign = sender.kind === "email" ? AtSign : Network;
  const about = [
    words.blockedAt(formatDay(sender.createdAt)) +
      (sender.created_by_name ? ` ${words.by(sender.created_by_name)}` : ""),
    showsCemetery && sender.cemetery_name,
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-b border-line py-3 last:border-0">
      <Sign size={20} aria-hidden className="shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="font-semibold wrap-anywhere">
          {words.kinds[sender.kind]}: {sender.label}
        </p>
        <p className="text-sm text-muted">{about.filter(Boolean).join(" · ")}</p>
      </div>
      <Button aria-label={words.unblockOf(sender.label)} disabled={isBusy} onClick={onUnblock}>
        {words.unblock}
      </Button>
    </li>
  );
}
