// The texts of a filter, the newest first, with what is done to one or to several of them.
import { useEffect, useRef, useState } from "react";
import { formatCount } from "@/lib/numbers";
import { moderationText as words } from "@/lib/text/moderation";
import { staffText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import { Button } from "@/ui/button";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import { LoadFailed } from "@/ui/list-page";
import { Notice } from "@/ui/notice";
import type { Shown } from "./address";
import { BlockDialog } from "./block-dialog";
import { type Tribute, useTributes, waits } from "./queries";
import { SelectionBar } from "./selection-bar";
import { TributeCard } from "./tribute-card";
import { TributeSkeletons } from "./tribute-skeletons";
import { useDesk } from "./use-desk";

interface Props {
  shown: Shown;
  /** How many the filter leaves, once known. */
  total: number | undefined;
  isFiltered: boolean;
  canBlock: boolean;
  showsCemetery: boolean;
}

type Asked = { kind: "delete" | "block"; tribute: Tribute } | { kind: "several" };

export function TributeList({ shown, ...rest }: Props) {
  const texts = useTributes(shown);
  const tributes = texts.rows ?? [];
  const desk = useDesk(tributes);
  const [asked, setAsked] = useState<Asked | null>(null);
  const showOlder = useOlderFocus(tributes, desk.focus.go, texts.showOlder);
  if (texts.isFailed) return <LoadFailed onRetry={texts.retry} />;
  if (!texts.rows) return <TributeSkeletons />;
  const total = Math.max(rest.total ?? 0, tributes.length);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p ref={desk.focus.top} tabIndex={-1} role="status" className="text-muted outline-none">
        {words.shown(formatCount(tributes.length), formatCount(total))}
      </p>
      {tributes.length === 0 ? (
        <Empty shown={shown} isFiltered={rest.isFiltered} />
      ) : (
        <>
          <SelectionBar
            selected={desk.selected.length}
            all={tributes.length}
            canApprove={desk.selected.some(waits)}
            isBusy={desk.isWorking}
            onSelectAll={desk.selectAll}
            onApprove={() => desk.settleSelected("approve")}
            onDelete={() => setAsked({ kind: "several" })}
          />
          <div
            role="feed"
            aria-label={words.list}
            aria-busy={texts.isComing}
            className="grid grid-cols-[minmax(0,1fr)] gap-4"
          >
            {tributes.map((tribute, index) => (
              <TributeCard
                key={tribute.id}
                ref={desk.focus.keep(tribute.id)}
                tribute={tribute}
                place={index + 1}
                total={total}
                isSelected={desk.isSelected(tribute.id)}
                isBusy={desk.isBusy(tribute.id)}
                showsStatus={shown.filter === "all"}
                showsCemetery={rest.showsCemetery}
                onApprove={() => desk.approve(tribute)}
                onDelete={() => setAsked({ kind: "delete", tribute })}
                onBlock={rest.canBlock ? () => setAsked({ kind: "block", tribute }) : undefined}
                onSelect={() => desk.select(tribute.id)}
                onStep={(by) => desk.focus.step(tribute.id, by)}
              />
            ))}
          </div>
          <p className="text-sm text-muted max-lg:hidden">{words.keys}</p>
        </>
      )}
      {texts.hasOlder && (
        <Button className="justify-self-center" disabled={texts.isComing} onClick={showOlder}>
          {texts.isComing ? text.common.loading : words.older}
        </Button>
      )}
      {asked && <Question asked={asked} desk={desk} onClose={() => setAsked(null)} />}
    </div>
  );
}

/** The keyboard goes on with the first of those that came. */
function useOlderFocus(
  tributes: readonly Tribute[],
  go: (id: number | undefined) => void,
  show: () => void,
) {
  const shown = useRef<number | null>(null);
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    const first = shown.current === null ? undefined : tributes[shown.current];
    if (!first) return;
    shown.current = null;
    latest.current(first.id);
  }, [tributes]);
  return () => {
    shown.current = tributes.length;
    show();
  };
}

interface QuestionProps {
  asked: Asked;
  desk: ReturnType<typeof useDesk>;
  onClose: () => void;
}

function Question({ asked, desk, onClose }: QuestionProps) {
  if (asked.kind === "block") return <BlockDialog tribute={asked.tribute} onClose={onClose} />;
  const isOne = asked.kind === "delete";
  const count = formatCount(desk.selected.length);
  return (
    <ConfirmDialog
      title={isOne ? words.deleteTitle : words.deleteSeveralTitle(count)}
      confirm={staffText.common.delete}
      onConfirm={() => (isOne ? desk.delete(asked.tribute) : desk.settleSelected("delete"))}
      onCancel={onClose}
    >
      <p className="wrap-anywhere">
        {isOne ? words.deleteAsk(asked.tribute.friend_name) : words.deleteSeveral}
      </p>
      {isOne && (
        <p className="line-clamp-3 wrap-anywhere text-muted italic">{asked.tribute.phrase}</p>
      )}
    </ConfirmDialog>
  );
}

function Empty({ shown, isFiltered }: { shown: Shown; isFiltered: boolean }) {
  const { title, hint } = words.empty[shown.filter];
  return <Notice title={title} hint={isFiltered ? words.filteredHint : hint} level="h2" />;
}
