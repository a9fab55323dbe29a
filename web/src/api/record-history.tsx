// Every change of one record, in a dialog.
import { useQuery } from "@tanstack/react-query";
import { HistoryDialog } from "@/ui/history-dialog";
import { historyQuery } from "./audit";

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
    <HistoryDialog
      of={of}
      entries={history.data?.results}
      hasMore={(history.data?.totalPages ?? 1) > 1}
      isFailed={history.isError}
      onRetry={() => void history.refetch()}
      onClose={onClose}
    />
  );
}
