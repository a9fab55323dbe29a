// The form of a deceased person: its rules, what it begins with and what it sends.
import * as z from "zod/mini";
import type { Deceased } from "@/api/registry";
import { tidyFiscalCode } from "@/lib/fiscal-code";
import { isWebAddress } from "@/lib/links";
import { parsePartialDate, precedes, typedDate } from "@/lib/partial-dates";
import { typedText } from "@/lib/text/burials";
import { deceasedText as words } from "@/lib/text/deceased";
import { kitText } from "@/lib/text/staff";
import type { Choice } from "@/ui/use-found";

export interface DeceasedValues {
  surname: string;
  name: string;
  nominative: string;
  /** As typed: `14/05/1931`, `05/1931`, `1931`. */
  birthdate: string;
  deathdate: string;
  fiscalCode: string;
  tombId: Choice | null;
  epitaph: string;
  picture: string;
  backgroundImage: string;
  commemorationVideo: string;
  enabled: boolean;
  reserved: boolean;
}
export type DeceasedField = keyof DeceasedValues;
type DateField = "birthdate" | "deathdate";
type AddressField = "picture" | "backgroundImage" | "commemorationVideo";

const required = (message: string) =>
  z.string().check(z.trim(), z.minLength(1, message), z.maxLength(200));
const line = z.string().check(z.trim(), z.maxLength(200));

/** What a stored person holds is never refused, unless it is changed: old registers hold odd values. */
export function deceasedSchema(deceased: Deceased | null) {
  const kept = deceasedValues(deceased);
  const isKept = (values: Pick<DeceasedValues, DateField>, field: DateField) =>
    deceased !== null && values[field] === kept[field];
  const date = (field: DateField) =>
    z.string().check(
      z.trim(),
      z.refine((value) => isKept({ ...kept, [field]: value }, field) || isDate(value), {
        error: ({ input }) => dateFault(String(input)),
      }),
    );
  const address = (field: AddressField) =>
    z.string().check(
      z.trim(),
      z.refine((value) => value === "" || value === kept[field] || isWebAddress(value), {
        error: words.badAddress,
      }),
    );
  return z
    .object({
      surname: required(words.noSurname),
      name: required(words.noName),
      nominative: line,
      birthdate: date("birthdate"),
      deathdate: date("deathdate"),
      fiscalCode: line,
      tombId: z
        .custom<Choice | null>()
        .check(z.refine((tomb) => tomb !== null, { error: words.noTomb })),
      epitaph: z.string().check(z.trim(), z.maxLength(5000)),
      picture: address("picture"),
      backgroundImage: address("backgroundImage"),
      commemorationVideo: address("commemorationVideo"),
      enabled: z.boolean(),
      reserved: z.boolean(),
    })
    .check(
      z.refine(
        (values) => (isKept(values, "birthdate") && isKept(values, "deathdate")) || isLife(values),
        // Told together with what else is wrong.
        { error: typedText.deathFirst, path: ["deathdate"], when: () => true },
      ),
    );
}

function isDate(typed: string): boolean {
  return parsePartialDate(typed).fault === undefined;
}

function dateFault(typed: string): string | undefined {
  const { fault } = parsePartialDate(typed);
  return fault && typedText.dateFaults[fault];
}

function wireDate(typed: string): string | null {
  const read = parsePartialDate(typed);
  return read.fault ? null : read.date;
}

/** Nobody dies before being born, as far as the two dates tell. */
function isLife({ birthdate, deathdate }: Pick<DeceasedValues, DateField>): boolean {
  const [birth, death] = [wireDate(birthdate), wireDate(deathdate)];
  return !birth || !death || !precedes(death, birth);
}

function tombOf(deceased: Deceased): Choice {
  return {
    id: deceased.tomb_id,
    label: deceased.tomb_reference ?? kitText.picker.tomb(deceased.tomb_id),
    hint: `${deceased.block_name} · ${deceased.sector_name}`,
  };
}

/** What the form begins with; within: the tomb that a new person is begun in. */
export function deceasedValues(
  deceased: Deceased | null,
  within: Choice | null = null,
): DeceasedValues {
  return {
    surname: deceased?.surname ?? "",
    name: deceased?.name ?? "",
    nominative: deceased?.nominative ?? "",
    birthdate: typedDate(deceased?.birthdate ?? null),
    deathdate: typedDate(deceased?.deathdate ?? null),
    fiscalCode: deceased?.fiscal_code ?? "",
    tombId: deceased ? tombOf(deceased) : within,
    epitaph: deceased?.epitaph ?? "",
    picture: deceased?.picture ?? "",
    backgroundImage: deceased?.background_image ?? "",
    commemorationVideo: deceased?.commemoration_video ?? "",
    enabled: deceased?.enabled ?? true,
    reserved: deceased?.reserved ?? false,
  };
}

function wireValue(field: DeceasedField, values: DeceasedValues) {
  if (field === "tombId") return values.tombId?.id ?? null;
  if (field === "birthdate" || field === "deathdate") return wireDate(values[field]);
  if (field === "fiscalCode") return tidyFiscalCode(values.fiscalCode) || null;
  return values[field] === "" ? null : values[field];
}

/** The fields that were changed, by their names on the wire. */
export function deceasedPayload(
  values: DeceasedValues,
  isChanged: (field: DeceasedField) => boolean,
): Record<string, unknown> {
  const fields = (Object.keys(values) as DeceasedField[]).filter(isChanged);
  return Object.fromEntries(fields.map((field) => [field, wireValue(field, values)]));
}

/** What a clash tells of, and where the form has another name for it. */
export const DECEASED_SHOWN = [
  "nominative",
  "name",
  "surname",
  "fiscal_code",
  "birthdate",
  "deathdate",
  "tomb_reference",
  "epitaph",
  "picture",
  "background_image",
  "commemoration_video",
  "enabled",
  "reserved",
] as const satisfies (keyof Deceased)[];
export const DECEASED_FIELD_OF = {
  fiscal_code: "fiscalCode",
  tomb_reference: "tombId",
  background_image: "backgroundImage",
  commemoration_video: "commemorationVideo",
} as const satisfies Partial<Record<keyof Deceased, DeceasedField>>;
