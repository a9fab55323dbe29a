// The fields of a deceased person, in the order in which a register is copied.
import { searchTombs } from "@/api/pickers";
import { uploadPicture } from "@/api/upload";
import { deceasedText as words } from "@/lib/text/deceased";
import { FormPartialDate } from "@/ui/date-fields";
import { FormLine, FormNote, FormPicker, FormSwitch } from "@/ui/form-fields";
import { FormPicture } from "@/ui/form-media-fields";
import { Section } from "@/ui/record-dialog";
import type { Choice } from "@/ui/use-found";
import type { DeceasedValues } from "./deceased-form";
import { FiscalCodeField } from "./fiscal-code-field";

interface Props {
  /** Where a stored person lies: always to choose from, also when it is full. */
  current: Choice | null;
  /** An owner moves nobody, and does not decide who is reserved. */
  isOwner: boolean;
  onBusy: (isBusy: boolean) => void;
}

export function DeceasedFields({ current, isOwner, onBusy }: Props) {
  return (
    <>
      <Section title={words.person}>
        <FormLine<DeceasedValues> name="surname" label={words.surname} />
        <FormLine<DeceasedValues> name="name" label={words.name} />
        <FormLine<DeceasedValues>
          name="nominative"
          label={words.nominative}
          hint={words.nominativeHint}
          isOptional
          className="sm:col-span-2"
        />
        <FormPartialDate<DeceasedValues> name="birthdate" label={words.birth} isOptional />
        <FormPartialDate<DeceasedValues> name="deathdate" label={words.death} isOptional />
        <FiscalCodeField />
        <FormPicker<DeceasedValues>
          name="tombId"
          label={words.tomb}
          hint={isOwner ? words.tombOwnerHint : words.tombHint}
          search={searchTombs({ free: true })}
          fixed={current ? [current] : []}
          disabled={isOwner}
        />
      </Section>
      <Memory isOwner={isOwner} onBusy={onBusy} />
    </>
  );
}

function Memory({ isOwner, onBusy }: Pick<Props, "isOwner" | "onBusy">) {
  const picture = { upload: uploadPicture, onBusy, isOptional: true };
  return (
    <Section title={words.memory}>
      <FormNote<DeceasedValues>
        name="epitaph"
        label={words.epitaph}
        isOptional
        className="sm:col-span-2"
      />
      <FormPicture<DeceasedValues> name="picture" label={words.picture} {...picture} />
      <FormPicture<DeceasedValues> name="backgroundImage" label={words.background} {...picture} />
      <FormLine<DeceasedValues>
        name="commemorationVideo"
        label={words.video}
        hint={words.videoHint}
        type="url"
        isOptional
        className="sm:col-span-2"
      />
      <FormSwitch<DeceasedValues>
        name="enabled"
        label={words.enabled}
        hint={words.enabledHint}
        className="sm:col-span-2"
      />
      {!isOwner && (
        <FormSwitch<DeceasedValues>
          name="reserved"
          label={words.reserved}
          hint={words.reservedHint}
          className="sm:col-span-2"
        />
      )}
    </Section>
  );
}
