// What the pickers of records search, and how a record that is known by its number alone is called.
import { queryOptions, useQuery } from "@tanstack/react-query";
import { fold } from "@/lib/fold";
import { kitText } from "@/lib/text/staff";
import type { Choice, Found, Search } from "@/ui/use-found";
import { type Answer, type Ask, type GetPath, get, getQuery } from "./query";
import { queryClient } from "./query-client";

export const PICKED = 20;

type Sector = Answer<"/api/sectors">["results"][number];
type Block = Answer<"/api/blocks">["results"][number];
type Tomb = Answer<"/api/tombs">["results"][number];
type Filters = NonNullable<Ask<"/api/tombs">["query"]>;

function place(...names: (string | null)[]): string {
  return names.filter(Boolean).join(" · ");
}

export function sectorChoice({ id, name, cemetery_name }: Sector): Choice {
  return { id, label: name, hint: cemetery_name };
}

export function blockChoice(block: Block): Choice {
  return {
    id: block.id,
    label: block.name,
    hint: place(block.sector_name, block.cemetery_name),
  };
}

export function tombChoice(tomb: Tomb): Choice {
  const places = kitText.picker.places(tomb.deceasedCount, tomb.capacity);
  return {
    id: tomb.id,
    label: tomb.reference ?? kitText.picker.tomb(tomb.id),
    hint: place(tomb.block_name, tomb.sector_name, places),
  };
}

type User = Answer<"/api/users">[number];

function ownerChoice({ id, name, surname, email }: User): Choice {
  return { id, label: `${surname} ${name}`.trim(), hint: email };
}

interface Page<T> {
  results: T[];
  total: number;
  capped: boolean;
}

const PATHS = {
  sector: "/api/sectors",
  block: "/api/blocks",
  tomb: "/api/tombs",
  owner: "/api/users",
} as const satisfies Record<string, GetPath>;
export type Picked = keyof typeof PATHS;

const keyOf = (kind: Picked, id: number | null) => [PATHS[kind], "choice", id] as const;

/** Whoever is chosen of them has a name already. */
function named(kind: Picked, choices: Choice[]): Choice[] {
  for (const choice of choices) queryClient.setQueryData(keyOf(kind, choice.id), choice);
  return choices;
}

function foundOf<T>(
  kind: Picked,
  { results, total, capped }: Page<T>,
  choiceOf: (row: T) => Choice,
): Found {
  return { choices: named(kind, results.map(choiceOf)), total, isCapped: capped };
}

/** Few enough to travel at once. */
export const searchCemeteries: Search = async (text) => {
  const all = await queryClient.ensureQueryData(getQuery("/api/cemeteries", {}));
  const wanted = fold(text);
  const matching = all.filter(({ name, address }) =>
    fold(`${name}${address ?? ""}`).includes(wanted),
  );
  const choices = matching.map(({ id, name, address }) => ({
    id,
    label: name,
    ...(address && { hint: address }),
  }));
  return { choices, total: choices.length };
};

export function searchSectors(within: Pick<Filters, "cemeteryId"> = {}): Search {
  return async (search, signal) => {
    const query = { ...within, search, pageSize: PICKED };
    return foundOf("sector", await get("/api/sectors", { query }, signal), sectorChoice);
  };
}

export function searchBlocks(within: Pick<Filters, "cemeteryId" | "sectorId"> = {}): Search {
  return async (search, signal) => {
    const query = { ...within, search, pageSize: PICKED };
    return foundOf("block", await get("/api/blocks", { query }, signal), blockChoice);
  };
}

/** By reference; free: those with places left alone. */
export function searchTombs(
  within: Pick<Filters, "cemeteryId" | "sectorId" | "blockId" | "free"> = {},
): Search {
  return async (reference, signal) => {
    const query = { ...within, reference, pageSize: PICKED };
    return foundOf("tomb", await get("/api/tombs", { query }, signal), tombChoice);
  };
}

/** The operators who may own a tomb. */
export const searchOwners: Search = async (search, signal) => {
  const ask = { query: { role: "owner" as const, search, limit: PICKED } };
  const users = await get("/api/users", ask, signal);
  const choices = named("owner", users.map(ownerChoice));
  return { choices, total: users.length, isCapped: users.length >= PICKED };
};

const ONE: Record<Picked, (id: number, signal: AbortSignal) => Promise<Choice | undefined>> = {
  sector: async (id: number, signal: AbortSignal) =>
    (await get("/api/sectors", { query: { id } }, signal)).results.map(sectorChoice)[0],
  block: async (id: number, signal: AbortSignal) =>
    (await get("/api/blocks", { query: { id } }, signal)).results.map(blockChoice)[0],
  tomb: async (id: number, signal: AbortSignal) =>
    (await get("/api/tombs", { query: { id } }, signal)).results.map(tombChoice)[0],
  owner: async (id: number, signal: AbortSignal) =>
    (await get("/api/users", { query: { id } }, signal)).map(ownerChoice)[0],
};
/** A record known by its number, from an address; `isSettled` once its name is known or there is none. */
export function useNamed(kind: Picked, id: number | null) {
  const record = useQuery({
    ...queryOptions({
      queryKey: keyOf(kind, id),
      queryFn: async ({ signal }) => (await ONE[kind](id ?? 0, signal)) ?? null,
    }),
    enabled: id !== null,
  });
  const isSettled = id === null || !record.isPending;
  const label = isSettled ? kitText.picker.numbered(id ?? 0) : kitText.picker.naming;
  const choice: Choice | null = id === null ? null : (record.data ?? { id, label });
  return { choice, isSettled };
}

export function useChoice(kind: Picked, id: number | null): Choice | null {
  return useNamed(kind, id).choice;
}
