// Text and category; for the office also cemetery and supplier.
import type { CemeteryName } from "@/api/cemeteries";
import type { User } from "@/api/current-user";
import { productsText as words } from "@/lib/text/shop";
import { staffText } from "@/lib/text/staff";
import { Choices } from "@/ui/choices";
import { FilterBar, SearchInput } from "@/ui/filter-bar";
import type { Filters } from "./filters";
import { supplierName } from "./product-columns";
import type { Category, Product } from "./queries";

interface Props {
  caller: User;
  filters: Filters;
  cemeteries: CemeteryName[];
  categories: Category[];
  products: Product[];
  onChange: (change: Partial<Filters>) => void;
}

export function ProductFilters({ caller, filters, products, onChange, ...offered }: Props) {
  const isSupplier = caller.role === "fornitore";
  const sellers = new Map(products.map((one) => [one.merchant_id, supplierName(one)]));
  // A supplier filters by the categories of the own products alone.
  const categories = offered.categories.filter(
    ({ id }) => !isSupplier || products.some(({ category_id }) => category_id === id),
  );
  const idOf = (value: string) => (value ? Number(value) : null);
  return (
    <FilterBar label={staffText.common.filters}>
      <SearchInput
        label={words.search}
        placeholder={words.searchHint}
        value={filters.search}
        onChange={(search) => onChange({ search })}
      />
      {caller.role === "superadmin" && (
        <Choices
          label={words.cemetery}
          any={words.anyCemetery}
          value={String(filters.cemeteryId ?? "")}
          choices={offered.cemeteries.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(value) => onChange({ cemeteryId: idOf(value) })}
        />
      )}
      <Choices
        label={words.category}
        any={words.anyCategory}
        value={String(filters.categoryId ?? "")}
        choices={categories.map(({ id, title }) => ({ value: String(id), label: title }))}
        onChange={(value) => onChange({ categoryId: idOf(value) })}
      />
      {!isSupplier && (
        <Choices
          label={words.supplier}
          any={words.anySupplier}
          value={String(filters.supplierId ?? "")}
          choices={[...sellers].map(([id, label]) => ({ value: String(id), label }))}
          onChange={(value) => onChange({ supplierId: idOf(value) })}
        />
      )}
    </FilterBar>
  );
}
