// One cemetery: a new one, or a stored one and its history.
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { useRecordForm } from "@/api/record-form";
import { RecordHistory } from "@/api/record-history";
import type { Cemetery } from "@/api/registry";
import { cemeteriesText as words } from "@/lib/text/cemeteries";
import { RecordDialog } from "@/ui/record-dialog";
import { CemeteryFields } from "./cemetery-fields";
import {
  type CemeteryValues,
  cemeteryPayload,
  cemeterySchema,
  cemeteryValues,
} from "./cemetery-form";
import { saveFailed, sendCemetery } from "./queries";

const SHOWN = [
  "name",
  "reference",
  "address",
  "email_address",
  "domain",
  "coordinates",
  "map",
  "color",
  "logo",
  "linklogo",
  "picture",
  "link1",
  "link1_label",
  "link2",
  "link2_label",
  "link3",
  "link4",
  "enabled",
  "order",
] as const satisfies readonly (keyof Cemetery)[];

interface Props {
  /** Null for a new one. */
  cemetery: Cemetery | null;
  onClose: () => void;
}

export function CemeteryDialog({ cemetery, onClose }: Props) {
  const [isBusy, setBusy] = useState(false);
  const { form, base, state } = useRecordForm<Cemetery, CemeteryValues>({
    record: cemetery,
    schema: cemeterySchema(cemetery),
    values: cemeteryValues,
    payload: cemeteryPayload,
    send: sendCemetery,
    shown: SHOWN,
    fieldOf: {
      email_address: "emailAddress",
      link1_label: "link1Label",
      link2_label: "link2Label",
    },
    words,
    failed: saveFailed,
    onSaved: onClose,
  });
  return (
    <FormProvider {...form}>
      <RecordDialog
        title={base ? words.editTitle : words.createTitle}
        {...(base && { description: base.name })}
        width="large"
        state={state}
        // A new one, too, is saved only once something has been written.
        isBusy={isBusy || !state.isDirty}
        history={
          base
            ? (close) => (
                <RecordHistory kind="cemetery" id={base.id} of={base.name} onClose={close} />
              )
            : undefined
        }
        onClose={onClose}
      >
        <CemeteryFields onBusy={setBusy} />
      </RecordDialog>
    </FormProvider>
  );
}
