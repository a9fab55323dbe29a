// Keeps the mapping in use, for one cemetery or for all.
import { Save } from "lucide-react";
import { useState } from "react";
import { useCemeteries } from "@/api/registry";
import { mappingText as words } from "@/lib/text/data-import";
import { Button } from "@/ui/button";
import { Field, Select } from "@/ui/field";
import { useSaveMapping } from "./queries";
import type { Reading } from "./reading";

/** Of no one cemetery. */
export const EVERYONE = 0;

export function SaveMapping({ reading }: { reading: Reading }) {
  const { data: cemeteries = [] } = useCemeteries();
  const [chosen, setChosen] = useState<number | null>(null);
  const save = useSaveMapping();
  const own = cemeteries.find(({ name }) => name === reading.cemetery);
  const cemeteryId = chosen ?? own?.id ?? EVERYONE;
  return (
    <div className="flex flex-wrap items-end gap-3 border-t border-line pt-5">
      <Field label={words.saveFor} className="w-full max-w-80">
        {(control) => (
          <Select
            {...control}
            value={cemeteryId}
            onChange={({ target }) => setChosen(Number(target.value))}
          >
            <option value={EVERYONE}>{words.everyone}</option>
            {cemeteries.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Button disabled={save.isPending} onClick={() => save.mutate({ cemeteryId, reading })}>
        <Save size={18} aria-hidden />
        {words.save}
      </Button>
      <p className="w-full text-sm text-muted">{words.saveHint}</p>
    </div>
  );
}
