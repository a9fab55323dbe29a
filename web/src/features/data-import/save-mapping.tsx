// Keeps the mapping in use, for one cemetery or for all.
import { Save } from "lucide-react";
import { useState } from "react";
import { useCemeteries } from "@/api/registry";
import { formatMoment } from "@/lib/dates";
import { mappingText as words } from "@/lib/text/data-import";
import { Button } from "@/ui/button";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import { Field, Select } from "@/ui/field";
import { NoticeBox } from "./notice-box";
import { useMappings, useSaveMapping } from "./queries";
import { type Reading, rivals, savedReading } from "./reading";
import { EVERYONE, isSameName, isSameReading } from "./saved";
import { useMappingName } from "./use-mapping-name";

export function SaveMapping({ reading }: { reading: Reading }) {
  const { data: cemeteries = [] } = useCemeteries();
  const [chosen, setChosen] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);
  const save = useSaveMapping();
  const { data: mappings = [] } = useMappings();
  const nameOf = useMappingName();
  const own = cemeteries.find(({ name }) => reading.cemetery && isSameName(name, reading.cemetery));
  const cemeteryId = chosen ?? own?.id ?? EVERYONE;
  const isForAll = cemeteryId === EVERYONE;
  const whose = cemeteries.find(({ id }) => id === cemeteryId)?.name;
  // Whoever uses it for one cemetery would fill another.
  const isElsewhere = !isForAll && reading.cemetery !== null && cemeteryId !== own?.id;
  const kept = isForAll ? { ...reading, cemetery: null } : reading;
  const before = mappings.find((mapping) => mapping.cemeteryId === cemeteryId);
  const isOther = before && !isSameReading(savedReading(before.reading), kept);
  const twice = rivals(reading);
  const keep = () => save.mutate({ cemeteryId, reading: kept });
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
      <Button
        disabled={save.isPending || isElsewhere || twice !== null}
        onClick={() => (isOther ? setAsking(true) : keep())}
      >
        <Save size={18} aria-hidden />
        {words.save}
      </Button>
      {twice && (
        <div className="w-full">
          <NoticeBox tone="alert" role="alert">
            <p className="wrap-anywhere">{words.rivals(...twice)}</p>
          </NoticeBox>
        </div>
      )}
      {isAsking && before && (
        <ConfirmDialog
          title={words.replaceTitle}
          confirm={words.replace}
          onConfirm={keep}
          onCancel={() => setAsking(false)}
        >
          <p className="wrap-anywhere">
            {words.replaceAsk(nameOf(cemeteryId), formatMoment(before.updatedAt))}
          </p>
        </ConfirmDialog>
      )}
      {isElsewhere && (
        <div className="w-full">
          <NoticeBox tone="alert" role="alert">
            <p>{words.elsewhere(whose ?? words.numbered(cemeteryId), reading.cemetery ?? "")}</p>
          </NoticeBox>
        </div>
      )}
      <p className="w-full text-sm text-muted">
        {words.saveHint} {isForAll && reading.cemetery !== null && words.withoutCemetery}
      </p>
    </div>
  );
}
