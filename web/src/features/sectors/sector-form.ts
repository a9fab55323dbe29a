// The sector's form: its rules, what it begins with and what it sends.
import * as z from "zod/mini";
import type { Sector } from "@/api/registry";
import { sectorsText as words } from "@/lib/text/sectors";
import type { Choice } from "@/ui/use-found";

export interface SectorValues {
  name: string;
  cemeteryId: Choice | null;
  coordinates: string;
  description: string;
  photos: string[];
  enabled: boolean;
}

export const sectorSchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, words.noName), z.maxLength(200)),
  cemeteryId: z
    .custom<Choice | null>()
    .check(z.refine((cemetery) => cemetery !== null, { error: words.noCemetery })),
  coordinates: z.string().check(z.trim()),
  description: z.string().check(z.trim(), z.maxLength(5000)),
  photos: z.array(z.string()),
  enabled: z.boolean(),
});

/** What the form begins with: a stored sector, or a new one in a cemetery. */
export function sectorValues(sector: Sector | null, cemetery: Choice | null): SectorValues {
  if (!sector)
    return {
      name: "",
      cemeteryId: cemetery,
      coordinates: "",
      description: "",
      photos: [],
      enabled: true,
    };
  return {
    name: sector.name,
    cemeteryId: { id: sector.cemetery_id, label: sector.cemetery_name },
    coordinates: sector.coordinates ?? "",
    description: sector.description ?? "",
    photos: [...sector.photos],
    enabled: sector.enabled,
  };
}

/** Fields by their name on the wire. */
export function sectorPayload(
  values: SectorValues,
  isChanged: (field: keyof SectorValues) => boolean,
): Record<string, unknown> {
  const wire: Record<keyof SectorValues, unknown> = {
    ...values,
    cemeteryId: values.cemeteryId?.id ?? null,
    coordinates: values.coordinates || null,
    description: values.description || null,
  };
  const fields = Object.keys(wire) as (keyof SectorValues)[];
  return Object.fromEntries(fields.filter(isChanged).map((field) => [field, wire[field]]));
}

/** The photo that stands for a sector: older registers have one beside the list. */
export function firstPhoto({ photos, picture }: Pick<Sector, "photos" | "picture">): string | null {
  return photos[0] ?? picture;
}
