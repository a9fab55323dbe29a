// One deceased person: a new one, one after the other from a register, or a stored one.
import { BookHeart } from "lucide-react";
import { useRef, useState } from "react";
import { FormProvider } from "react-hook-form";
import type { User } from "@/api/current-user";
import { tombChoice } from "@/api/pickers";
import { get } from "@/api/query";
import { useRecordForm } from "@/api/record-form";
import { RecordHistory } from "@/api/record-history";
import type { Deceased } from "@/api/registry";
import { burialsText } from "@/lib/text/burials";
import { deceasedText as words } from "@/lib/text/deceased";
import { ExternalLink } from "@/ui/external-link";
import { RecordDialog } from "@/ui/record-dialog";
import type { Choice } from "@/ui/use-found";
import { deceasedName, isShown, memorialPath } from "./deceased-columns";
import { DeceasedFields } from "./deceased-fields";
import {
  DECEASED_FIELD_OF,
  DECEASED_SHOWN,
  type DeceasedValues,
  deceasedPayload,
  deceasedSchema,
  deceasedValues,
} from "./deceased-form";
import { saveFailed, sendDeceased } from "./queries";

interface Props {
  caller: User;
  /** Null for a new one. */
  deceased: Deceased | null;
  /** The tomb that a new one is begun in. */
  within: Choice | null;
  onClose: () => void;
}

export function DeceasedDialog({ caller, deceased, within, onClose }: Props) {
  const [isBusy, setBusy] = useState(false);
  const goesOn = useRef(false);
  const { form, base, state } = useRecordForm<Deceased, DeceasedValues>({
    record: deceased,
    schema: deceasedSchema(deceased),
    values: (record) => deceasedValues(record, within),
    payload: deceasedPayload,
    send: sendDeceased,
    shown: DECEASED_SHOWN,
    fieldOf: DECEASED_FIELD_OF,
    words,
    failed: saveFailed,
    // Somebody else has taken the last place: the places told of are old.
    onRefused: (fields) => {
      if (fields.includes("tombId")) void renewTomb().catch(() => undefined);
    },
    onSaved: (saved) => {
      if (!goesOn.current || !saved) return onClose();
      form.reset(deceasedValues(null), { keepFieldsRef: true });
      form.setFocus("surname");
      void stayIn(saved.tomb_id, (tomb) => {
        // Somebody quick may have chosen another meanwhile.
        if (form.getValues("tombId") === null) form.resetField("tombId", { defaultValue: tomb });
      });
    },
  });
  const renewTomb = async () => {
    const chosen: Choice | null = form.getValues("tombId");
    const now = chosen && (await tombNow({ id: chosen.id }));
    if (now && form.getValues("tombId")?.id === now.id) form.setValue("tombId", now);
  };
  const isOwner = caller.role === "owner";
  return (
    <FormProvider {...form}>
      <RecordDialog
        title={base ? words.editTitle : words.createTitle}
        {...(base && { description: deceasedName(base) })}
        state={{
          ...state,
          onSubmit: (event, isAnother) => {
            goesOn.current = isAnother;
            state.onSubmit(event, isAnother);
          },
        }}
        isBusy={isBusy}
        {...(!base && { another: burialsText.saveAndAnother })}
        aside={base && isShown(base) && <Memorial deceased={base} />}
        history={
          base && !isOwner
            ? (close) => (
                <RecordHistory
                  kind="deceased"
                  id={base.id}
                  of={deceasedName(base)}
                  onClose={close}
                />
              )
            : undefined
        }
        onClose={onClose}
      >
        <DeceasedFields current={deceasedValues(base).tombId} isOwner={isOwner} onBusy={setBusy} />
      </RecordDialog>
    </FormProvider>
  );
}

function Memorial({ deceased }: { deceased: Deceased }) {
  return (
    <ExternalLink href={memorialPath(deceased)} variant="ghost">
      <BookHeart size={18} aria-hidden />
      {words.memorial}
    </ExternalLink>
  );
}

async function tombNow(query: { id: number; free?: true }): Promise<Choice | null> {
  const { results } = await get("/api/tombs", { query });
  return results[0] ? tombChoice(results[0]) : null;
}

/** The next of a register often lies in the same tomb, as long as it has places left. */
async function stayIn(tombId: number, choose: (tomb: Choice) => void) {
  const tomb = await tombNow({ id: tombId, free: true });
  if (tomb) choose(tomb);
}
