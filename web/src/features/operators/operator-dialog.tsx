// One operator: a new one, or a stored one and its history.

import { History } from "lucide-react";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { CemeteryName } from "@/api/cemeteries";
import type { User } from "@/api/current-user";
import { failureOf } from "@/api/failure";
import { refresh } from "@/api/query-client";
import { formRules } from "@/lib/form-rules";
import { activityText } from "@/lib/text/history";
import { operatorsText as words } from "@/lib/text/office";
import { staffText } from "@/lib/text/staff";
import { Button } from "@/ui/button";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import { Dialog, DialogButtons } from "@/ui/dialog";
import { HistoryDialog } from "@/ui/history-dialog";
import { bringIntoView, staleChanges } from "@/ui/stale-changes";
import { StaleNotice } from "@/ui/stale-notice";
import { fullName } from "./operator-columns";
import { OperatorFields } from "./operator-fields";
import {
  type OperatorField,
  type OperatorValues,
  operatorPayload,
  operatorSchema,
  operatorValues,
} from "./operator-form";
import { staleRecord, useOperatorHistory, useSaveOperator } from "./queries";

interface Props {
  caller: User;
  /** Null for a new one. */
  operator: User | null;
  cemeteries: CemeteryName[];
  onClose: () => void;
}

const { common } = staffText;
const FORM = "operator-form";
const SHOWN = [
  "name",
  "surname",
  "email",
  "business_name",
  "fiscal_code",
  "phone",
  "role",
  "cemetery_name",
  "enabled",
] as const;

export function OperatorDialog({ caller, operator, cemeteries, onClose }: Props) {
  // The record that the form works on: after a clash, the one that the other user saved.
  const [base, setBase] = useState(operator);
  const [isHistory, setHistory] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const save = useSaveOperator(base);
  const isNew = base === null;
  const valuesOf = (record: User | null) =>
    operatorValues(
      record,
      caller,
      cemeteries.map(({ id }) => id),
    );
  const form = useForm<OperatorValues>({
    resolver: formRules(operatorSchema(isNew)),
    defaultValues: valuesOf(base),
  });
  const { isDirty, dirtyFields } = form.formState;
  const stale = save.isError && base ? staleRecord(save.error) : null;
  const refused = save.isError && !stale ? failureOf(save.error).message : null;

  const submit = form.handleSubmit(async (values) => {
    const isChanged = (field: OperatorField) => isNew || dirtyFields[field] === true;
    try {
      await save.mutateAsync({ operator: base, payload: operatorPayload(values, isChanged) });
      onClose();
    } catch (error) {
      for (const [name, message] of Object.entries(failureOf(error).fields))
        if (name in values)
          form.setError(name as OperatorField, { message }, { shouldFocus: true });
    }
  });
  const reload = (current: User, keepDirtyValues: boolean) => {
    setBase(current);
    void refresh(["/api/users"]);
    form.reset(valuesOf(current), { keepDirtyValues });
    save.reset();
  };
  const close = () => (isDirty ? setLeaving(true) : onClose());

  return (
    <Dialog
      title={isNew ? words.createTitle : words.editTitle}
      {...(base && { description: fullName(base) })}
      width="medium"
      isForm
      onClose={close}
    >
      <FormProvider {...form}>
        <form
          id={FORM}
          noValidate
          onSubmit={(event) => void submit(event)}
          className="grid gap-7 px-5 py-5"
        >
          {stale && base && (
            <StaleNotice
              changes={staleChanges(SHOWN, base, stale)}
              onKeep={() => reload(stale, true)}
              onReload={() => reload(stale, false)}
            />
          )}
          {refused && (
            <p
              role="alert"
              ref={bringIntoView}
              className="rounded-lg bg-danger-soft p-4 font-semibold text-danger"
            >
              {refused}
            </p>
          )}
          <OperatorFields caller={caller} operator={base} cemeteries={cemeteries} />
        </form>
      </FormProvider>
      <DialogButtons>
        {base && (
          <Button variant="ghost" onClick={() => setHistory(true)} className="mr-auto -ml-3">
            <History size={18} aria-hidden />
            {activityText.history}
          </Button>
        )}
        <Button onClick={close}>{common.cancel}</Button>
        <Button
          type="submit"
          form={FORM}
          variant="primary"
          disabled={save.isPending || stale !== null || (!isNew && !isDirty)}
        >
          {save.isPending ? common.saving : common.save}
        </Button>
      </DialogButtons>
      {isHistory && base && <OperatorHistory operator={base} onClose={() => setHistory(false)} />}
      {isLeaving && (
        <ConfirmDialog
          title={common.unsavedTitle}
          confirm={common.discard}
          cancel={common.keepEditing}
          onConfirm={onClose}
          onCancel={() => setLeaving(false)}
        >
          <p>{common.unsaved}</p>
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

function OperatorHistory({ operator, onClose }: { operator: User; onClose: () => void }) {
  const history = useOperatorHistory(operator.id);
  return (
    <HistoryDialog
      of={fullName(operator)}
      entries={history.data?.results}
      hasMore={(history.data?.totalPages ?? 1) > 1}
      isFailed={history.isError}
      onRetry={() => void history.refetch()}
      onClose={onClose}
    />
  );
}
