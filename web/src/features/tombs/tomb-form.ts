// The tomb's form: its rules, what it begins with and what it sends.
import * as z from "zod/mini";
import type { Tomb } from "@/api/registry";
import { isWebAddress } from "@/lib/links";
import { isShortYear, parseExpiryDay, typedDate } from "@/lib/partial-dates";
import { typedText } from "@/lib/text/burials";
import { tombsText as words } from "@/lib/text/tombs";
import type { Choice } from "@/ui/use-found";

const HIGHEST_CAPACITY = 1000;

export interface TombValues {
  reference: string;
  capacity: string;
  blockId: Choice | null;
  userId: Choice | null;
  /** As typed: `31/12/2035`. */
  permitExpirationDate: string;
  gpsCoordinates: string;
  matterportPosition: string;
  picture: string;
  enabled: boolean;
}
export type TombField = keyof TombValues;

/** What a stored tomb holds is never refused, unless it is changed: old registers hold odd values. */
export function tombSchema(tomb: Tomb | null) {
  const kept = tombValues(tomb);
  const filled = tomb?.deceasedCount ?? 0;
  const address = (field: "matterportPosition" | "picture") =>
    z.string().check(
      z.trim(),
      z.refine((value) => value === "" || value === kept[field] || isWebAddress(value), {
        error: words.badAddress,
      }),
    );
  return z.object({
    reference: z.string().check(z.trim(), z.maxLength(200)),
    capacity: z.string().check(
      z.trim(),
      z.refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= 1, {
        error: words.badCapacity,
        abort: true,
      }),
      z.refine((value) => Number(value) <= HIGHEST_CAPACITY, {
        error: words.hugeCapacity,
        abort: true,
      }),
      z.refine((value) => value === kept.capacity || Number(value) >= filled, {
        error: words.tooSmall(filled),
      }),
    ),
    blockId: z
      .custom<Choice | null>()
      .check(z.refine((block) => block !== null, { error: words.noBlock })),
    userId: z.custom<Choice | null>(),
    permitExpirationDate: z.string().check(
      z.trim(),
      z.refine((value) => value === "" || parseExpiryDay(value) !== null, {
        error: ({ input }) =>
          isShortYear(String(input)) ? typedText.dateFaults.shortYear : typedText.badDay,
      }),
    ),
    gpsCoordinates: z.string().check(z.trim(), z.maxLength(200)),
    matterportPosition: address("matterportPosition"),
    picture: address("picture"),
    enabled: z.boolean(),
  });
}

/** What the form begins with; within: the block that a new tomb is begun in. */
export function tombValues(tomb: Tomb | null, within: Choice | null = null): TombValues {
  if (!tomb)
    return {
      reference: "",
      capacity: "1",
      blockId: within,
      userId: null,
      permitExpirationDate: "",
      gpsCoordinates: "",
      matterportPosition: "",
      picture: "",
      enabled: true,
    };
  return {
    reference: tomb.reference ?? "",
    capacity: String(tomb.capacity),
    blockId: {
      id: tomb.block_id,
      label: tomb.block_name,
      hint: `${tomb.sector_name} · ${tomb.cemetery_name}`,
    },
    userId:
      tomb.user_id === null ? null : { id: tomb.user_id, label: tomb.user_name ?? words.owner },
    permitExpirationDate: typedDate(tomb.permit_expiration_date),
    gpsCoordinates: tomb.coordinates ?? "",
    matterportPosition: tomb.matterport_link ?? "",
    picture: tomb.picture ?? "",
    enabled: tomb.enabled,
  };
}

function wireValue(field: TombField, values: TombValues) {
  if (field === "blockId" || field === "userId") return values[field]?.id ?? null;
  if (field === "capacity") return Number(values.capacity);
  if (field === "permitExpirationDate") return parseExpiryDay(values.permitExpirationDate);
  return values[field] === "" ? null : values[field];
}

/** The fields that were changed, by their names on the wire. */
export function tombPayload(
  values: TombValues,
  isChanged: (field: TombField) => boolean,
): Record<string, unknown> {
  const fields = (Object.keys(values) as TombField[]).filter(isChanged);
  return Object.fromEntries(fields.map((field) => [field, wireValue(field, values)]));
}

/** What a clash tells of, and where the form has another name for it. */
export const TOMB_SHOWN = [
  "reference",
  "block_name",
  "capacity",
  "user_name",
  "permit_expiration_date",
  "coordinates",
  "matterport_link",
  "picture",
  "enabled",
] as const satisfies (keyof Tomb)[];
export const TOMB_FIELD_OF = {
  block_name: "blockId",
  user_name: "userId",
  permit_expiration_date: "permitExpirationDate",
  coordinates: "gpsCoordinates",
  matterport_link: "matterportPosition",
} as const satisfies Partial<Record<keyof Tomb, TombField>>;
