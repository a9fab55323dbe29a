// Every change of one record, in a dialog that comes when it is asked for.
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { earlyPart } from "@/ui/early-part";
import { historyQuery } from "./audit";

const HistoryDialog = earlyPart(async () => (await import("@/ui/history-dialog")).HistoryDialog);

interface Props {
  kind: string;
  id: number;
  /** The record's name. */
  of: string;
  onClose: () => void;
}

export function RecordHistory({ kind, id, of, onClose }: Props) {
  const history = useQuery(historyQuery(kind, id));
  return (
    <Suspense fallback={null}>
      <HistoryDialog
        of={of}
        entries={history.data?.results}
        hasMore={(history.data?.totalPages ?? 1) > 1}
        isFailed={history.isError}
        onRetry={() => void history.refetch()}
        onClose={onClose}
      />
    </Suspense>
  );
}
