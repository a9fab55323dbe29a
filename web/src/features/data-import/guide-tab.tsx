// Guida Formati: what a file may hold, as the import itself tells it.
import { mappingText, guideText as words } from "@/lib/text/data-import";
import { Badge } from "@/ui/badge";
import { type Column, DataTable } from "@/ui/data-table";
import { LoadFailed } from "@/ui/list-page";
import { useGuide } from "./queries";
import { type Guide, LEVELS } from "./reading";
import { Section } from "./section";

type Known = Guide["columns"][number];
type Dated = Guide["dates"][number];

const MEGABYTE = 1024 * 1024;

export function GuideTab() {
  const guide = useGuide();
  if (guide.isError) return <LoadFailed onRetry={() => void guide.refetch()} />;
  if (!guide.data) return <span className="skeleton h-80" />;
  const { columns, dates, rules } = guide.data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-9">
      <Section title={words.title}>
        <FileFormat guide={guide.data} />
      </Section>
      <Section title={words.rules}>
        <ul className="grid max-w-prose list-disc gap-2 pl-5">
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </Section>
      {LEVELS.map((level) => {
        const title = words.columnsOf(mappingText.levels[level]);
        return (
          <Section key={level} title={title}>
            <DataTable
              caption={title}
              columns={columnColumns}
              rows={columns.filter((column) => column.level === level)}
              rowKey={({ name }) => name}
            />
          </Section>
        );
      })}
      <Section title={words.dates}>
        <DataTable
          caption={words.dates}
          columns={dateColumns}
          rows={dates}
          rowKey={({ written }) => written}
        />
      </Section>
    </div>
  );
}

function FileFormat({ guide }: { guide: Guide }) {
  const { separator, encoding, maxBytes } = guide;
  const facts = [
    [words.file.separator, separator === ";" ? words.file.semicolon : separator],
    [words.file.encoding, encoding],
    [words.file.size, words.file.megabytes(Math.round(maxBytes / MEGABYTE))],
  ] as const;
  return (
    <dl className="grid max-w-xl grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
      {facts.map(([label, value]) => (
        <div key={label} className="col-span-2 grid grid-cols-subgrid">
          <dt className="text-muted">{label}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Samples({ texts }: { texts: readonly string[] }) {
  return texts.length === 0 ? null : (
    <ul className="grid gap-0.5 font-mono text-sm">
      {texts.map((text) => (
        <li key={text} className="wrap-anywhere">
          {text}
        </li>
      ))}
    </ul>
  );
}

const columnColumns: Column<Known>[] = [
  {
    id: "name",
    header: words.columns.name,
    isTitle: true,
    className: "min-w-48",
    cell: ({ name, label, required }) => (
      <>
        <span className="block font-semibold">{label}</span>
        <code className="block font-mono text-sm text-muted wrap-anywhere">{name}</code>
        {required && <Badge tone="warm">{words.required}</Badge>}
      </>
    ),
  },
  {
    id: "aliases",
    header: words.columns.aliases,
    className: "min-w-62",
    cell: ({ aliases }) => <Samples texts={aliases} />,
  },
  { id: "kind", header: words.columns.kind, cell: ({ kind }) => words.kinds[kind] },
  { id: "rule", header: words.columns.rule, className: "min-w-56", cell: ({ rule }) => rule },
  {
    id: "examples",
    header: words.columns.examples,
    className: "min-w-40",
    cell: ({ examples }) => <Samples texts={examples} />,
  },
];

const dateColumns: Column<Dated>[] = [
  {
    id: "written",
    header: words.dateColumns.written,
    isTitle: true,
    cell: ({ written }) => <code className="font-mono">{written}</code>,
  },
  {
    id: "stored",
    header: words.dateColumns.stored,
    cell: ({ stored }) =>
      stored ? (
        <code className="font-mono">{stored}</code>
      ) : (
        <span className="text-muted">{words.unknown}</span>
      ),
  },
  { id: "note", header: words.dateColumns.note, cell: ({ note }) => note },
];
