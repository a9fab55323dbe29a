// Two records that may be of one person: what differs, and what is kept of each.
import type { Answer } from "@/api/query";
import { displayName } from "@/lib/person";

export type Pair = Answer<"/api/duplicates">["results"][number];
export type Person = Pair["first"];
export type Side = "first" | "second";

export const FIELDS = [
  "nominative",
  "surname",
  "name",
  "birthdate",
  "deathdate",
  "fiscal_code",
  "tomb_id",
  "epitaph",
  "picture",
  "background_image",
  "commemoration_video",
  "enabled",
  "reserved",
] as const;
export type Field = (typeof FIELDS)[number];

export function other(side: Side): Side {
  return side === "first" ? "second" : "first";
}

export function personName(person: Person): string {
  return displayName(person) || `n. ${person.id}`;
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === "";
}

export function differing({ first, second }: Pair): Field[] {
  return FIELDS.filter(
    (field) => first[field] !== second[field] && !(isEmpty(first[field]) && isEmpty(second[field])),
  );
}

export type Picks = Partial<Record<Field, Side>>;

/** The record that stays keeps its values, and takes the other's where it has none. Who is reserved
 * in either record stays so: nobody becomes public for not being thought of. */
export function firstPicks(pair: Pair, kept: Side): Picks {
  return Object.fromEntries(
    differing(pair).map((field) => [field, isTaken(pair[kept], field) ? other(kept) : kept]),
  );
}

function isTaken(kept: Person, field: Field): boolean {
  return field === "reserved" ? !kept.reserved : isEmpty(kept[field]);
}

/** What the service is asked to do. */
export function mergeOrder(pair: Pair, kept: Side, picks: Picks) {
  const keep = pair[kept];
  const merge = pair[other(kept)];
  return {
    keepId: keep.id,
    mergeId: merge.id,
    keepVersion: keep.version,
    mergeVersion: merge.version,
    fields: Object.fromEntries(
      differing(pair).map((field) => [
        field,
        (picks[field] ?? kept) === kept ? ("keep" as const) : ("merge" as const),
      ]),
    ),
  };
}

export type MergeOrder = ReturnType<typeof mergeOrder>;
