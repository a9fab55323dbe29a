// What was found about rows: errors, warnings, rows skipped; and records that undoing has left.
import { useRef } from "react";
import { Link, useNavigate } from "react-router";
import { formatCount } from "@/lib/numbers";
import { jobsText } from "@/lib/text/data-import";
import { text } from "@/lib/text/text";
import { type Column, DataTable } from "@/ui/data-table";
import { SearchInput } from "@/ui/filter-bar";
import { LoadFailed } from "@/ui/list-page";
import { Pagination } from "@/ui/pagination";
import { ViewTabs } from "@/ui/view-tabs";
import { type Address, pathOf } from "./address";
import { withoutColumns } from "./own-names";
import { type Job, type Note, type NoteKind, useGuide, useHits, useNotes } from "./queries";
import { useLastPage } from "./use-last-page";

const words = jobsText.notes;

/** Of an import that is taken back, what stays and why comes first. */
function countsOf({ state, failed, warned, skipped, kept }: Job): [NoteKind, number][] {
  const found: [NoteKind, number][] = [
    ["error", failed],
    ["warning", warned],
    ["skipped", skipped],
  ];
  return state === "undone" ? [["kept", kept], ...found] : found;
}

export function NotesList({ job, address }: { job: Job; address: Address }) {
  const counts = countsOf(job);
  const most = counts.find(([, count]) => count > 0);
  if (!most) return null;
  const kind = counts.find(([one]) => one === address.kind)?.[0] ?? most[0];
  return <Notes job={job} address={address} kind={kind} counts={counts} />;
}

interface Props {
  job: Job;
  address: Address;
  kind: NoteKind;
  counts: [NoteKind, number][];
}

function Notes({ job, address, kind, counts }: Props) {
  const { search, notesPage: page } = address;
  const navigate = useNavigate();
  const top = useRef<HTMLDivElement>(null);
  const notes = useNotes({ jobId: job.id, kind, search, page });
  const path = (part: Partial<Address>) => pathOf({ ...address, kind, ...part });
  const hits = useHits(job.id, filledOf(counts), search);
  // While it is searched each tab says how much of that it holds.
  const shown = counts.map(([one, count]) => {
    const found = search && count > 0 ? hits.get(one) : count;
    return { kind: one, count: found, path: path({ kind: one, notesPage: 1 }) };
  });
  useLastPage(notes, page, (notesPage) => path({ notesPage }));
  const again = () => {
    top.current?.focus();
    void notes.refetch();
  };
  return (
    <div ref={top} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 className="text-lg font-semibold">{words.title}</h3>
      <ViewTabs
        label={words.views}
        views={shown.map((tab) => ({
          path: tab.path,
          label: words[tab.kind],
          isCurrent: tab.kind === kind,
          count: tab.count,
        }))}
      />
      <div className="max-w-96">
        <SearchInput
          label={words.search}
          placeholder={words.searchHint}
          value={search}
          onChange={(next) =>
            void navigate(path({ search: next, notesPage: 1 }), {
              replace: true,
              preventScrollReset: true,
            })
          }
        />
      </div>
      <p role="status" className="text-muted">
        {notes.data ? words.count(formatCount(notes.data.total)) : text.common.loading}
      </p>
      {notes.isError && !notes.data ? (
        <LoadFailed onRetry={again} />
      ) : (
        <DataTable
          caption={words[kind]}
          columns={kind === "kept" ? keptColumns : rowColumns(kind)}
          rows={notes.data?.results.map((note, index) => ({ ...note, key: index }))}
          rowKey={({ key }) => key}
          empty={search ? <NoneFound tabs={shown} kind={kind} /> : words.none[kind]}
        />
      )}
      <Pagination
        label={words.pages}
        page={page}
        totalPages={notes.data?.totalPages ?? 0}
        pathOf={(notesPage) => path({ notesPage })}
        onTurn={() => top.current?.scrollIntoView()}
      />
    </div>
  );
}

function filledOf(counts: Props["counts"]): NoteKind[] {
  return counts.filter(([, count]) => count > 0).map(([kind]) => kind);
}

interface NoneProps {
  tabs: { kind: NoteKind; count: number | undefined; path: string }[];
  kind: NoteKind;
}

/** Who is not in this tab may be in another: it never reads as if nobody were there. */
function NoneFound({ tabs, kind }: NoneProps) {
  const others = tabs.filter((tab) => tab.kind !== kind);
  if (others.some(({ count }) => count === undefined)) return text.common.loading;
  const found = others.filter(({ count }) => count !== 0);
  if (found.length === 0) return words.noneFound;
  return (
    <p className="flex flex-wrap justify-center gap-x-3 gap-y-1">
      <span>{words.noneHere}</span>
      {found.map((tab) => (
        <Link
          key={tab.kind}
          to={tab.path}
          preventScrollReset
          className="font-semibold text-brand-text underline underline-offset-2"
        >
          {words.elsewhere(words[tab.kind], formatCount(tab.count ?? 0))}
        </Link>
      ))}
    </p>
  );
}

/** One row may be spoken of twice. */
type Keyed = Note & { key: number };

const about: Column<Keyed> = {
  id: "about",
  header: words.columns.about,
  cell: (note) => <About note={note} />,
};
const reason: Column<Keyed> = {
  id: "reason",
  header: words.columns.reason,
  cell: ({ column, reason }) => (column ? withoutColumns(reason) : reason),
};
const whom: Column<Keyed> = {
  id: "whom",
  header: words.columns.whom,
  cell: (note) => note.whom && <span className="wrap-anywhere">{note.whom}</span>,
};
const keptColumns: Column<Keyed>[] = [{ ...about, isTitle: true }, reason];

function rowColumns(kind: NoteKind): Column<Keyed>[] {
  const row: Column<Keyed> = {
    id: "row",
    header: words.columns.row,
    isTitle: true,
    className: "tabular-nums",
    cell: (note) => <Place note={note} />,
  };
  return kind === "skipped" ? [row, whom, reason] : [row, whom, about, reason];
}

/** A column is called as its owner does, then as on the other tabs; anything else as it is told. */
function About({ note: { about: name, column } }: { note: Note }) {
  const { data: guide } = useGuide();
  const label = guide?.columns.find((known) => known.name === name)?.label;
  if (!label && !column) return <span className="wrap-anywhere">{name}</span>;
  return (
    <>
      <span className="block wrap-anywhere">{column ?? label}</span>
      {column && <span className="block text-sm text-muted">{label ?? name}</span>}
      {!column && <code className="block font-mono text-sm text-muted wrap-anywhere">{name}</code>}
    </>
  );
}

function Place({ note: { row, line } }: { note: Note }) {
  return (
    <>
      <span className="block font-semibold">{row === null ? "–" : formatCount(row)}</span>
      {line !== null && (
        <span className="block text-sm whitespace-nowrap text-muted">
          {words.line(formatCount(line))}
        </span>
      )}
    </>
  );
}
