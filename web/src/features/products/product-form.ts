// The product's form: its rules, what it begins with and what it sends.
import * as z from "zod/mini";
import type { User } from "@/api/current-user";
import { productsText as words } from "@/lib/text/shop";
import type { Product, ProductBody } from "./queries";

const chosen = (message: string) => z.string().check(z.minLength(1, message));
const PRICE = /^\d+(?:[.,]\d{1,2})?$/;
/** Euro; an order may not cost more. */
const DEAREST = 10_000;
const SAFE = /^(?:https:\/\/|\/(?:media|demo)\/)/i;

/** kept: what the form began with. An older product may be dearer, or its picture come from a
 * place that is not taken now: that is no reason to refuse a mended title. */
export function productSchema(kept: { price: string; picture: string }) {
  const mayCost = (value: string) =>
    !PRICE.test(value) || Number(value.replace(",", ".")) <= DEAREST || value === kept.price;
  return z.object({
    title: z.string().check(z.trim(), z.minLength(1, words.noTitle), z.maxLength(200)),
    description: z.string().check(z.trim(), z.minLength(1, words.noDescription), z.maxLength(2000)),
    price: z.string().check(
      z.trim(),
      z.refine((value) => value !== "" && !value.startsWith("-"), { error: words.badPrice }),
      z.refine((value) => value === "" || value.startsWith("-") || PRICE.test(value), {
        error: words.oddPrice,
      }),
      z.refine(mayCost, { error: words.tooDear }),
    ),
    categoryId: chosen(words.noCategory),
    supplierId: chosen(words.noSupplier),
    cemeteryId: chosen(words.noCemetery),
    enabled: z.boolean(),
    picture: z.string().check(
      z.refine((value) => value === kept.picture || value === "" || SAFE.test(value), {
        error: words.unsafePicture,
      }),
    ),
  });
}

/** Ids as selects hold them. */
export type ProductValues = z.infer<ReturnType<typeof productSchema>>;

/** What the form begins with: a stored product, or a new one of the caller. */
export function productValues(product: Product | null, caller: User): ProductValues {
  if (product)
    return {
      title: product.title,
      description: product.description,
      price: product.price.toFixed(2).replace(".", ","),
      categoryId: String(product.category_id),
      supplierId: String(product.merchant_id),
      cemeteryId: String(product.cemetery_id),
      enabled: product.enabled === 1,
      picture: product.picture ?? "",
    };
  const isSupplier = caller.role === "fornitore";
  return {
    title: "",
    description: "",
    price: "",
    categoryId: "",
    supplierId: isSupplier ? String(caller.id) : "",
    cemeteryId: caller.cemetery_id === null ? "" : String(caller.cemetery_id),
    enabled: true,
    picture: "",
  };
}

/** By their names on the wire, those that were changed alone. */
export function productBody(
  values: ProductValues,
  isChanged: (field: keyof ProductValues) => boolean,
): Partial<ProductBody> {
  const whole: [keyof ProductValues, Partial<ProductBody>][] = [
    ["title", { title: values.title }],
    ["description", { description: values.description }],
    ["price", { price: values.price.replace(",", ".") }],
    ["categoryId", { categoryId: Number(values.categoryId) }],
    ["supplierId", { fornitoreId: Number(values.supplierId) }],
    ["cemeteryId", { cemeteryId: Number(values.cemeteryId) }],
    ["enabled", { enabled: values.enabled ? 1 : 0 }],
    ["picture", { picture: values.picture || null }],
  ];
  return Object.assign({}, ...whole.flatMap(([field, part]) => (isChanged(field) ? [part] : [])));
}

/** What a field is called in the service's refusals. */
export const FIELD_OF: Record<string, keyof ProductValues> = { fornitoreId: "supplierId" };
