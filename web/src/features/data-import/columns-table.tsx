// The columns of the file, each with the field it holds.
import { mappingText as words } from "@/lib/text/data-import";
import { Badge } from "@/ui/badge";
import { type Column, DataTable } from "@/ui/data-table";
import { Select } from "@/ui/field";
import { type Guide, LEVELS, type Matched, rivalOf } from "./reading";

type Known = Guide["columns"][number];

interface Props {
  columns: readonly Matched[];
  fields: readonly Known[];
  onChange: (columns: Matched[]) => void;
}

export function ColumnsTable({ columns, fields, onChange }: Props) {
  const choose = (changed: Matched, chosen: string | null) =>
    onChange(columns.map((column) => (column === changed ? { ...column, chosen } : column)));
  return (
    <DataTable
      caption={words.table}
      columns={tableColumns(columns, fields, choose)}
      rows={[...columns]}
      rowKey={({ name }) => name}
    />
  );
}

function tableColumns(
  all: readonly Matched[],
  fields: readonly Known[],
  choose: (column: Matched, chosen: string | null) => void,
): Column<Matched>[] {
  return [
    {
      id: "column",
      header: words.columns.column,
      isTitle: true,
      className: "min-w-36",
      cell: ({ name }) => <span className="font-semibold wrap-anywhere">{name}</span>,
    },
    {
      id: "field",
      header: words.columns.field,
      className: "min-w-64",
      cell: (column) => (
        <FieldChoice
          column={column}
          fields={fields}
          rival={rivalOf(all, column)}
          onChange={(chosen) => choose(column, chosen)}
        />
      ),
    },
    { id: "match", header: words.columns.match, cell: (column) => <Match column={column} /> },
    {
      id: "samples",
      header: words.columns.samples,
      className: "min-w-40",
      cell: ({ samples }) => samples.join(" · "),
    },
  ];
}

interface ChoiceProps {
  column: Matched;
  fields: readonly Known[];
  rival: string | null;
  onChange: (chosen: string | null) => void;
}

function FieldChoice({ column, fields, rival, onChange }: ChoiceProps) {
  return (
    <div className="grid gap-1.5">
      <Select
        aria-label={words.fieldOf(column.name)}
        aria-invalid={rival !== null || undefined}
        value={column.chosen ?? ""}
        onChange={({ target }) => onChange(target.value || null)}
      >
        <option value="">{words.ignored}</option>
        {LEVELS.map((level) => (
          <optgroup key={level} label={words.levels[level]}>
            {fields
              .filter((field) => field.level === level)
              .map(({ name, label }) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
          </optgroup>
        ))}
      </Select>
      {rival !== null && <p className="text-sm font-semibold text-danger">{words.twice(rival)}</p>}
    </div>
  );
}

function Match({ column: { chosen, field, isCertain } }: { column: Matched }) {
  if (chosen === null) return <Badge tone="quiet">{words.ignored}</Badge>;
  if (chosen !== field) return <Badge tone="good">{words.chosen}</Badge>;
  return isCertain ? (
    <Badge tone="good">{words.certain}</Badge>
  ) : (
    <Badge tone="warm">{words.uncertain}</Badge>
  );
}
