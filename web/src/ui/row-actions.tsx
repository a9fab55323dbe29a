// What can be done with a row. An action that is not given is not offered.
import { History, Map as MapIcon, Pencil, Trash2 } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { activityText } from "@/lib/text/history";
import { kitText, staffText } from "@/lib/text/staff";
import { Button, buttonLook } from "./button";

interface Props {
  /** The record, for who does not see the row. */
  name: string;
  onEdit?: () => void;
  onHistory?: () => void;
  onDelete?: (() => void) | undefined;
  mapPath?: string;
  /** Closer together: for rows of many columns. */
  isDense?: boolean;
  /** Others, before the deletion. */
  children?: ReactNode;
}

const words = kitText.list;

export function RowActions({ name, onEdit, onHistory, onDelete, mapPath, ...rest }: Props) {
  const size = rest.isDense ? "denseRow" : "row";
  const action = (
    label: string,
    title: string,
    run: () => void,
    icon: ReactNode,
    variant: "ghost" | "ghostDanger" = "ghost",
  ) => (
    <Button variant={variant} size={size} aria-label={label} title={title} onClick={run}>
      {icon}
    </Button>
  );
  const { edit, delete: remove } = staffText.common;
  return (
    <span className="inline-flex">
      {onEdit && action(words.edit(name), edit, onEdit, <Pencil size={17} aria-hidden />)}
      {mapPath && (
        <Link
          to={mapPath}
          aria-label={words.map(name)}
          title={words.mapShort}
          className={buttonLook({ variant: "ghost", size })}
        >
          <MapIcon size={17} aria-hidden />
        </Link>
      )}
      {onHistory &&
        action(
          words.history(name),
          activityText.history,
          onHistory,
          <History size={17} aria-hidden />,
        )}
      {rest.children}
      {onDelete &&
        action(
          words.delete(name),
          remove,
          onDelete,
          <Trash2 size={17} aria-hidden />,
          "ghostDanger",
        )}
    </span>
  );
}
