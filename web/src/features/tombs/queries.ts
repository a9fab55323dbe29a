// Tombs: reading, saving, deleting.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { client, type Paths } from "@/api/client";
import { failureOf } from "@/api/failure";
import { getQuery } from "@/api/query";
import { type Saved, type Tomb, useDeleteRecord } from "@/api/registry";
import { type ListAddress, type ListRules, listQuery } from "@/lib/list-address";
import { tombsText as words } from "@/lib/text/tombs";

export const TOMB_RULES: ListRules = {
  filters: [
    "search",
    "reference",
    "cemeteryId",
    "sectorId",
    "blockId",
    "ownerId",
    "free",
    "quality",
  ],
  sorts: ["id", "reference", "block_name", "permit_expiration_date", "createdAt"],
  defaultSort: "reference",
};

export function useTombs(address: ListAddress) {
  return useQuery({
    ...getQuery("/api/tombs", { query: listQuery(address) }),
    placeholderData: keepPreviousData,
  });
}

type NewTomb = Paths["/api/tombs"]["post"]["requestBody"]["content"]["application/json"];
type ChangedTomb =
  Paths["/api/tombs/{tomb_id}"]["put"]["requestBody"]["content"]["application/json"];

export async function sendTomb(
  tomb: Tomb | null,
  body: Record<string, unknown>,
): Promise<(Tomb & Saved) | undefined> {
  // The form's schema has checked the fields; what an edit leaves out stays as it is.
  if (!tomb) return (await client.POST("/api/tombs", { body: body as NewTomb })).data;
  const { data } = await client.PUT("/api/tombs/{tomb_id}", {
    params: { path: { tomb_id: tomb.id } },
    body: body as ChangedTomb,
  });
  return data;
}

/** The specification's words; what the service said stands in the form. */
export function saveFailed(_error: Error, isNew: boolean): string {
  return isNew ? words.createFailed : words.updateFailed;
}

export function useDeleteTomb() {
  return useDeleteRecord({
    send: ({ id, version }: Tomb) =>
      client.DELETE("/api/tombs/{tomb_id}", {
        params: { path: { tomb_id: id }, query: { version } },
      }),
    done: words.deleted,
    failed: words.deleteFailed,
    overlay: words.deleting,
  });
}

export function refusalOf(error: Error | null): string | null {
  return error && (failureOf(error).message ?? words.deleteFailed);
}
