// The products of a tomb, by category.
import { Suspense, useState } from "react";
import { cartText as words } from "@/lib/text/cart";
import { Button } from "@/ui/button";
import { earlyPart } from "@/ui/early-part";
import { categoryLabel } from "./category";
import { ProductCard } from "./product-card";
import type { Product } from "./queries";
import { sellerOf } from "./seller";

const ProductDialog = earlyPart(async () => (await import("./product-dialog")).ProductDialog);

interface Props {
  products: Product[];
  isNarrowed: boolean;
  onAdd: (product: Product) => void;
  onClear: () => void;
}

export function Catalogue({ products, isNarrowed, onAdd, onClear }: Props) {
  const [category, setCategory] = useState<string | null>(null);
  const [shown, setShown] = useState<Product | null>(null);
  const labels = [...new Set(products.map(({ category_id }) => categoryLabel(category_id)))];
  const wanted = category !== null && labels.includes(category) ? category : null;
  const listed = products.filter(
    ({ category_id }) => wanted === null || categoryLabel(category_id) === wanted,
  );
  return (
    <section aria-label={words.categories.label} className="grid gap-5">
      {labels.length > 1 && (
        <fieldset className="flex flex-wrap gap-2">
          <legend className="sr-only">{words.categories.label}</legend>
          {[null, ...labels].map((label) => (
            <Button
              key={label ?? ""}
              variant={label === wanted ? "primary" : "outline"}
              aria-pressed={label === wanted}
              onClick={() => setCategory(label)}
            >
              {label ?? words.categories.all}
            </Button>
          ))}
        </fieldset>
      )}
      {isNarrowed && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-xl bg-sunken px-4 py-3 text-muted">
          <p className="min-w-56 flex-1">{words.oneSupplier(sellerOf(products[0]))}</p>
          <Button variant="ghost" className="-ml-3" onClick={onClear}>
            {words.showAll}
          </Button>
        </div>
      )}
      <ul className="grid gap-5 sm:grid-cols-2">
        {listed.map((product) => (
          <li key={product.id} className="grid min-w-0">
            <ProductCard product={product} onAdd={onAdd} onOpen={setShown} />
          </li>
        ))}
      </ul>
      {shown && (
        <Suspense fallback={null}>
          <ProductDialog product={shown} onAdd={onAdd} onClose={() => setShown(null)} />
        </Suspense>
      )}
    </section>
  );
}
