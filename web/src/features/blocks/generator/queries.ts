// The generator's preview and its work.
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { client } from "@/api/client";
import { failureOf } from "@/api/failure";
import { REGISTRY } from "@/api/registry";
import { formatCount } from "@/lib/numbers";
import { text } from "@/lib/text/text";
import { generatorText as words } from "@/lib/text/tools";
import type { Order } from "./generate-form";

const PATH = "/api/blocks/{block_id}/tombs";

async function generate(blockId: number, body: Order & { dryRun: boolean }, signal?: AbortSignal) {
  const { data } = await client.POST(PATH, {
    params: { path: { block_id: blockId } },
    body,
    ...(signal && { signal }),
  });
  return data;
}

export type Generated = NonNullable<Awaited<ReturnType<typeof generate>>>;

/** What would be made; nothing is stored. */
export function usePreview(blockId: number, order: Order | null) {
  return useQuery({
    // No change of a block asks for it anew: it is asked for whenever it is seen.
    queryKey: ["dry run", PATH, blockId, order],
    queryFn: async ({ signal }) =>
      (order && (await generate(blockId, { ...order, dryRun: true }, signal))) ?? null,
    enabled: order !== null,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

export function useGenerate(blockId: number) {
  return useMutation({
    mutationFn: (order: Order) => generate(blockId, { ...order, dryRun: false }),
    meta: {
      refreshes: REGISTRY,
      done: (made) => ({
        title: text.common.success,
        description: words.done(formatCount((made as Generated).created)),
      }),
      failed: (error) => failureOf(error).message ?? words.failed,
      overlay: words.generating,
    },
  });
}
