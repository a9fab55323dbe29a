// The trash: reading and restoring.
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { client } from "@/api/client";
import { failureOf } from "@/api/failure";
import { getQuery } from "@/api/query";
import { REGISTRY } from "@/api/registry";
import { trashText as words } from "@/lib/text/tools";
import type { TrashEntry } from "./contents";
import { type Filters, trashQuery } from "./filters";

export function useTrash(filters: Filters) {
  return useQuery({
    ...getQuery("/api/trash", { query: trashQuery(filters) }),
    placeholderData: keepPreviousData,
    // Whatever is deleted anywhere ends here.
    staleTime: 0,
  });
}

export function useRestore() {
  return useMutation({
    mutationFn: (entry: TrashEntry) =>
      client.POST("/api/trash/{trash_id}/restore", { params: { path: { trash_id: entry.id } } }),
    meta: {
      refreshes: REGISTRY,
      done: words.restored,
      failed: (error) => {
        const { message } = failureOf(error);
        return message ? `${words.restoreFailed}. ${message}` : words.restoreFailed;
      },
      overlay: words.restoring,
    },
  });
}
