// The first rows of the file as they are written, and what an import would say of all of them.
import { useState } from "react";
import { formatCount } from "@/lib/numbers";
import { importText as words } from "@/lib/text/data-import";
import { Button } from "@/ui/button";
import { type Column, DataTable } from "@/ui/data-table";
import { NoticeBox } from "./notice-box";
import type { Preview } from "./queries";
import { Section } from "./section";

interface Row {
  number: number;
  cells: Record<string, string>;
}

export function PreviewView({ preview }: { preview: Preview }) {
  const { columns, previewRows, totalRows, errors, warnings, ignoredColumns } = preview;
  const rows = preview.preview.map((cells, index) => ({ number: index + 1, cells }));
  return (
    <Section title={words.previewTitle}>
      <p role="status" className="text-muted">
        {words.previewCount(formatCount(previewRows), formatCount(totalRows))}
      </p>
      {ignoredColumns.length > 0 && (
        <p className="wrap-anywhere">{words.ignored(ignoredColumns.join(", "))}</p>
      )}
      {errors.length === 0 && totalRows > 0 && (
        <NoticeBox tone="good">
          <p>{words.noFault}</p>
        </NoticeBox>
      )}
      <Told tone="alert" count={words.errors} said={errors} />
      <Told tone="warm" count={words.warnings} said={warnings} />
      <DataTable
        caption={words.previewTable}
        columns={tableColumns(columns)}
        rows={rows}
        rowKey={({ number }) => number}
        empty={words.previewEmpty}
      />
    </Section>
  );
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

/** At first only so many; the service itself tells no more than a thousand. */
const FEW = 5;
const MOST = 1000;

interface ToldProps {
  tone: "alert" | "warm";
  count: (count: string) => string;
  said: string[];
}

function Told({ tone, count, said }: ToldProps) {
  const [isWhole, setWhole] = useState(false);
  if (said.length === 0) return null;
  const total = formatCount(said.length);
  return (
    <NoticeBox tone={tone}>
      <p className="font-semibold">{count(said.length >= MOST ? words.upTo(total) : total)}</p>
      <ul className="grid gap-1 text-[0.95rem]">
        {said.slice(0, isWhole ? MOST : FEW).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {said.length > FEW && !isWhole && (
        <Button variant="outline" onClick={() => setWhole(true)}>
          {words.showAll(total)}
        </Button>
      )}
    </NoticeBox>
  );
}
