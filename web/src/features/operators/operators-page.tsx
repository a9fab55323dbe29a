// /operators: who may work in the system.
import { Plus } from "lucide-react";
import { Suspense, useState } from "react";
import { useCemeteryNames } from "@/api/cemeteries";
import { type User, useCurrentUser } from "@/api/current-user";
import { formatCount } from "@/lib/numbers";
import { operatorsText as words } from "@/lib/text/office";
import { screensText, staffText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import { useAddress } from "@/lib/use-address";
import { Button } from "@/ui/button";
import { DataTable } from "@/ui/data-table";
import { earlyPart } from "@/ui/early-part";
import { Notice } from "@/ui/notice";
import { PhoneFilters } from "@/ui/phone-filters";
import { DeleteOperator } from "./delete-operator";
import { hasFilters, matching, readFilters, writeFilters } from "./filters";
import { operatorColumns } from "./operator-columns";
import { OperatorFilters } from "./operator-filters";
import { useOperators } from "./queries";

const OperatorDialog = earlyPart(async () => (await import("./operator-dialog")).OperatorDialog);

/** `?nuovo=1` opens the dialog of a new operator: the dashboard's button leads here. */
const NEW = "nuovo";
const FIRST_ROWS = 100;

export function OperatorsPage() {
  const caller = useCurrentUser();
  return caller && <Operators caller={caller} />;
}

function Operators({ caller }: { caller: User }) {
  const { params, coming, go } = useAddress();
  const operators = useOperators();
  const { names: cemeteries, isSettled } = useCemeteryNames(operators.data ?? []);
  const [edited, setEdited] = useState<User | null>(null);
  const [deleted, setDeleted] = useState<User | null>(null);
  const filters = readFilters(params);
  const isNew = params.has(NEW);
  const setNew = (isOpen: boolean) => {
    const next = writeFilters(readFilters(coming()));
    if (isOpen) next.set(NEW, "1");
    go(next, !isOpen);
  };
  const clear = () => go(new URLSearchParams(), false);
  const close = () => {
    setEdited(null);
    if (isNew) setNew(false);
  };
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Count all={operators.data} shown={operators.data && matching(operators.data, filters)} />
        <Button variant="primary" onClick={() => setNew(true)}>
          <Plus size={18} aria-hidden />
          {words.add}
        </Button>
      </div>
      <PhoneFilters active={writeFilters(filters).size}>
        <OperatorFilters
          filters={filters}
          cemeteries={caller.role === "superadmin" ? cemeteries : null}
          onChange={(next) => go(writeFilters({ ...readFilters(coming()), ...next }))}
        />
      </PhoneFilters>
      {operators.isError ? (
        <Notice title={staffText.common.loadFailed} role="alert" level="h2">
          <Button variant="primary" onClick={() => void operators.refetch()}>
            {text.common.retry}
          </Button>
        </Notice>
      ) : (
        <List
          operators={operators.data && matching(operators.data, filters)}
          columns={operatorColumns({ caller, onEdit: setEdited, onDelete: setDeleted })}
          onClear={hasFilters(filters) ? clear : null}
        />
      )}
      {(isNew || edited) && operators.isSuccess && isSettled && (
        <Suspense fallback={null}>
          <OperatorDialog
            key={edited?.id ?? NEW}
            caller={caller}
            operator={edited}
            cemeteries={cemeteries}
            onClose={close}
          />
        </Suspense>
      )}
      {deleted && <DeleteOperator operator={deleted} onClose={() => setDeleted(null)} />}
    </div>
  );
}

function Count({ all, shown }: { all: User[] | undefined; shown: User[] | undefined }) {
  if (!all || !shown) return <span className="skeleton h-6 w-32" />;
  const total = formatCount(all.length);
  return (
    <p role="status" className="text-muted">
      {shown.length === all.length
        ? words.count(total)
        : words.found(formatCount(shown.length), total)}
    </p>
  );
}

interface ListProps {
  operators: User[] | undefined;
  columns: ReturnType<typeof operatorColumns>;
  onClear: (() => void) | null;
}

/** The list has no pages; a very long one is drawn in full only when asked for. */
function List({ operators, columns, onClear }: ListProps) {
  const [isWhole, setWhole] = useState(false);
  const isLong = operators !== undefined && operators.length > FIRST_ROWS && !isWhole;
  return (
    <>
      <DataTable
        caption={screensText.operatorsTitle}
        columns={columns}
        rows={isLong ? operators.slice(0, FIRST_ROWS) : operators}
        rowKey={({ id }) => id}
        empty={
          onClear && (
            <div className="grid justify-items-center gap-4">
              <p>{words.noneHint}</p>
              <Button onClick={onClear}>{words.clear}</Button>
            </div>
          )
        }
      />
      {isLong && (
        <Button onClick={() => setWhole(true)} className="justify-self-center">
          {staffText.common.showAll(formatCount(operators.length))}
        </Button>
      )}
    </>
  );
}
