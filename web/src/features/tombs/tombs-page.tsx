// /tombs: the tombs, for staff; for an owner the own ones.
import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { type User, useCurrentUser } from "@/api/current-user";
import { useChoice } from "@/api/pickers";
import { type Tomb, useOpened } from "@/api/registry";
import { exportPath } from "@/lib/list-address";
import { screensText } from "@/lib/text/staff";
import { tombsText as words } from "@/lib/text/tombs";
import { useListAddress } from "@/lib/use-list-address";
import { useReturn } from "@/lib/use-return";
import { Button } from "@/ui/button";
import { earlyPart } from "@/ui/early-part";
import { ExportMenu } from "@/ui/export-menu";
import { ListPage } from "@/ui/list-page";
import { MissingRecord } from "@/ui/missing-record";
import { TOMB_RULES, useTombs } from "./queries";
import { tombColumns } from "./tomb-columns";
import { TombFilters } from "./tomb-filters";

const TombDialog = earlyPart(async () => (await import("./tomb-dialog")).TombDialog);
const DeleteTomb = earlyPart(async () => (await import("./delete-tomb")).DeleteTomb);

export function TombsPage() {
  const caller = useCurrentUser();
  return caller && <Tombs caller={caller} />;
}

function Tombs({ caller }: { caller: User }) {
  const list = useListAddress(TOMB_RULES);
  const tombs = useTombs(list);
  const opened = useOpened("/api/tombs", list.openedId);
  const block = useChoice("block", list.filters.blockId);
  const [chosen, setChosen] = useState<Tomb | null>(null);
  const [deleted, setDeleted] = useState<Tomb | null>(null);
  const isStaff = caller.role !== "owner";
  const edited = chosen ?? opened.record;
  const { isLeaving, leave } = useReturn(() => {
    setChosen(null);
    list.closeDialog();
  });
  const columns = tombColumns({ isStaff, onEdit: setChosen, onDelete: setDeleted });
  return (
    <>
      <ListPage
        caption={screensText.tombs}
        list={list}
        loaded={tombs}
        columns={columns}
        count={words.count}
        empty={{ filtered: words.noneHint, ...(!isStaff && { none: words.noneOfOwner }) }}
        filters={<TombFilters list={list} role={caller.role} />}
        actions={
          isStaff && (
            <>
              <ExportMenu pathOf={(format) => exportPath("tombs", format, list)} />
              <Button variant="primary" onClick={list.openNew}>
                <Plus size={18} aria-hidden />
                {words.add}
              </Button>
            </>
          )
        }
      />
      {(edited || (list.isNew && isStaff)) && !isLeaving && (
        <Suspense fallback={null}>
          <TombDialog
            key={edited?.id ?? "new"}
            caller={caller}
            tomb={edited}
            within={block}
            onClose={leave}
          />
        </Suspense>
      )}
      {opened.isMissing && !isLeaving && <MissingRecord onClose={leave} />}
      {deleted && (
        <Suspense fallback={null}>
          <DeleteTomb tomb={deleted} onClose={() => setDeleted(null)} />
        </Suspense>
      )}
    </>
  );
}
