// Products of the shop: reading, saving, switching, deleting.
import { useMutation, useQuery } from "@tanstack/react-query";
import { client } from "@/api/client";
import { failureOf } from "@/api/failure";
import { type Answer, getQuery } from "@/api/query";
import { productsText as words } from "@/lib/text/shop";

const PRODUCTS = "/api/shop/products";
const PRODUCT = "/api/shop/products/{product_id}";

export type Product = Answer<typeof PRODUCTS>[number];
export type Supplier = Answer<"/api/shop/suppliers">[number];
export type Category = Answer<"/api/shop/categories">[number];

/** By their names on the wire. */
export interface ProductBody {
  title: string;
  description: string;
  price: string;
  categoryId: number;
  fornitoreId: number;
  cemeteryId: number;
  enabled: 0 | 1;
  picture: string | null;
}

export function useProducts() {
  return useQuery(getQuery(PRODUCTS, {}));
}

export function useCategories() {
  return useQuery(getQuery("/api/shop/categories", {}));
}

export function useSuppliers() {
  return useQuery(getQuery("/api/shop/suppliers", {}));
}

/** The specification's words, and the service's reason. */
function reasonOr(said: string) {
  return (error: Error) => {
    const { message } = failureOf(error);
    return message ? `${said}. ${message}` : said;
  };
}

export function useSaveProduct(product: Product | null) {
  return useMutation({
    mutationFn: async (body: Partial<ProductBody>) => {
      if (!product) return (await client.POST(PRODUCTS, { body: body as ProductBody })).data;
      const params = { path: { product_id: product.id } };
      return (await client.PUT(PRODUCT, { params, body: body as ProductBody })).data;
    },
    meta: {
      refreshes: [PRODUCTS],
      done: product ? words.updated : words.created,
      failed: reasonOr(product ? words.updateFailed : words.createFailed),
    },
  });
}

export function useSwitchProduct() {
  return useMutation({
    mutationFn: async ({ id, isEnabled }: { id: number; isEnabled: boolean }) =>
      (
        await client.PUT(PRODUCT, {
          params: { path: { product_id: id } },
          body: { enabled: isEnabled ? 1 : 0 } as ProductBody,
        })
      ).data,
    meta: { refreshes: [PRODUCTS], done: words.toggled, failed: words.updateFailed },
  });
}

export function useDeleteProduct() {
  return useMutation({
    mutationFn: (id: number) => client.DELETE(PRODUCT, { params: { path: { product_id: id } } }),
    meta: {
      refreshes: [PRODUCTS],
      done: words.deleted,
      failed: reasonOr(words.deleteFailed),
      overlay: words.deleting,
    },
  });
}
