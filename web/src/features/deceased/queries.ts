// Deceased persons: reading, saving, deleting.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { client, type Paths } from "@/api/client";
import { failureOf } from "@/api/failure";
import { getQuery } from "@/api/query";
import { type Deceased, type Saved, useDeleteRecord } from "@/api/registry";
import { type ListAddress, type ListRules, listQuery } from "@/lib/list-address";
import { deceasedText as words } from "@/lib/text/deceased";
import { staffText } from "@/lib/text/staff";

export const DECEASED_RULES: ListRules = {
  filters: ["search", "cemeteryId", "sectorId", "blockId", "tombId", "reserved", "quality"],
  sorts: ["id", "surname", "birthdate", "deathdate", "createdAt"],
  defaultSort: "surname",
};

export function useDeceased(address: ListAddress) {
  return useQuery({
    ...getQuery("/api/deceaseds", { query: listQuery(address) }),
    placeholderData: keepPreviousData,
  });
}

type NewDeceased = Paths["/api/deceaseds"]["post"]["requestBody"]["content"]["application/json"];
type ChangedDeceased =
  Paths["/api/deceaseds/{deceased_id}"]["patch"]["requestBody"]["content"]["application/json"];

export async function sendDeceased(
  deceased: Deceased | null,
  body: Record<string, unknown>,
): Promise<(Deceased & Saved) | undefined> {
  // The form's schema has checked the fields; what an edit leaves out stays as it is.
  if (!deceased) return (await client.POST("/api/deceaseds", { body: body as NewDeceased })).data;
  const { data } = await client.PATCH("/api/deceaseds/{deceased_id}", {
    params: { path: { deceased_id: deceased.id } },
    body: body as ChangedDeceased,
  });
  return data;
}

/** The service's own words, when it had any. */
export function saveFailed(error: Error): string {
  return failureOf(error).message ?? staffText.common.saveFailed;
}

export function useDeleteDeceased() {
  return useDeleteRecord({
    send: ({ id, version }: Deceased) =>
      client.DELETE("/api/deceaseds/{deceased_id}", {
        params: { path: { deceased_id: id }, query: { version } },
      }),
    done: words.deleted,
    failed: words.deleteFailed,
    overlay: words.deleting,
  });
}

export function refusalOf(error: Error | null): string | null {
  return error && (failureOf(error).message ?? words.deleteFailed);
}
