// In a row of the list: whether its label is printed.
import { labelsText as words } from "@/lib/text/labels";
import type { Choice } from "./use-choice";

interface Props {
  id: number;
  name: string;
  choice: Choice;
}

export function LabelCheck({ id, name, choice }: Props) {
  const isChosen = choice.chosen?.has(id) ?? false;
  return (
    <label className="-m-2 grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{words.choosePerson(name)}</span>
      <input
        type="checkbox"
        checked={isChosen}
        disabled={choice.isFull && !isChosen}
        onChange={() => choice.toggle(id)}
        className="size-5 accent-(--brand)"
      />
    </label>
  );
}
