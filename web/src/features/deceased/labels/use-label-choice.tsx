// Choosing in the list whose labels are printed: the choice stays while pages and filters change.
import { useState } from "react";
import type { Deceased } from "@/api/registry";
import { formatCount } from "@/lib/numbers";
import { labelsText as words } from "@/lib/text/labels";
import { staffText } from "@/lib/text/staff";
import { Button } from "@/ui/button";
import type { Column } from "@/ui/data-table";
import { MOST, useLabels } from "./queries";

interface Choosing {
  rows: Deceased[];
  nameOf: (deceased: Deceased) => string;
}

export function useLabelChoice({ rows, nameOf }: Choosing) {
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const labels = useLabels();
  const isFull = (chosen?.size ?? 0) >= MOST;
  const toggle = (id: number) =>
    setChosen((ids) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const choosePage = () =>
    setChosen((ids) => new Set([...(ids ?? []), ...rows.map(({ id }) => id)].slice(0, MOST)));
  const column: Column<Deceased> = {
    id: "label",
    header: words.column,
    cell: (deceased) => (
      <label className="-m-2 grid size-10 cursor-pointer place-items-center max-md:place-items-start">
        <span className="sr-only">{words.choosePerson(nameOf(deceased))}</span>
        <input
          type="checkbox"
          checked={chosen?.has(deceased.id) ?? false}
          disabled={isFull && !chosen?.has(deceased.id)}
          onChange={() => toggle(deceased.id)}
          className="size-5 accent-(--brand) max-md:m-2"
        />
      </label>
    ),
  };
  return {
    isChoosing: chosen !== null,
    column,
    labels,
    begin: () => setChosen(new Set()),
    buttons: chosen && (
      <>
        <p role="status" className="flex items-center px-2 font-semibold">
          {words.chosen(formatCount(chosen.size))}
        </p>
        <Button onClick={choosePage}>{words.page}</Button>
        <Button onClick={() => setChosen(null)}>{staffText.common.cancel}</Button>
        <Button
          variant="primary"
          disabled={chosen.size === 0 || labels.isPending}
          onClick={() => labels.mutate([...chosen], { onSuccess: () => setChosen(null) })}
        >
          {words.download}
        </Button>
      </>
    ),
  };
}
