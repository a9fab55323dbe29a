// The columns of the products' table.
import { Pencil, Power, Trash2 } from "lucide-react";
import { formatCents, toCents } from "@/lib/money";
import { productsText as words } from "@/lib/text/shop";
import { staffText } from "@/lib/text/staff";
import { ActiveBadge } from "@/ui/badge";
import { Button } from "@/ui/button";
import type { Column } from "@/ui/data-table";
import { ProductPicture } from "./product-picture";
import type { Product } from "./queries";

interface Actions {
  onSwitch: (product: Product, isEnabled: boolean) => void;
  onEdit: (product: Product) => void;
  onDelete: (product: Product) => void;
}

export function supplierName(of: {
  merchantBusinessName: string | null;
  merchantName: string;
  merchantSurname: string;
}): string {
  return of.merchantBusinessName?.trim() || `${of.merchantName} ${of.merchantSurname}`.trim();
}

export function productColumns(actions: Actions): Column<Product>[] {
  const { columns } = words;
  return [
    { id: "id", header: columns.id, align: "right", className: "text-muted", cell: ({ id }) => id },
    {
      id: "title",
      header: columns.title,
      isTitle: true,
      className: "min-w-44",
      cell: (product) => (
        <span className="flex items-start gap-3">
          <ProductPicture picture={product.picture} categoryId={product.category_id} />
          <span className="font-semibold wrap-anywhere">{product.title}</span>
        </span>
      ),
    },
    { id: "cemetery", header: columns.cemetery, cell: ({ cemeteryName }) => cemeteryName },
    { id: "category", header: columns.category, cell: ({ categoryTitle }) => categoryTitle },
    {
      id: "price",
      header: columns.price,
      align: "right",
      className: "whitespace-nowrap",
      cell: ({ price }) => formatCents(toCents(price)),
    },
    { id: "supplier", header: columns.supplier, cell: supplierName },
    {
      id: "status",
      header: columns.status,
      cell: ({ enabled }) => <ActiveBadge isActive={enabled === 1} />,
    },
    {
      id: "actions",
      header: staffText.common.actions,
      isActions: true,
      className: "whitespace-nowrap text-right",
      cell: (product) => <RowActions product={product} {...actions} />,
    },
  ];
}

function RowActions({ product, onSwitch, onEdit, onDelete }: Actions & { product: Product }) {
  const { title, enabled } = product;
  const isEnabled = enabled === 1;
  return (
    <span className="inline-flex items-center justify-end gap-1">
      <Button
        variant="ghost"
        size="icon"
        aria-pressed={isEnabled}
        aria-label={words.toggleOf(title)}
        title={isEnabled ? words.switchOff : words.switchOn}
        onClick={() => onSwitch(product, !isEnabled)}
      >
        <Power size={18} aria-hidden className={isEnabled ? "text-brand-text" : "text-muted"} />
      </Button>
      <Button
        variant="ghost"
        size="icon"
        aria-label={words.editOf(title)}
        title={staffText.common.edit}
        onClick={() => onEdit(product)}
      >
        <Pencil size={18} aria-hidden />
      </Button>
      <Button
        variant="ghostDanger"
        size="icon"
        aria-label={words.deleteOf(title)}
        title={staffText.common.delete}
        onClick={() => onDelete(product)}
      >
        <Trash2 size={18} aria-hidden />
      </Button>
    </span>
  );
}
