// Several texts at once: how many are chosen, and what to do with them. Always in sight.
import { Check, Trash2 } from "lucide-react";
import { formatCount } from "@/lib/numbers";
import { moderationText as words } from "@/lib/text/moderation";
import { Button } from "@/ui/button";

interface Props {
  selected: number;
  /** How many can be. */
  all: number;
  /** Whether any of the selected still waits. */
  canApprove: boolean;
  isBusy: boolean;
  onSelectAll: (isAll: boolean) => void;
  onApprove: () => void;
  onDelete: () => void;
}

export function SelectionBar({ selected, all, ...rest }: Props) {
  const isPart = selected > 0 && selected < all;
  return (
    <div className="sticky top-0 z-20 -my-2 bg-bg py-2 lg:top-18">
      <section
        aria-label={words.selection}
        className="flex min-h-14 flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-line bg-surface px-4 py-1.5 sm:px-5"
      >
        <label className="flex min-h-11 cursor-pointer items-center gap-3 sm:gap-4">
          <input
            type="checkbox"
            checked={all > 0 && selected === all}
            ref={(box) => {
              if (box) box.indeterminate = isPart;
            }}
            onChange={({ target }) => rest.onSelectAll(target.checked)}
            className="size-5 accent-(--brand)"
          />
          {words.selectAll}
        </label>
        {selected > 0 && (
          <>
            <p role="status" className="font-semibold">
              {words.selected(formatCount(selected))}
            </p>
            <span className="flex flex-wrap gap-2 max-sm:w-full sm:ml-auto">
              <Button
                variant="ghostDanger"
                disabled={rest.isBusy}
                onClick={rest.onDelete}
                className="max-sm:grow"
              >
                <Trash2 size={18} aria-hidden />
                {words.deleteSelected}
              </Button>
              {rest.canApprove && (
                <Button
                  variant="primary"
                  disabled={rest.isBusy}
                  onClick={rest.onApprove}
                  className="max-sm:grow"
                >
                  <Check size={18} aria-hidden />
                  {words.approveSelected}
                </Button>
              )}
            </span>
          </>
        )}
      </section>
    </div>
  );
}
