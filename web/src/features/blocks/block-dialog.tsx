// One block: a new one, or a stored one and its history.
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { searchSectors } from "@/api/pickers";
import { useRecordForm } from "@/api/record-form";
import { RecordHistory } from "@/api/record-history";
import type { Block } from "@/api/registry";
import { uploadPicture } from "@/api/upload";
import { blocksText as words } from "@/lib/text/blocks";
import { staffText } from "@/lib/text/staff";
import { FormLine, FormNote, FormPicker, FormSwitch } from "@/ui/form-fields";
import { FormCoordinates, FormPhotos } from "@/ui/form-media-fields";
import { RecordDialog } from "@/ui/record-dialog";
import type { Choice } from "@/ui/use-found";
import { type BlockValues, blockPayload, blockSchema, blockValues } from "./block-form";
import { sendBlock } from "./queries";

const SHOWN = [
  "name",
  "sector_name",
  "coordinates",
  "description",
  "matterport_link",
  "photos",
  "enabled",
] as const satisfies readonly (keyof Block)[];

const search = searchSectors();

interface Props {
  /** Null for a new one. */
  block: Block | null;
  /** Where a new one is made. */
  sector: Choice | null;
  onClose: () => void;
}

export function BlockDialog({ block, sector, onClose }: Props) {
  const [isBusy, setBusy] = useState(false);
  const { form, base, state } = useRecordForm<Block, BlockValues>({
    record: block,
    schema: blockSchema(block),
    values: (record) => blockValues(record, sector),
    payload: blockPayload,
    send: sendBlock,
    shown: SHOWN,
    fieldOf: { sector_name: "sectorId", matterport_link: "matterportPosition" },
    words,
    failed: () => staffText.common.saveFailed,
    onSaved: onClose,
  });
  return (
    <FormProvider {...form}>
      <RecordDialog
        title={base ? words.editTitle : words.createTitle}
        {...(base && { description: `${base.cemetery_name} · ${base.sector_name} · ${base.name}` })}
        state={state}
        isBusy={isBusy}
        history={
          base
            ? (close) => <RecordHistory kind="block" id={base.id} of={base.name} onClose={close} />
            : undefined
        }
        onClose={onClose}
      >
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <FormLine<BlockValues> name="name" label={words.name} />
          <FormPicker<BlockValues> name="sectorId" label={words.sector} search={search} />
          <FormCoordinates<BlockValues>
            name="coordinates"
            label={words.coordinates}
            isOptional
            className="sm:col-span-2"
          />
          <FormNote<BlockValues>
            name="description"
            label={words.description}
            isOptional
            className="sm:col-span-2"
          />
          <FormLine<BlockValues>
            name="matterportPosition"
            type="url"
            label={words.matterport}
            isOptional
            className="sm:col-span-2"
          />
          <FormPhotos<BlockValues>
            name="photos"
            label={words.photos}
            isOptional
            upload={uploadPicture}
            onBusy={setBusy}
            className="sm:col-span-2"
          />
          <FormSwitch<BlockValues>
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
