// What is done with the texts of a list, and where the keyboard goes on afterwards.
import { useState } from "react";
import {
  isGone,
  refreshTexts,
  type Tribute,
  useApprove,
  useDelete,
  useModerate,
  waits,
} from "./queries";
import { useCardFocus } from "./use-card-focus";

type Ids = ReadonlySet<number>;

function withId(ids: Ids, id: number, isIn: boolean): Ids {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
}

export function useDesk(tributes: readonly Tribute[]) {
  const focus = useCardFocus(tributes.map(({ id }) => id));
  const [busy, setBusy] = useState<Ids>(new Set());
  const [chosen, setChosen] = useState<Ids>(new Set());
  const approval = useApprove();
  const deletion = useDelete();
  const several = useModerate();
  const selected = tributes.filter(({ id }) => chosen.has(id));

  const settle = async (tribute: Tribute, change: typeof approval | typeof deletion) => {
    const { id } = tribute;
    const neighbours = focus.neighbours(id).filter((other) => !busy.has(other));
    setBusy((ids) => withId(ids, id, true));
    const isDone = await change.mutateAsync(tribute).then(() => true, isGone);
    if (isDone) {
      focus.leave(id, neighbours);
      setChosen((ids) => withId(ids, id, false));
    }
    await refreshTexts();
    setBusy((ids) => withId(ids, id, false));
  };
  const settleSelected = (action: "approve" | "delete") => {
    const ids = selected.filter((tribute) => action === "delete" || waits(tribute));
    several.mutate(
      { action, ids: ids.map(({ id }) => id) },
      {
        onSettled: () => {
          setChosen(new Set());
          focus.goTop();
        },
      },
    );
  };
  return {
    focus,
    selected,
    isBusy: (id: number) => busy.has(id),
    isWorking: several.isPending,
    approve: (tribute: Tribute) => void settle(tribute, approval),
    delete: (tribute: Tribute) => void settle(tribute, deletion),
    isSelected: (id: number) => chosen.has(id),
    select: (id: number) => setChosen((ids) => withId(ids, id, !ids.has(id))),
    selectAll: (isAll: boolean) => setChosen(new Set(isAll ? tributes.map(({ id }) => id) : [])),
    settleSelected,
  };
}
