// /deceased: the registered persons; for an owner those of the own tombs.
import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { type User, useCurrentUser } from "@/api/current-user";
import { tombChoice } from "@/api/pickers";
import { type Deceased, useOpened } from "@/api/registry";
import { exportPath } from "@/lib/list-address";
import { deceasedText as words } from "@/lib/text/deceased";
import { screensText } from "@/lib/text/staff";
import { useListAddress } from "@/lib/use-list-address";
import { Button } from "@/ui/button";
import type { Column } from "@/ui/data-table";
import { earlyPart } from "@/ui/early-part";
import { ExportMenu } from "@/ui/export-menu";
import { ListPage } from "@/ui/list-page";
import { MissingRecord } from "@/ui/missing-record";
import { deceasedColumns, deceasedName } from "./deceased-columns";
import { DeceasedFilters } from "./deceased-filters";
import { type Choice, useChoice } from "./labels/use-choice";
import { DECEASED_RULES, useDeceased } from "./queries";

const DeceasedDialog = earlyPart(async () => (await import("./deceased-dialog")).DeceasedDialog);

const LabelTools = earlyPart(async () => (await import("./labels/label-tools")).LabelTools);
const LabelCheck = earlyPart(async () => (await import("./labels/label-check")).LabelCheck);

/** In place of what else can be done with a row. */
function withLabels(columns: Column<Deceased>[], choice: Choice): Column<Deceased>[] {
  const label: Column<Deceased> = {
    id: "label",
    header: words.label,
    cell: (deceased) => (
      <Suspense fallback={null}>
        <LabelCheck id={deceased.id} name={deceasedName(deceased)} choice={choice} />
      </Suspense>
    ),
  };
  return [label, ...columns.filter(({ isActions }) => !isActions)];
}
const DeleteDeceased = earlyPart(async () => (await import("./delete-deceased")).DeleteDeceased);

export function DeceasedPage() {
  const caller = useCurrentUser();
  return caller && <AllDeceased caller={caller} />;
}

function AllDeceased({ caller }: { caller: User }) {
  const list = useListAddress(DECEASED_RULES);
  const deceased = useDeceased(list);
  const opened = useOpened("/api/deceaseds", list.openedId);
  const [chosen, setChosen] = useState<Deceased | null>(null);
  const [deleted, setDeleted] = useState<Deceased | null>(null);
  const isStaff = caller.role !== "owner";
  const edited = chosen ?? opened.record;
  const close = () => {
    setChosen(null);
    list.closeDialog();
  };
  const choice = useChoice();
  const columns = deceasedColumns({ isStaff, onEdit: setChosen, onDelete: setDeleted });
  return (
    <>
      <ListPage
        caption={screensText.deceased}
        list={list}
        loaded={deceased}
        columns={choice.chosen ? withLabels(columns, choice) : columns}
        count={words.count}
        empty={{ filtered: words.noneHint, ...(!isStaff && { none: words.noneOfOwner }) }}
        filters={<DeceasedFilters list={list} isEverywhere={caller.role === "superadmin"} />}
        actions={
          <>
            <Suspense fallback={<span className="min-h-11" />}>
              <LabelTools
                list={list}
                rows={deceased.data?.results ?? []}
                total={deceased.data?.total}
                choice={choice}
              />
            </Suspense>
            {isStaff && !choice.chosen && (
              <>
                <ExportMenu pathOf={(format) => exportPath("deceaseds", format, list)} />
                <Button variant="primary" onClick={list.openNew}>
                  <Plus size={18} aria-hidden />
                  {words.add}
                </Button>
              </>
            )}
          </>
        }
      />
      {edited && (
        <Suspense fallback={null}>
          <DeceasedDialog
            key={edited.id}
            caller={caller}
            deceased={edited}
            within={null}
            onClose={close}
          />
        </Suspense>
      )}
      {list.isNew && isStaff && !edited && (
        <NewDeceased caller={caller} tombId={list.filters.tombId} onClose={close} />
      )}
      {opened.isMissing && <MissingRecord onClose={close} />}
      {deleted && (
        <Suspense fallback={null}>
          <DeleteDeceased deceased={deleted} onClose={() => setDeleted(null)} />
        </Suspense>
      )}
    </>
  );
}

interface NewProps {
  caller: User;
  /** The tomb that the list is filtered by: a new person is begun there, if it has a place. */
  tombId: number | null;
  onClose: () => void;
}

function NewDeceased({ caller, tombId, onClose }: NewProps) {
  const tomb = useOpened("/api/tombs", tombId);
  const { record } = tomb;
  const hasPlace = record && record.deceasedCount < record.capacity;
  // The form begins once: with its tomb, if there is one to be known.
  if (tombId !== null && !record && !tomb.isMissing) return null;
  return (
    <Suspense fallback={null}>
      <DeceasedDialog
        caller={caller}
        deceased={null}
        within={hasPlace ? tombChoice(record) : null}
        onClose={onClose}
      />
    </Suspense>
  );
}
