// All there is to know of a product.
import { Plus } from "lucide-react";
import { formatCents, toCents } from "@/lib/money";
import { cartText as words } from "@/lib/text/cart";
import { text } from "@/lib/text/text";
import { Button } from "@/ui/button";
import { Dialog, DialogButtons } from "@/ui/dialog";
import { categoryLabel, ProductPicture } from "./category";
import { DeliveryClaim } from "./product-card";
import type { Product } from "./queries";
import { sellerOf } from "./seller";

interface Props {
  product: Product;
  onAdd: (product: Product) => void;
  onClose: () => void;
}

export function ProductDialog({ product, onAdd, onClose }: Props) {
  const add = () => {
    onAdd(product);
    onClose();
  };
  return (
    <Dialog title={product.title} width="medium" onClose={onClose}>
      <ProductPicture product={product} className="h-64 w-full sm:h-80" />
      <div className="grid gap-3 p-5">
        <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
          <span className="rounded-full bg-sunken px-2.5 py-0.5 font-semibold text-ink">
            {categoryLabel(product.category_id)}
          </span>
          <DeliveryClaim categoryId={product.category_id} />
        </p>
        <p className="whitespace-pre-line">{product.description}</p>
        <p className="text-muted">{words.by(sellerOf(product))}</p>
      </div>
      <DialogButtons>
        <p className="mr-auto text-2xl font-semibold tabular-nums">
          {formatCents(toCents(product.price))}
        </p>
        <Button onClick={onClose}>{text.common.close}</Button>
        <Button variant="primary" onClick={add}>
          <Plus size={18} aria-hidden />
          {words.add}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
