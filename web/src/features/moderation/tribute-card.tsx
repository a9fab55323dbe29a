// One text of a visitor: what it says, of whom it speaks, who sent it, and what can be done with it.
import { clsx } from "clsx";
import { Ban, Check, Trash2 } from "lucide-react";
import { type KeyboardEvent, type Ref, useId } from "react";
import { formatMoment } from "@/lib/dates";
import { moderationText as words } from "@/lib/text/moderation";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { type Tribute, waits } from "./queries";
import { Reports } from "./reports";
import { TributeFacts } from "./tribute-facts";

export interface CardActions {
  onApprove: () => void;
  onDelete: () => void;
  /** Absent for who may not. */
  onBlock?: (() => void) | undefined;
  onSelect: () => void;
  onStep: (by: 1 | -1) => void;
}

interface Props extends CardActions {
  tribute: Tribute;
  ref: Ref<HTMLElement>;
  /** Its place among those that are shown. */
  place: number;
  total: number;
  isSelected: boolean;
  isBusy: boolean;
  /** Where texts of all kinds stand together each tells its own. */
  showsStatus: boolean;
  showsCemetery: boolean;
}

export function TributeCard(props: Props) {
  const { tribute, isSelected, isBusy } = props;
  const id = useId();
  return (
    <article
      ref={props.ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: an article of a feed takes the focus
      tabIndex={0}
      aria-labelledby={`${id}-author`}
      aria-describedby={`${id}-text`}
      aria-posinset={props.place}
      aria-setsize={props.total}
      aria-busy={isBusy}
      onKeyDown={(event) => onKey(event, props)}
      className={clsx(
        "grid scroll-mt-36 grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-3 rounded-xl border bg-surface p-4 transition-opacity sm:gap-x-4 sm:p-5",
        isSelected ? "border-brand-text" : "border-line",
        isBusy && "opacity-60",
      )}
    >
      <label className="-m-2 grid size-11 cursor-pointer place-items-center">
        <span className="sr-only">{words.select(tribute.friend_name)}</span>
        <input
          type="checkbox"
          checked={isSelected}
          onChange={props.onSelect}
          className="size-5 accent-(--brand)"
        />
      </label>
      <div className="grid gap-3">
        <Head id={`${id}-author`} tribute={tribute} showsStatus={props.showsStatus} />
        <p
          id={`${id}-text`}
          className="max-w-[70ch] font-serif text-[1.35rem] leading-snug wrap-anywhere whitespace-pre-line"
        >
          {tribute.phrase}
        </p>
        {tribute.reported_at && (
          <Reports
            at={tribute.reported_at}
            isShown={tribute.enabled === 1}
            reasons={tribute.report_reasons}
          />
        )}
        <TributeFacts tribute={tribute} showsCemetery={props.showsCemetery} />
      </div>
      <Actions {...props} />
    </article>
  );
}

function Head({
  id,
  tribute,
  showsStatus,
}: Pick<Props, "tribute" | "showsStatus"> & { id: string }) {
  const isApproved = tribute.enabled === 1;
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      <h2 id={id} className="min-w-0 text-lg leading-snug font-semibold wrap-anywhere">
        {tribute.friend_name}
      </h2>
      <span className="flex flex-wrap gap-1.5">
        <Badge tone="quiet">{tribute.is_visitor_message ? words.message : words.prayer}</Badge>
        {showsStatus && (
          <Badge tone={isApproved ? "good" : "warm"} dot>
            {isApproved ? words.approved : words.pending}
          </Badge>
        )}
        {tribute.reported_at && <Badge tone="alert">{words.reported}</Badge>}
      </span>
      <time dateTime={tribute.created_at} className="text-sm text-muted tabular-nums sm:ml-auto">
        {formatMoment(tribute.created_at)}
      </time>
    </header>
  );
}

function Actions({ tribute, isBusy, onApprove, onDelete, onBlock }: Props) {
  const { friend_name: author } = tribute;
  return (
    <footer className="flex flex-wrap items-center justify-end gap-2.5 border-t border-line pt-3.5 max-sm:col-span-2 sm:col-start-2">
      {onBlock && (
        <Button
          variant="ghost"
          aria-label={words.blockOf(author)}
          disabled={isBusy}
          onClick={onBlock}
          className="text-muted max-sm:order-last max-sm:w-full sm:mr-auto sm:-ml-3.5"
        >
          <Ban size={18} aria-hidden />
          {words.blockSender}
        </Button>
      )}
      <Button
        variant="ghostDanger"
        aria-label={words.deleteOf(author)}
        disabled={isBusy}
        onClick={onDelete}
        className="max-sm:grow"
      >
        <Trash2 size={18} aria-hidden />
        {words.delete}
      </Button>
      {waits(tribute) && (
        <Button
          variant="primary"
          aria-label={words.approveOf(author)}
          disabled={isBusy}
          onClick={onApprove}
          className="max-sm:grow"
        >
          <Check size={18} aria-hidden />
          {words.approve}
        </Button>
      )}
    </footer>
  );
}

/** Keys count on the card itself alone: inside its buttons they mean what they always do. */
function onKey(event: KeyboardEvent, { tribute, isBusy, ...actions }: Props) {
  if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey)
    return;
  const keys: Record<string, (() => void) | undefined> = {
    a: waits(tribute) && !isBusy ? actions.onApprove : undefined,
    delete: isBusy ? undefined : actions.onDelete,
    " ": actions.onSelect,
    arrowdown: () => actions.onStep(1),
    arrowup: () => actions.onStep(-1),
  };
  const run = keys[event.key.toLowerCase()];
  if (!run) return;
  event.preventDefault();
  run();
}
