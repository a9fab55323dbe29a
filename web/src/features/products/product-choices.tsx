// Category, cemetery and supplier of a product; whoever has one alone chooses none.
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import type { CemeteryName } from "@/api/cemeteries";
import type { User } from "@/api/current-user";
import { productsText as words } from "@/lib/text/shop";
import { Field, Select } from "@/ui/field";
import { useFieldError } from "@/ui/form-fields";
import type { ProductValues } from "./product-form";
import type { Category, Product, Supplier } from "./queries";

interface Props {
  caller: User;
  product: Product | null;
  cemeteries: CemeteryName[];
  categories: Category[];
  suppliers: Supplier[];
}

export function ProductChoices({ caller, product, cemeteries, categories, suppliers }: Props) {
  const { watch, setValue, getValues } = useFormContext<ProductValues>();
  const cemeteryId = Number(watch("cemeteryId"));
  const isSupplier = caller.role === "fornitore";
  const isHere = (of: number | null) => of === cemeteryId;
  // A new product of a supplier goes into a category of all cemeteries.
  const offered = categories.filter(
    ({ id, cemetery_id, enabled }) =>
      id === product?.category_id ||
      (enabled === 1 && (cemetery_id === 0 || (!isSupplier && isHere(cemetery_id)))),
  );
  const sellers = suppliers.filter(({ cemetery_id }) => isHere(cemetery_id));
  const moveAway = () => {
    setValue("supplierId", "");
    const chosen = categories.find(({ id }) => id === Number(getValues("categoryId")));
    if (chosen?.cemetery_id !== 0) setValue("categoryId", "");
  };
  return (
    <>
      <Choice name="categoryId" label={words.category} none={words.chooseCategory}>
        {offered.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Choice>
      {caller.role === "superadmin" && (
        <Choice
          name="cemeteryId"
          label={words.cemetery}
          none={words.chooseCemetery}
          onChange={moveAway}
        >
          {cemeteries.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Choice>
      )}
      {!isSupplier && (
        <Choice name="supplierId" label={words.supplier} none={words.chooseSupplier}>
          {sellers.map(({ id, name, surname, businessName }) => (
            <option key={id} value={id}>
              {businessName || `${name} ${surname}`}
            </option>
          ))}
        </Choice>
      )}
    </>
  );
}

interface ChoiceProps {
  name: "categoryId" | "cemeteryId" | "supplierId";
  label: string;
  none: string;
  onChange?: () => void;
  children: ReactNode;
}

function Choice({ name, label, none, onChange, children }: ChoiceProps) {
  const { register } = useFormContext<ProductValues>();
  const error = useFieldError(name);
  return (
    <Field label={label} error={error}>
      {(control) => (
        <Select {...control} {...register(name, onChange && { onChange })}>
          <option value="">{none}</option>
          {children}
        </Select>
      )}
    </Field>
  );
}
