// Blocks: reading, saving, deleting.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { client, type Paths } from "@/api/client";
import { getQuery } from "@/api/query";
import { type Block, type Saved, useDeleteRecord } from "@/api/registry";
import { type ListAddress, type ListRules, listQuery } from "@/lib/list-address";
import { blocksText as words } from "@/lib/text/blocks";

export const BLOCK_RULES: ListRules = {
  filters: ["search", "sectorId"],
  sorts: ["id", "name", "sector_name", "cemetery_name", "createdAt"],
  defaultSort: "name",
};

export function useBlocks(address: ListAddress) {
  return useQuery({
    ...getQuery("/api/blocks", { query: listQuery(address) }),
    placeholderData: keepPreviousData,
  });
}

type NewBlock = Paths["/api/blocks"]["post"]["requestBody"]["content"]["application/json"];
type ChangedBlock =
  Paths["/api/blocks/{block_id}"]["patch"]["requestBody"]["content"]["application/json"];

export async function sendBlock(
  block: Block | null,
  body: Record<string, unknown>,
): Promise<(Block & Saved) | undefined> {
  // The form's schema has checked the fields; what an edit leaves out stays as it is.
  if (!block) return (await client.POST("/api/blocks", { body: body as NewBlock })).data;
  const { data } = await client.PATCH("/api/blocks/{block_id}", {
    params: { path: { block_id: block.id } },
    body: body as ChangedBlock,
  });
  return data;
}

export function useDeleteBlock() {
  return useDeleteRecord({
    send: ({ id, version }: Block) =>
      client.DELETE("/api/blocks/{block_id}", {
        params: { path: { block_id: id }, query: { version } },
      }),
    done: words.deleted,
    failed: words.deleteFailed,
    overlay: words.deleting,
  });
}
