// Categories of the shop: reading, saving, deleting.
import { useMutation, useQuery } from "@tanstack/react-query";
import { client } from "@/api/client";
import { failureOf } from "@/api/failure";
import { type Answer, getQuery } from "@/api/query";
import { categoriesText as words } from "@/lib/text/shop";

const CATEGORIES = "/api/shop/categories";

export type Category = Answer<typeof CATEGORIES>[number];

export interface CategoryBody {
  title: string;
  enabled: 0 | 1;
  cemeteryId: number;
}

export function useCategories() {
  return useQuery(getQuery(CATEGORIES, {}));
}

function reasonOr(said: string) {
  return (error: Error) => {
    const { message } = failureOf(error);
    return message ? `${said}. ${message}` : said;
  };
}

/** id null: a new one. */
export function useSaveCategory(id: number | null) {
  return useMutation({
    mutationFn: async (body: CategoryBody) => {
      if (id === null) return (await client.POST(CATEGORIES, { body })).data;
      const params = { path: { category_id: id } };
      return (await client.PUT("/api/shop/categories/{category_id}", { params, body })).data;
    },
    meta: {
      refreshes: [CATEGORIES, "/api/shop/products"],
      done: id === null ? words.created : words.updated,
      failed: reasonOr(id === null ? words.createFailed : words.updateFailed),
    },
  });
}

export function useDeleteCategory() {
  return useMutation({
    mutationFn: (id: number) =>
      client.DELETE("/api/shop/categories/{category_id}", {
        params: { path: { category_id: id } },
      }),
    // Why it was refused stands in the dialog.
    meta: { refreshes: [CATEGORIES], done: words.deleted },
  });
}
