// Asks before a cemetery is deleted; what it holds goes along only when its name is typed.
import { useId, useState } from "react";
import { type Cemetery, refusalOf } from "@/api/registry";
import { fold } from "@/lib/fold";
import { cemeteriesText as words } from "@/lib/text/cemeteries";
import { Button } from "@/ui/button";
import { DeleteDialog } from "@/ui/delete-dialog";
import { Field, Input } from "@/ui/field";
import { isFull, useDeleteCemetery } from "./queries";

export function DeleteCemetery({ cemetery, onClose }: { cemetery: Cemetery; onClose: () => void }) {
  const remove = useDeleteCemetery();
  const [typed, setTyped] = useState("");
  const form = useId();
  const isTyped = fold(typed) === fold(cemetery.name);
  const done = { onSuccess: onClose };
  return (
    <DeleteDialog
      title={words.deleteTitle}
      ask={words.deleteAsk(cemetery.name)}
      about={!remove.isError && words.deleteAbout}
      isDeleting={remove.isPending}
      refused={refusalOf(remove.error, words.deleteFailed)}
      onConfirm={() => remove.mutate({ cemetery }, done)}
      onClose={onClose}
      action={
        isFull(remove.error) && (
          <Button type="submit" form={form} variant="danger" disabled={!isTyped}>
            {words.cascadeConfirm}
          </Button>
        )
      }
    >
      {isFull(remove.error) && (
        <form
          id={form}
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            if (isTyped) remove.mutate({ cemetery, confirmed: typed }, done);
          }}
        >
          <p>{words.cascade}</p>
          <Field label={words.cascadeName(cemetery.name)}>
            {(control) => (
              <Input
                {...control}
                value={typed}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => setTyped(target.value)}
              />
            )}
          </Field>
        </form>
      )}
    </DeleteDialog>
  );
}
