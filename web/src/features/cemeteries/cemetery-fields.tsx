// The fields of a cemetery, in the specification's five sections.
import { uploadPicture } from "@/api/upload";
import { cemeteriesText as words } from "@/lib/text/cemeteries";
import { FormLine, FormSwitch } from "@/ui/form-fields";
import { FormColor, FormCoordinates, FormPicture } from "@/ui/form-media-fields";
import { Section } from "@/ui/record-dialog";
import type { CemeteryValues } from "./cemetery-form";

interface Props {
  onBusy: (isBusy: boolean) => void;
}

type Picture = "logo" | "picture" | "link3" | "link4";

export function CemeteryFields({ onBusy }: Props) {
  const picture = (name: Picture) => (
    <FormPicture<CemeteryValues>
      name={name}
      label={words[name]}
      isOptional
      upload={uploadPicture}
      onBusy={onBusy}
    />
  );
  const link = (name: "map" | "linklogo" | "link1" | "link2", className = "") => (
    <FormLine<CemeteryValues>
      name={name}
      type="url"
      label={words[name]}
      isOptional
      className={className}
    />
  );
  const text = (name: "reference" | "address" | "domain" | "link1Label" | "link2Label") => (
    <FormLine<CemeteryValues> name={name} label={words[name]} isOptional maxLength={200} />
  );
  return (
    <>
      <Section title={words.main}>
        <FormLine<CemeteryValues> name="name" label={words.name} maxLength={200} />
        {text("reference")}
        {text("address")}
        <FormLine<CemeteryValues> name="emailAddress" type="email" label={words.email} isOptional />
        {text("domain")}
      </Section>
      <Section title={words.place}>
        <FormCoordinates<CemeteryValues>
          name="coordinates"
          label={words.coordinates}
          isOptional
          className="sm:col-span-2"
        />
        {link("map")}
        <FormColor<CemeteryValues> name="color" label={words.color} />
        {picture("logo")}
        {picture("picture")}
        {link("linklogo", "sm:col-span-2")}
      </Section>
      <Section title={words.links}>
        {link("link1")}
        {text("link1Label")}
        {link("link2")}
        {text("link2Label")}
        {picture("link3")}
        {picture("link4")}
      </Section>
      <Section title={words.setup}>
        <FormSwitch<CemeteryValues>
          name="enabled"
          label={words.enabled}
          hint={words.enabledHint}
          className="sm:col-span-2"
        />
      </Section>
      <Section title={words.ordering}>
        <FormLine<CemeteryValues>
          name="order"
          inputMode="numeric"
          label={words.order}
          hint={words.orderHint}
          className="sm:col-span-2"
        />
      </Section>
    </>
  );
}
