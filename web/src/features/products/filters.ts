// Which products are shown: kept in the address of the page.
import { fold } from "@/lib/fold";
import type { Product } from "./queries";

export interface Filters {
  search: string;
  cemeteryId: number | null;
  categoryId: number | null;
  supplierId: number | null;
}

const IDS = { cemeteryId: "cimitero", categoryId: "categoria", supplierId: "fornitore" } as const;

function idIn(value: string | null): number | null {
  return value && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

export function readFilters(params: URLSearchParams): Filters {
  return {
    search: params.get("cerca") ?? "",
    cemeteryId: idIn(params.get(IDS.cemeteryId)),
    categoryId: idIn(params.get(IDS.categoryId)),
    supplierId: idIn(params.get(IDS.supplierId)),
  };
}

export function writeFilters(filters: Filters): URLSearchParams {
  const params = new URLSearchParams();
  if (filters.search) params.set("cerca", filters.search);
  for (const [field, name] of Object.entries(IDS) as [keyof typeof IDS, string][]) {
    const id = filters[field];
    if (id !== null) params.set(name, String(id));
  }
  return params;
}

export function matching(products: Product[], filters: Filters): Product[] {
  const wanted = fold(filters.search);
  const isWanted = (chosen: number | null, id: number) => chosen === null || chosen === id;
  return products.filter(
    (product) =>
      isWanted(filters.cemeteryId, product.cemetery_id) &&
      isWanted(filters.categoryId, product.category_id) &&
      isWanted(filters.supplierId, product.merchant_id) &&
      (wanted === "" || fold(`${product.title}\n${product.description}`).includes(wanted)),
  );
}
