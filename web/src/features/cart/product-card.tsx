// A product in the grid; its title opens what there is to know of it.
import { Plus, Truck } from "lucide-react";
import { formatCents, toCents } from "@/lib/money";
import { cartText as words } from "@/lib/text/cart";
import { Button } from "@/ui/button";
import { categoryLabel, isDelivered, ProductPicture } from "./category";
import type { Product } from "./queries";
import { sellerOf } from "./seller";

interface Props {
  product: Product;
  onAdd: (product: Product) => void;
  onOpen: (product: Product) => void;
}

export function ProductCard({ product, onAdd, onOpen }: Props) {
  const { title, description, price, category_id } = product;
  return (
    <article className="relative grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr_auto] overflow-hidden rounded-2xl border border-line bg-surface">
      <ProductPicture product={product} className="h-36 w-full sm:h-44" />
      <div className="grid content-start gap-1.5 p-4">
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          <span className="rounded-full bg-sunken px-2.5 py-0.5 font-semibold text-ink">
            {categoryLabel(category_id)}
          </span>
          <DeliveryClaim categoryId={category_id} />
        </p>
        <h2 className="font-serif text-2xl leading-tight font-semibold">
          <button
            type="button"
            onClick={() => onOpen(product)}
            className="rounded text-left after:absolute after:inset-0 hover:underline"
          >
            {title}
          </button>
        </h2>
        <p className="line-clamp-2 text-muted">{description}</p>
        <p className="text-sm text-muted">{words.by(sellerOf(product))}</p>
      </div>
      <div className="flex items-center justify-between gap-3 px-4 pb-4">
        <p className="text-xl font-semibold tabular-nums">{formatCents(toCents(price))}</p>
        <Button
          variant="primary"
          className="relative"
          aria-label={words.addOf(title)}
          onClick={() => onAdd(product)}
        >
          <Plus size={18} aria-hidden />
          {words.add}
        </Button>
      </div>
    </article>
  );
}

/** Flowers come within a day. */
export function DeliveryClaim({ categoryId }: { categoryId: number }) {
  if (!isDelivered(categoryId)) return null;
  return (
    <span className="inline-flex items-center gap-1.5">
      <Truck size={16} aria-hidden />
      {words.delivery}
    </span>
  );
}
