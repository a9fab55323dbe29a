// The fields of a tomb.
import { searchBlocks, searchOwners } from "@/api/pickers";
import type { Tomb } from "@/api/registry";
import { uploadPicture } from "@/api/upload";
import { tombsText as words } from "@/lib/text/tombs";
import { FormExpiryDay } from "@/ui/date-fields";
import { FormLine, FormPicker, FormSwitch } from "@/ui/form-fields";
import { FormCoordinates, FormPicture } from "@/ui/form-media-fields";
import { Section } from "@/ui/record-dialog";
import type { TombValues } from "./tomb-form";

interface Props {
  tomb: Tomb | null;
  /** An owner changes the place alone. */
  isOwner: boolean;
  onBusy: (isBusy: boolean) => void;
}

export function TombFields({ tomb, isOwner, onBusy }: Props) {
  return isOwner ? (
    <>
      <Place />
      <Register tomb={tomb} isOwner />
      <Shown isOwner onBusy={onBusy} />
    </>
  ) : (
    <>
      <Register tomb={tomb} isOwner={false} />
      <Place />
      <Shown isOwner={false} onBusy={onBusy} />
    </>
  );
}

function Register({ tomb, isOwner }: Omit<Props, "onBusy">) {
  const filled = tomb?.deceasedCount ?? 0;
  return (
    <Section title={words.register}>
      <FormLine<TombValues> name="reference" label={words.reference} disabled={isOwner} />
      <FormPicker<TombValues>
        name="blockId"
        label={words.block}
        search={searchBlocks()}
        disabled={isOwner}
      />
      <FormLine<TombValues>
        name="capacity"
        label={words.capacity}
        inputMode="numeric"
        maxLength={4}
        disabled={isOwner}
        {...(filled > 0 && { hint: words.capacityHint(filled) })}
      />
      <FormExpiryDay<TombValues>
        name="permitExpirationDate"
        label={words.permit}
        isOptional={!isOwner}
        disabled={isOwner}
      />
      <FormPicker<TombValues>
        name="userId"
        label={words.owner}
        placeholder={words.ownerPicker}
        search={searchOwners}
        isOptional={!isOwner}
        disabled={isOwner}
        className="sm:col-span-2"
      />
    </Section>
  );
}

function Place() {
  return (
    <Section title={words.place}>
      <FormCoordinates<TombValues>
        name="gpsCoordinates"
        label={words.coordinates}
        isOptional
        className="sm:col-span-2"
      />
      <FormLine<TombValues>
        name="matterportPosition"
        label={words.matterport}
        hint={words.matterportHint}
        type="url"
        isOptional
        className="sm:col-span-2"
      />
    </Section>
  );
}

function Shown({ isOwner, onBusy }: Omit<Props, "tomb">) {
  return (
    <Section title={words.shown}>
      <FormPicture<TombValues>
        name="picture"
        label={words.picture}
        upload={uploadPicture}
        onBusy={onBusy}
        isOptional={!isOwner}
        disabled={isOwner}
        className="sm:col-span-2"
      />
      <FormSwitch<TombValues>
        name="enabled"
        label={words.enabled}
        hint={words.enabledHint}
        disabled={isOwner}
        className="sm:col-span-2"
      />
    </Section>
  );
}
