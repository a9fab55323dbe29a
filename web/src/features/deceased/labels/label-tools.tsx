// The button of the labels; while somebody chooses whose, what can be done with the choice.
import type { Deceased } from "@/api/registry";
import type { ListAddress } from "@/lib/list-address";
import { formatCount } from "@/lib/numbers";
import { labelsText as words } from "@/lib/text/labels";
import { staffText } from "@/lib/text/staff";
import { Button } from "@/ui/button";
import { LabelMenu } from "./label-menu";
import { useLabels } from "./queries";
import type { Choice } from "./use-choice";

interface Props {
  list: ListAddress;
  /** The page of the list that is shown. */
  rows: readonly Deceased[];
  /** How many the filters leave; undefined while it is not known. */
  total: number | undefined;
  choice: Choice;
}

export function LabelTools({ list, rows, total, choice }: Props) {
  const labels = useLabels();
  const { chosen } = choice;
  if (!chosen)
    return <LabelMenu total={total} onAll={() => labels.mutate(list)} onChoose={choice.begin} />;
  return (
    <>
      <p role="status" className="flex items-center px-2 font-semibold">
        {words.chosen(formatCount(chosen.size))}
      </p>
      <Button onClick={() => choice.add(rows.map(({ id }) => id))}>{words.page}</Button>
      <Button onClick={choice.end}>{staffText.common.cancel}</Button>
      <Button
        variant="primary"
        disabled={chosen.size === 0 || labels.isPending}
        onClick={() => labels.mutate([...chosen], { onSuccess: choice.end })}
      >
        {words.download}
      </Button>
    </>
  );
}
