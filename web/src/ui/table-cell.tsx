// What stands in a cell of a table.
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { breaking } from "./breaking";

interface CellProps {
  content: ReactNode;
  isActions: boolean | undefined;
  isDense: boolean;
}

/** However long a text, the columns after it stay in sight: it breaks, and where many stand close it is cut. */
export function CellContent({ content, isActions, isDense }: CellProps) {
  if (isActions) return content;
  if (!content) return <span className="text-muted">–</span>;
  const isText = typeof content === "string";
  return (
    <div
      className={clsx(
        isDense ? "max-w-44" : "max-w-96",
        isText && breaking(content),
        isDense && isText && "line-clamp-3",
      )}
      {...(isDense && isText && { title: content })}
    >
      {content}
    </div>
  );
}
