// Mappatura Campi: what each column of the file holds, and mappings kept for other files.
import { RotateCcw } from "lucide-react";
import { Link } from "react-router";
import { type Cemetery, useCemeteries } from "@/api/registry";
import { mappingText as words } from "@/lib/text/data-import";
import { Button, buttonLook } from "@/ui/button";
import { Field, Input } from "@/ui/field";
import { LoadFailed } from "@/ui/list-page";
import { Notice } from "@/ui/notice";
import { type Address, pathOf } from "./address";
import { ColumnsTable } from "./columns-table";
import { FaultNotice } from "./fault-notice";
import { useArrival } from "./mapping-link";
import { type Mapping, useGuide } from "./queries";
import { hasCemetery, PLAIN, wholeReading } from "./reading";
import { SaveMapping } from "./save-mapping";
import { readingOfMapping } from "./saved";
import { SavedMappings } from "./saved-mappings";
import { Section } from "./section";
import type { Draft, DraftState } from "./use-draft";

interface Props {
  state: DraftState;
  address: Address;
}

export function MappingTab({ state, address }: Props) {
  const { draft } = state;
  const guide = useGuide();
  const heading = useArrival();
  const { data: cemeteries = [] } = useCemeteries();
  if (guide.isError) return <LoadFailed onRetry={() => void guide.refetch()} />;
  if (!guide.data) return <span className="skeleton h-80" />;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      {draft?.found ? (
        <Section title={words.title} heading={heading}>
          <p className="max-w-prose text-muted">{words.lead}</p>
          {!hasCemetery(draft.columns) && (
            <EveryRow value={draft.cemetery} onChange={(cemetery) => state.change({ cemetery })} />
          )}
          <ColumnsTable
            columns={draft.columns}
            fields={guide.data.columns}
            onChange={(columns) => state.change({ columns })}
          />
          <Button
            className="justify-self-start"
            disabled={!draft.isChosen}
            onClick={() => void state.look(draft.file, { ...PLAIN, sheet: draft.sheet })}
          >
            <RotateCcw size={18} aria-hidden />
            {words.reset}
          </Button>
          <SaveMapping reading={wholeReading(draft)} />
        </Section>
      ) : (
        <NoFile path={pathOf({ ...address, tab: "file" })} />
      )}
      <FaultNotice fault={state.fault} />
      <SavedMappings {...(draft?.found && { onUse: usingOf(state, draft, cemeteries) })} />
    </div>
  );
}

function usingOf(state: DraftState, draft: Draft, cemeteries: readonly Cemetery[]) {
  return (mapping: Mapping) => {
    const reading = readingOfMapping(mapping, cemeteries, draft.cemetery.trim() || null);
    const { cemeteryId: applied } = mapping;
    return state.look(draft.file, { ...reading, sheet: draft.sheet }, { applied });
  };
}

function NoFile({ path }: { path: string }) {
  return (
    <Notice title={words.noFile} hint={words.noFileHint} level="h2">
      <Link to={path} className={buttonLook({ variant: "primary" })}>
        {words.toFile}
      </Link>
    </Notice>
  );
}

interface EveryRowProps {
  value: string;
  onChange: (name: string) => void;
}

/** Of the list, or a name that the register does not know yet. */
function EveryRow({ value, onChange }: EveryRowProps) {
  const { data: cemeteries = [] } = useCemeteries();
  return (
    <Field label={words.cemetery} hint={words.cemeteryHint} className="max-w-xl">
      {(control) => (
        <>
          <Input
            {...control}
            list="cimiteri"
            autoComplete="off"
            maxLength={200}
            value={value}
            onChange={({ target }) => onChange(target.value)}
          />
          <datalist id="cimiteri">
            {cemeteries.map(({ id, name }) => (
              <option key={id} value={name} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
