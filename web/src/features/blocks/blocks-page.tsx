// /blocks: the parts of the sectors.
import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useNamed } from "@/api/pickers";
import { RecordHistory } from "@/api/record-history";
import { type Block, useOpened } from "@/api/registry";
import { exportPath } from "@/lib/list-address";
import { blocksText as words } from "@/lib/text/blocks";
import { screensText } from "@/lib/text/staff";
import { useListAddress } from "@/lib/use-list-address";
import { Button } from "@/ui/button";
import { earlyPart } from "@/ui/early-part";
import { ExportMenu } from "@/ui/export-menu";
import { ListPage } from "@/ui/list-page";
import { MissingRecord } from "@/ui/missing-record";
import { blockColumns } from "./block-columns";
import { BlockFilters } from "./block-filters";
import { BLOCK_RULES, useBlocks } from "./queries";

const BlockDialog = earlyPart(async () => (await import("./block-dialog")).BlockDialog);
const GenerateDialog = earlyPart(
  async () => (await import("./generator/generate-dialog")).GenerateDialog,
);
const DeleteBlock = earlyPart(async () => (await import("./delete-block")).DeleteBlock);

export function BlocksPage() {
  const list = useListAddress(BLOCK_RULES);
  const blocks = useBlocks(list);
  const opened = useOpened("/api/blocks", list.openedId);
  const sector = useNamed("sector", list.filters.sectorId);
  const [edited, setEdited] = useState<Block | null>(null);
  const [filled, setFilled] = useState<Block | null>(null);
  const [told, setTold] = useState<Block | null>(null);
  const [deleted, setDeleted] = useState<Block | null>(null);
  const block = edited ?? opened.record;
  const close = () => {
    setEdited(null);
    list.closeDialog();
  };
  return (
    <>
      <ListPage
        caption={screensText.blocks}
        list={list}
        loaded={blocks}
        columns={blockColumns({
          onEdit: setEdited,
          onGenerate: setFilled,
          onHistory: setTold,
          onDelete: setDeleted,
        })}
        count={words.count}
        empty={{ none: words.none, filtered: words.filtered }}
        filters={<BlockFilters list={list} />}
        actions={
          <>
            <ExportMenu pathOf={(format) => exportPath("blocks", format, list)} />
            <Button variant="primary" onClick={list.openNew}>
              <Plus size={18} aria-hidden />
              {words.add}
            </Button>
          </>
        }
      />
      {(list.isNew || block) && sector.isSettled && (
        <Suspense fallback={null}>
          <BlockDialog
            key={block?.id ?? "new"}
            block={block}
            sector={sector.choice}
            onClose={close}
          />
        </Suspense>
      )}
      {filled && (
        <Suspense fallback={null}>
          <GenerateDialog block={filled} onClose={() => setFilled(null)} />
        </Suspense>
      )}
      {opened.isMissing && <MissingRecord onClose={close} />}
      {told && (
        <RecordHistory kind="block" id={told.id} of={told.name} onClose={() => setTold(null)} />
      )}
      {deleted && (
        <Suspense fallback={null}>
          <DeleteBlock block={deleted} onClose={() => setDeleted(null)} />
        </Suspense>
      )}
    </>
  );
}
