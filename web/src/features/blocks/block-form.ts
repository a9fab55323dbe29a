// The block's form: its rules, what it begins with and what it sends.
import * as z from "zod/mini";
import type { Block } from "@/api/registry";
import { isWebAddress } from "@/lib/links";
import { blocksText as words } from "@/lib/text/blocks";
import type { Choice } from "@/ui/use-found";

export interface BlockValues {
  name: string;
  sectorId: Choice | null;
  coordinates: string;
  description: string;
  matterportPosition: string;
  photos: string[];
  enabled: boolean;
}

/** What a stored block holds is never refused, unless it is changed. */
export function blockSchema(block: Block | null) {
  const kept = block?.matterport_link ?? "";
  const isGood = (value: string) => value === "" || value === kept || isWebAddress(value);
  return z.object({
    name: z.string().check(z.trim(), z.minLength(1, words.noName), z.maxLength(200)),
    sectorId: z
      .custom<Choice | null>()
      .check(z.refine((sector) => sector !== null, { error: words.noSector })),
    coordinates: z.string().check(z.trim()),
    description: z.string().check(z.trim(), z.maxLength(5000)),
    matterportPosition: z.string().check(z.trim(), z.refine(isGood, { error: words.badUrl })),
    photos: z.array(z.string()),
    enabled: z.boolean(),
  });
}

/** What the form begins with: a stored block, or a new one in a sector. */
export function blockValues(block: Block | null, sector: Choice | null): BlockValues {
  if (!block)
    return {
      name: "",
      sectorId: sector,
      coordinates: "",
      description: "",
      matterportPosition: "",
      photos: [],
      enabled: true,
    };
  return {
    name: block.name,
    sectorId: { id: block.sector_id, label: block.sector_name },
    coordinates: block.coordinates ?? "",
    description: block.description ?? "",
    matterportPosition: block.matterport_link ?? "",
    photos: [...block.photos],
    enabled: block.enabled,
  };
}

/** Fields by their name on the wire. */
export function blockPayload(
  values: BlockValues,
  isChanged: (field: keyof BlockValues) => boolean,
): Record<string, unknown> {
  const wire: Record<keyof BlockValues, unknown> = {
    ...values,
    sectorId: values.sectorId?.id ?? null,
    coordinates: values.coordinates || null,
    description: values.description || null,
    matterportPosition: values.matterportPosition || null,
  };
  const fields = Object.keys(wire) as (keyof BlockValues)[];
  return Object.fromEntries(fields.filter(isChanged).map((field) => [field, wire[field]]));
}
