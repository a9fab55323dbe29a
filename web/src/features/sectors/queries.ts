// Sectors: reading, saving, deleting.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { client, type Paths } from "@/api/client";
import { getQuery } from "@/api/query";
import { type Saved, type Sector, useDeleteRecord } from "@/api/registry";
import { type ListAddress, type ListRules, listQuery } from "@/lib/list-address";
import { sectorsText as words } from "@/lib/text/sectors";

export const SECTOR_RULES: ListRules = {
  filters: ["search", "cemeteryId", "enabled"],
  sorts: ["id", "name", "cemetery_name", "createdAt"],
  defaultSort: "name",
};

export function useSectors(address: ListAddress) {
  return useQuery({
    ...getQuery("/api/sectors", { query: listQuery(address) }),
    placeholderData: keepPreviousData,
  });
}

type NewSector = Paths["/api/sectors"]["post"]["requestBody"]["content"]["application/json"];
type ChangedSector =
  Paths["/api/sectors/{sector_id}"]["put"]["requestBody"]["content"]["application/json"];

export async function sendSector(
  sector: Sector | null,
  body: Record<string, unknown>,
): Promise<(Sector & Saved) | undefined> {
  // The form's schema has checked the fields; what an edit leaves out stays as it is.
  if (!sector) return (await client.POST("/api/sectors", { body: body as NewSector })).data;
  const { data } = await client.PUT("/api/sectors/{sector_id}", {
    params: { path: { sector_id: sector.id } },
    body: body as ChangedSector,
  });
  return data;
}

/** The specification's words; what the service said stands in the form. */
export function saveFailed(_error: Error, isNew: boolean): string {
  return isNew ? words.createFailed : words.updateFailed;
}

export function useDeleteSector() {
  return useDeleteRecord({
    send: ({ id, version }: Sector) =>
      client.DELETE("/api/sectors/{sector_id}", {
        params: { path: { sector_id: id }, query: { version } },
      }),
    done: words.deleted,
    failed: words.deleteFailed,
    overlay: words.deleting,
  });
}
