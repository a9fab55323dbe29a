// What was found in the file before it is imported: columns, sheets, what still has to be chosen.
import { Link } from "react-router";
import { formatCount } from "@/lib/numbers";
import { importText as words } from "@/lib/text/data-import";
import { Field, Select } from "@/ui/field";
import { NoticeBox } from "./notice-box";
import type { Columns } from "./queries";
import { hasCemetery, readingOf } from "./reading";
import type { Draft, DraftState } from "./use-draft";

interface Props {
  draft: Draft;
  found: Columns;
  look: DraftState["look"];
  mappingPath: string;
}

export function FileFacts({ draft, found, look, mappingPath }: Props) {
  const { columns, cemetery } = draft;
  const known = columns.filter(({ chosen }) => chosen !== null).length;
  const uncertain = columns.filter((column) => !column.isCertain && isAsGuessed(column)).length;
  const isLost = !hasCemetery(columns) && cemetery.trim() === "";
  const onSheet = (sheet: string) => void look(draft.file, { ...readingOf(draft), sheet });
  return (
    <div className="grid gap-4">
      {found.sheets.length > 1 && (
        <Field label={words.sheet} className="max-w-96">
          {(control) => (
            <Select
              {...control}
              value={found.sheet ?? ""}
              onChange={({ target }) => onSheet(target.value)}
            >
              {found.sheets.map((sheet) => (
                <option key={sheet}>{sheet}</option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <p className="flex flex-wrap gap-x-3">
        <span>{words.columns(formatCount(columns.length), formatCount(known))}</span>
        <MappingLink path={mappingPath} />
      </p>
      {!hasCemetery(columns) && !isLost && <p>{words.everyRow(cemetery.trim())}</p>}
      {isLost && (
        <NoticeBox tone="warm">
          <p>{words.noCemetery}</p>
        </NoticeBox>
      )}
      {uncertain > 0 && (
        <NoticeBox tone="warm">
          <p>{words.uncertain(formatCount(uncertain))}</p>
        </NoticeBox>
      )}
      {found.warnings.length > 0 && (
        <NoticeBox tone="warm">
          {found.warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </NoticeBox>
      )}
    </div>
  );
}

function isAsGuessed({ field, chosen }: Draft["columns"][number]): boolean {
  return field !== null && chosen === field;
}

function MappingLink({ path }: { path: string }) {
  return (
    <Link
      to={path}
      preventScrollReset
      className="rounded font-semibold text-brand-text underline underline-offset-3"
    >
      {words.seeMapping}
    </Link>
  );
}
