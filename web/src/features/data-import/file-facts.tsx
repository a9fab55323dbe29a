// What was found in the file before it is imported: columns, sheets, what still has to be chosen.
import { formatCount } from "@/lib/numbers";
import { importText as words } from "@/lib/text/data-import";
import { Field, Select } from "@/ui/field";
import { AppliedMapping, MappingOffers } from "./applied-mapping";
import { MappingLink } from "./mapping-link";
import { NoticeBox } from "./notice-box";
import type { Columns } from "./queries";
import { hasCemetery, lacksCemetery } from "./reading";
import type { Draft, DraftState } from "./use-draft";

interface Props {
  draft: Draft;
  found: Columns;
  state: DraftState;
  mappingPath: string;
}

export function FileFacts({ draft, found, state, mappingPath }: Props) {
  const { columns, cemetery } = draft;
  const known = columns.filter(({ chosen }) => chosen !== null).length;
  const uncertain = columns.filter((column) => !column.isCertain && isAsGuessed(column)).length;
  const isLost = lacksCemetery(draft);
  return (
    <div className="grid gap-4">
      {found.sheets.length > 1 && (
        <Field label={words.sheet} className="max-w-96">
          {(control) => (
            <Select
              {...control}
              value={found.sheet ?? ""}
              onChange={({ target }) => void state.turnSheet(draft, target.value)}
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
        <MappingLink path={mappingPath}>{words.seeMapping}</MappingLink>
      </p>
      {draft.applied !== null && (
        <AppliedMapping
          id={draft.applied}
          path={mappingPath}
          onDecline={() => void state.decline(draft)}
        />
      )}
      {!hasCemetery(columns) && !isLost && <p>{words.everyRow(cemetery.trim())}</p>}
      {isLost && (
        <NoticeBox tone="warm">
          <p>{words.noCemetery}</p>
          <MappingOffers draft={draft} look={state.look} />
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
