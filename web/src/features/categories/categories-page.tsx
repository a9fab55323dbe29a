// /categories: what products are grouped by. Only superadmins come here.
import { Pencil, Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { type CemeteryName, useCemeteryNames } from "@/api/cemeteries";
import { CemeteryChoice } from "@/api/cemetery-choice";
import { failureOf } from "@/api/failure";
import { categoriesText as words } from "@/lib/text/shop";
import { staffText } from "@/lib/text/staff";
import { useAddress } from "@/lib/use-address";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { DeleteDialog } from "@/ui/delete-dialog";
import { FilterBar } from "@/ui/filter-bar";
import { LoadFailed } from "@/ui/list-page";
import { Notice } from "@/ui/notice";
import { CategoryForm } from "./category-form";
import { type Category, useCategories, useDeleteCategory } from "./queries";

const CEMETERY = "cimitero";
const NEW = "new";
const NO_RECORDS: never[] = [];

export function CategoriesPage() {
  const { params, go } = useAddress();
  const categories = useCategories();
  const { names: cemeteries } = useCemeteryNames(NO_RECORDS);
  const [edited, setEdited] = useState<number | typeof NEW | null>(null);
  const [deleted, setDeleted] = useState<Category | null>(null);
  const wanted = Number(params.get(CEMETERY) ?? 0) || null;
  const shown = categories.data?.filter(
    ({ cemetery_id }) => wanted === null || cemetery_id === 0 || cemetery_id === wanted,
  );
  const close = () => setEdited(null);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="w-full max-w-80">
          <FilterBar label={staffText.common.filters}>
            <CemeteryChoice
              value={wanted}
              onChange={(id) => go(new URLSearchParams(id ? { [CEMETERY]: String(id) } : {}))}
            />
          </FilterBar>
        </div>
        <Button variant="primary" onClick={() => setEdited(NEW)}>
          <Plus size={18} aria-hidden />
          {words.add}
        </Button>
      </div>
      <p className="text-muted">{words.lead}</p>
      {edited === NEW && <CategoryForm category={null} cemeteries={cemeteries} onClose={close} />}
      {categories.isError && <LoadFailed onRetry={() => void categories.refetch()} />}
      {categories.isPending && <span className="skeleton h-40 rounded-2xl" />}
      {shown?.length === 0 && (
        <Notice title={wanted === null ? words.none : words.noneFiltered} level="h2" />
      )}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {shown?.map((category) => (
          <li
            key={category.id}
            className={edited === category.id ? "sm:col-span-2 xl:col-span-3" : "grid"}
          >
            {edited === category.id ? (
              <CategoryForm category={category} cemeteries={cemeteries} onClose={close} />
            ) : (
              <Card
                category={category}
                cemeteries={cemeteries}
                onEdit={() => setEdited(category.id)}
                onDelete={() => setDeleted(category)}
              />
            )}
          </li>
        ))}
      </ul>
      {deleted && <Deletion category={deleted} onClose={() => setDeleted(null)} />}
    </div>
  );
}

interface CardProps {
  category: Category;
  cemeteries: CemeteryName[];
  onEdit: () => void;
  onDelete: () => void;
}

function Card({ category, cemeteries, onEdit, onDelete }: CardProps) {
  const { id, title, cemetery_id, enabled } = category;
  const place = cemeteries.find((cemetery) => cemetery.id === cemetery_id)?.name;
  return (
    <article className="grid content-between gap-4 rounded-2xl border border-line bg-surface p-5">
      <div className="grid gap-1.5">
        <p className="flex items-center justify-between gap-3 text-sm text-muted">
          {words.number(id)}
          <Badge tone={enabled ? "good" : "quiet"} dot>
            {enabled ? words.on : words.off}
          </Badge>
        </p>
        <h2 className="font-serif text-2xl leading-tight font-semibold wrap-anywhere">{title}</h2>
        <p className="text-muted">{cemetery_id === 0 ? words.everywhere : (place ?? "")}</p>
      </div>
      <p className="-mx-2 -mb-2 flex justify-end">
        <Button
          variant="ghost"
          size="icon"
          aria-label={words.editOf(title)}
          title={staffText.common.edit}
          onClick={onEdit}
        >
          <Pencil size={18} aria-hidden />
        </Button>
        <Button
          variant="ghostDanger"
          size="icon"
          aria-label={words.deleteOf(title)}
          title={staffText.common.delete}
          onClick={onDelete}
        >
          <Trash2 size={18} aria-hidden />
        </Button>
      </p>
    </article>
  );
}

function Deletion({ category, onClose }: { category: Category; onClose: () => void }) {
  const remove = useDeleteCategory();
  const refused = remove.isError ? (failureOf(remove.error).message ?? words.deleteFailed) : null;
  return (
    <DeleteDialog
      title={words.deleteTitle}
      ask={words.deleteAsk}
      about={category.title}
      isDeleting={remove.isPending}
      refused={refused}
      onConfirm={() => remove.mutate(category.id, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
}
