// The first rows of the file as they are written, and what an import would say of all of them.
import { useEffect, useRef, useState } from "react";
import { formatCount } from "@/lib/numbers";
import { importText as words } from "@/lib/text/data-import";
import { Button } from "@/ui/button";
import { type Column, DataTable } from "@/ui/data-table";
import { NoticeBox } from "./notice-box";
import { inOwnNames } from "./own-names";
import type { Preview } from "./queries";
import type { Matched } from "./reading";
import { Section } from "./section";

interface Row {
  number: number;
  cells: Record<string, string>;
}

interface Props {
  preview: Preview;
  /** As they are matched: problems are told by their names. */
  matched: readonly Matched[];
}

export function PreviewView({ preview, matched }: Props) {
  const { columns, previewRows, totalRows, ignoredColumns } = preview;
  const [isWhole, setWhole] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const table = useRef<HTMLDivElement>(null);
  // Whoever has asked for it goes on here.
  useEffect(() => heading.current?.focus(), []);
  const read = readFirst(columns, ignoredColumns);
  const told = inOwnNames(matched);
  const errors = preview.errors.map(told);
  const warnings = preview.warnings.map(told);
  const rows = preview.preview.map((cells, index) => ({ number: index + 1, cells }));
  return (
    <Section title={words.previewTitle} heading={heading}>
      <p role="status" className="text-muted">
        {words.previewCount(formatCount(previewRows), formatCount(totalRows))}
      </p>
      <Ignored names={ignoredColumns} />
      {errors.length === 0 && totalRows > 0 && (
        <NoticeBox tone="good">
          <p>{words.noFault}</p>
        </NoticeBox>
      )}
      <Told tone="alert" count={words.errors} said={errors} />
      <Told tone="warm" count={words.warnings} said={warnings} />
      <div ref={table} tabIndex={-1}>
        <DataTable
          caption={words.previewTable}
          columns={tableColumns(isWhole ? columns : read)}
          rows={rows}
          rowKey={({ number }) => number}
          empty={words.previewEmpty}
        />
      </div>
      {!isWhole && read.length < columns.length && (
        <Button
          className="justify-self-start"
          onClick={() => {
            table.current?.focus();
            setWhole(true);
          }}
        >
          {words.showColumns(formatCount(columns.length))}
        </Button>
      )}
    </Section>
  );
}

/** So many names are read at a glance. */
const FEW_NAMES = 5;

function Ignored({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  const all = names.join(", ");
  if (names.length <= FEW_NAMES)
    return <p className="wrap-anywhere">{words.ignored(all, names.length === 1)}</p>;
  const first = names.slice(0, FEW_NAMES).join(", ");
  return (
    <details className="wrap-anywhere">
      <summary className="cursor-pointer rounded py-1">
        {words.ignoredMany(formatCount(names.length), first)}
      </summary>
      <p className="mt-2 rounded-xl bg-sunken p-4 text-[0.95rem]">{all}</p>
    </details>
  );
}

/** Of many columns those that are imported: ten rows of two hundred are no preview. */
function readFirst(columns: string[], ignored: string[]): string[] {
  if (ignored.length <= FEW_NAMES) return columns;
  const unread = new Set(ignored);
  const read = columns.filter((name) => !unread.has(name));
  return read.length > 0 ? read : columns;
}

function tableColumns(names: string[]): Column<Row>[] {
  const number: Column<Row> = {
    id: "",
    header: words.row,
    isTitle: true,
    cell: (row) => `${row.number}`,
  };
  const cells = names.map((name) => ({
    id: name,
    header: name,
    cell: (row: Row) => row.cells[name] ?? "",
  }));
  return [number, ...cells];
}

/** At first only so many; the service itself tells no more than a thousand, and then in one line
 * how many are left. */
const FEW = 5;
const MOST = 1000;

interface ToldProps {
  tone: "alert" | "warm";
  count: (count: string) => string;
  said: string[];
}

function Told({ tone, count, said }: ToldProps) {
  const [isWhole, setWhole] = useState(false);
  const next = useRef<HTMLLIElement>(null);
  // The button is gone: the first line that was hidden takes its place.
  useEffect(() => {
    if (isWhole) next.current?.focus();
  }, [isWhole]);
  if (said.length === 0) return null;
  const isMore = said.length > MOST;
  const total = formatCount(isMore ? MOST : said.length);
  return (
    <NoticeBox tone={tone}>
      <p className="font-semibold">{count(isMore ? words.upTo(total) : total)}</p>
      <ul className="grid gap-1 text-[0.95rem]">
        {(isWhole ? said : said.slice(0, FEW)).map((line, place) => (
          <li key={line} {...(place === FEW && { ref: next, tabIndex: -1 })}>
            {line}
          </li>
        ))}
      </ul>
      {said.length > FEW && !isWhole && (
        <Button variant="outline" onClick={() => setWhole(true)}>
          {(isMore ? words.showFirst : words.showAll)(total)}
        </Button>
      )}
    </NoticeBox>
  );
}
