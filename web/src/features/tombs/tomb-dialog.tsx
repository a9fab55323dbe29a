// One tomb: a new one, a stored one and its history, or for its owner where it lies.
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import type { User } from "@/api/current-user";
import { useRecordForm } from "@/api/record-form";
import { RecordHistory } from "@/api/record-history";
import type { Tomb } from "@/api/registry";
import { tombsText as words } from "@/lib/text/tombs";
import { RecordDialog } from "@/ui/record-dialog";
import type { Choice } from "@/ui/use-found";
import { saveFailed, sendTomb } from "./queries";
import { TombFields } from "./tomb-fields";
import {
  TOMB_FIELD_OF,
  TOMB_SHOWN,
  type TombValues,
  tombPayload,
  tombSchema,
  tombValues,
} from "./tomb-form";
import { tombName } from "./tomb-name";

interface Props {
  caller: User;
  /** Null for a new one. */
  tomb: Tomb | null;
  /** The block that a new one is begun in. */
  within: Choice | null;
  onClose: () => void;
}

export function TombDialog({ caller, tomb, within, onClose }: Props) {
  const [isBusy, setBusy] = useState(false);
  const isOwner = caller.role === "owner";
  const { form, base, state } = useRecordForm<Tomb, TombValues>({
    record: tomb,
    schema: tombSchema(tomb),
    values: (record) => tombValues(record, within),
    payload: tombPayload,
    send: sendTomb,
    shown: TOMB_SHOWN,
    fieldOf: TOMB_FIELD_OF,
    words,
    failed: saveFailed,
    onSaved: onClose,
  });
  const storedTitle = isOwner ? words.ownerTitle : words.editTitle;
  const placed = base && [tombName(base), base.block_name, base.sector_name, base.cemetery_name];
  return (
    <FormProvider {...form}>
      <RecordDialog
        title={base ? storedTitle : words.createTitle}
        {...(placed && { description: placed.join(" · ") })}
        state={state}
        isBusy={isBusy}
        history={
          base && !isOwner
            ? (close) => (
                <RecordHistory kind="tomb" id={base.id} of={tombName(base)} onClose={close} />
              )
            : undefined
        }
        onClose={onClose}
      >
        {isOwner && <p className="text-muted">{words.ownerHint}</p>}
        <TombFields tomb={base} isOwner={isOwner} onBusy={setBusy} />
      </RecordDialog>
    </FormProvider>
  );
}
