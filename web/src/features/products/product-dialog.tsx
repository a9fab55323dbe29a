// One product: a new one, or a stored one.
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { CemeteryName } from "@/api/cemeteries";
import type { User } from "@/api/current-user";
import { failureOf } from "@/api/failure";
import { uploadPicture } from "@/api/upload";
import { formRules } from "@/lib/form-rules";
import { productsText as words } from "@/lib/text/shop";
import { FormLine, FormNote, FormSwitch } from "@/ui/form-fields";
import { FormPicture } from "@/ui/form-media-fields";
import { RecordDialog } from "@/ui/record-dialog";
import { ProductChoices } from "./product-choices";
import {
  FIELD_OF,
  type ProductValues,
  productBody,
  productSchema,
  productValues,
} from "./product-form";
import { type Category, type Product, type Supplier, useSaveProduct } from "./queries";

interface Props {
  /** Null for a new one. */
  product: Product | null;
  caller: User;
  cemeteries: CemeteryName[];
  categories: Category[];
  suppliers: Supplier[];
  onClose: () => void;
}

export function ProductDialog({ product, caller, onClose, ...offered }: Props) {
  const [isBusy, setBusy] = useState(false);
  const save = useSaveProduct(product);
  const begun = productValues(product, caller);
  const form = useForm<ProductValues>({
    resolver: formRules(productSchema(begun)),
    defaultValues: begun,
  });
  const { isDirty } = form.formState;

  const submit = form.handleSubmit(async (values) => {
    const isChanged = (field: keyof ProductValues) =>
      product === null || values[field] !== begun[field];
    try {
      await save.mutateAsync(productBody(values, isChanged));
      onClose();
    } catch (error) {
      for (const [name, message] of Object.entries(failureOf(error).fields)) {
        const field = FIELD_OF[name] ?? name;
        if (field in values)
          form.setError(field as keyof ProductValues, { message }, { shouldFocus: true });
      }
    }
  });
  const { message, fields } = failureOf(save.error);
  const refused = save.isError && Object.keys(fields).length === 0 ? message : null;

  return (
    <FormProvider {...form}>
      <RecordDialog
        title={product ? words.editTitle : words.createTitle}
        {...(product && { description: product.title })}
        state={{
          isNew: product === null,
          isDirty,
          isSaving: save.isPending,
          refused,
          stale: null,
          onKeep: () => undefined,
          onReload: () => undefined,
          onSubmit: (event) => void submit(event),
        }}
        isBusy={isBusy}
        onClose={onClose}
      >
        <div className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
          <FormLine<ProductValues> name="title" label={words.title} className="sm:col-span-2" />
          <FormNote<ProductValues>
            name="description"
            label={words.description}
            className="sm:col-span-2"
          />
          <FormLine<ProductValues> name="price" label={words.price} hint={words.priceHint} />
          <ProductChoices caller={caller} product={product} {...offered} />
          <FormPicture<ProductValues>
            name="picture"
            label={words.picture}
            isOptional
            upload={uploadPicture}
            onBusy={setBusy}
            className="sm:col-span-2"
          />
          <FormSwitch<ProductValues>
            name="enabled"
            label={words.enabled}
            hint={words.enabledHint}
            className="sm:col-span-2"
          />
        </div>
      </RecordDialog>
    </FormProvider>
  );
}
