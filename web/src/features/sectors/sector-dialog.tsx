// One sector: a new one, or a stored one and its history.
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { searchCemeteries } from "@/api/pickers";
import { useRecordForm } from "@/api/record-form";
import { RecordHistory } from "@/api/record-history";
import type { Sector } from "@/api/registry";
import { uploadPicture } from "@/api/upload";
import { sectorsText as words } from "@/lib/text/sectors";
import { FormLine, FormNote, FormPicker, FormSwitch } from "@/ui/form-fields";
import { FormCoordinates, FormPhotos } from "@/ui/form-media-fields";
import { RecordDialog } from "@/ui/record-dialog";
import type { Choice } from "@/ui/use-found";
import { saveFailed, sendSector } from "./queries";
import { type SectorValues, sectorPayload, sectorSchema, sectorValues } from "./sector-form";

const SHOWN = [
  "name",
  "cemetery_name",
  "coordinates",
  "description",
  "photos",
  "enabled",
] as const satisfies readonly (keyof Sector)[];

interface Props {
  /** Null for a new one. */
  sector: Sector | null;
  /** Where a new one is made. */
  cemetery: Choice | null;
  /** Who has one cemetery alone chooses none. */
  isFixed: boolean;
  onClose: () => void;
}

export function SectorDialog({ sector, cemetery, isFixed, onClose }: Props) {
  const [isBusy, setBusy] = useState(false);
  const { form, base, state } = useRecordForm<Sector, SectorValues>({
    record: sector,
    schema: sectorSchema,
    values: (record) => sectorValues(record, cemetery),
    payload: sectorPayload,
    send: sendSector,
    shown: SHOWN,
    fieldOf: { cemetery_name: "cemeteryId" },
    words,
    failed: saveFailed,
    onSaved: onClose,
  });
  return (
    <FormProvider {...form}>
      <RecordDialog
        title={base ? words.editTitle : words.createTitle}
        {...(base && { description: base.name })}
        state={state}
        isBusy={isBusy}
        history={
          base
            ? (close) => <RecordHistory kind="sector" id={base.id} of={base.name} onClose={close} />
            : undefined
        }
        onClose={onClose}
      >
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <FormLine<SectorValues> name="name" label={words.name} />
          <FormPicker<SectorValues>
            name="cemeteryId"
            label={words.cemetery}
            search={searchCemeteries}
            disabled={isFixed}
          />
          <FormCoordinates<SectorValues>
            name="coordinates"
            label={words.coordinates}
            isOptional
            className="sm:col-span-2"
          />
          <FormNote<SectorValues>
            name="description"
            label={words.description}
            isOptional
            className="sm:col-span-2"
          />
          <FormPhotos<SectorValues>
            name="photos"
            label={words.photos}
            isOptional
            upload={uploadPicture}
            onBusy={setBusy}
            className="sm:col-span-2"
          />
          <FormSwitch<SectorValues>
            name="enabled"
            label={words.enabled}
            hint={words.enabledHint}
            className="sm:col-span-2"
          />
        </div>
      </RecordDialog>
    </FormProvider>
  );
}
