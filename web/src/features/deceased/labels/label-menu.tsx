// Labels of everybody in the list, or of some.
import { ListChecks, QrCode, Tags } from "lucide-react";
import { formatCount } from "@/lib/numbers";
import { labelsText as words } from "@/lib/text/labels";
import { buttonLook } from "@/ui/button";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "@/ui/menu";
import { MOST } from "./use-choice";

interface Props {
  /** How many the filters leave; undefined while it is not known. */
  total: number | undefined;
  onAll: () => void;
  onChoose: () => void;
}

export function LabelMenu({ total, onAll, onChoose }: Props) {
  const isTooMany = total !== undefined && total > MOST;
  return (
    <Menu>
      <MenuTrigger className={buttonLook()} disabled={!total}>
        <QrCode size={18} aria-hidden />
        {words.button}
      </MenuTrigger>
      <MenuContent>
        <MenuItem
          disabled={isTooMany}
          onSelect={onAll}
          className="data-[disabled]:cursor-not-allowed data-[disabled]:text-muted"
        >
          <Tags size={18} aria-hidden className="text-muted" />
          {words.all(formatCount(total ?? 0))}
        </MenuItem>
        {isTooMany && <p className="px-3 pb-1.5 text-sm text-muted">{words.tooMany}</p>}
        <MenuItem onSelect={onChoose}>
          <ListChecks size={18} aria-hidden className="text-muted" />
          {words.choose}
        </MenuItem>
        <p className="px-3 py-1.5 text-sm text-muted">{words.hint}</p>
      </MenuContent>
    </Menu>
  );
}
