// /shop: what suppliers offer for the tombs of a cemetery.
import { Plus, Tags } from "lucide-react";
import { Suspense, useState } from "react";
import { Link } from "react-router";
import { useCemeteryNames } from "@/api/cemeteries";
import { type User, useCurrentUser } from "@/api/current-user";
import { formatCount } from "@/lib/numbers";
import { productsText as words } from "@/lib/text/shop";
import { screensText, staffText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import { useAddress } from "@/lib/use-address";
import { Button, buttonLook } from "@/ui/button";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import { DataTable } from "@/ui/data-table";
import { earlyPart } from "@/ui/early-part";
import { LoadFailed } from "@/ui/list-page";
import { PhoneFilters } from "@/ui/phone-filters";
import { matching, readFilters, writeFilters } from "./filters";
import { productColumns } from "./product-columns";
import { ProductFilters } from "./product-filters";
import {
  type Product,
  useCategories,
  useDeleteProduct,
  useProducts,
  useSuppliers,
  useSwitchProduct,
} from "./queries";

const ProductDialog = earlyPart(async () => (await import("./product-dialog")).ProductDialog);
const NEW = "new";
const NO_RECORDS: never[] = [];

export function ProductsPage() {
  const caller = useCurrentUser();
  return caller && <Products caller={caller} />;
}

function Products({ caller }: { caller: User }) {
  const { params, coming, go } = useAddress();
  const products = useProducts();
  const categories = useCategories().data;
  const suppliers = useSuppliers().data;
  const { names: cemeteries } = useCemeteryNames(NO_RECORDS);
  const change = useSwitchProduct();
  const [edited, setEdited] = useState<Product | typeof NEW | null>(null);
  const [deleted, setDeleted] = useState<Product | null>(null);
  const filters = readFilters(params);
  const shown = products.data && matching(products.data, filters);
  const isFiltered = writeFilters(filters).size > 0;

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Count all={products.data?.length} shown={shown?.length} />
        <div className="flex flex-wrap gap-2.5">
          {caller.role === "superadmin" && (
            <Link to="/categories" className={buttonLook()}>
              <Tags size={18} aria-hidden />
              {words.toCategories}
            </Link>
          )}
          <Button variant="primary" onClick={() => setEdited(NEW)}>
            <Plus size={18} aria-hidden />
            {words.add}
          </Button>
        </div>
      </div>
      <PhoneFilters active={writeFilters(filters).size}>
        <ProductFilters
          caller={caller}
          filters={filters}
          cemeteries={cemeteries}
          categories={categories ?? []}
          products={products.data ?? []}
          onChange={(next) => go(writeFilters({ ...readFilters(coming()), ...next }))}
        />
      </PhoneFilters>
      {products.isError ? (
        <LoadFailed onRetry={() => void products.refetch()} />
      ) : (
        <DataTable
          caption={screensText.shop}
          columns={productColumns({
            onSwitch: ({ id }, isEnabled) => change.mutate({ id, isEnabled }),
            onEdit: setEdited,
            onDelete: setDeleted,
          })}
          rows={shown}
          rowKey={({ id }) => id}
          empty={
            isFiltered ? (
              <div className="grid justify-items-center gap-4">
                <p>{words.noneFiltered}</p>
                <Button onClick={() => go(new URLSearchParams(), false)}>{words.clear}</Button>
              </div>
            ) : (
              words.none
            )
          }
        />
      )}
      {edited && categories && suppliers && (
        <Suspense fallback={null}>
          <ProductDialog
            product={edited === NEW ? null : edited}
            caller={caller}
            cemeteries={cemeteries}
            categories={categories}
            suppliers={suppliers}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
      {deleted && <Deletion product={deleted} onClose={() => setDeleted(null)} />}
    </div>
  );
}

function Count({ all, shown }: { all: number | undefined; shown: number | undefined }) {
  if (all === undefined || shown === undefined)
    return (
      <p role="status" className="text-muted">
        {text.common.loading}
      </p>
    );
  return (
    <p role="status" className="text-muted">
      {shown === all
        ? words.count(formatCount(all))
        : words.found(formatCount(shown), formatCount(all))}
    </p>
  );
}

function Deletion({ product, onClose }: { product: Product; onClose: () => void }) {
  const remove = useDeleteProduct();
  return (
    <ConfirmDialog
      title={words.deleteTitle}
      confirm={staffText.common.delete}
      onConfirm={() => {
        remove.mutate(product.id);
        onClose();
      }}
      onCancel={onClose}
    >
      <p>{words.deleteAsk}</p>
      <p className="wrap-anywhere text-muted">{`${product.title}. ${words.deleteHint}`}</p>
    </ConfirmDialog>
  );
}
