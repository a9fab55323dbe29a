// Two records side by side: what differs is chosen field by field, what does not is folded away.
import { clsx } from "clsx";
import { useId, useState } from "react";
import { Link } from "react-router";
import { formatMoment } from "@/lib/dates";
import { duplicatesText as words } from "@/lib/text/tools";
import { SENT } from "@/lib/use-return";
import { Badge } from "@/ui/badge";
import { Button } from "@/ui/button";
import { ConfirmDialog } from "@/ui/confirm-dialog";
import { FieldValue } from "./field-value";
import {
  differing,
  FIELDS,
  type Field,
  firstPicks,
  type MergeOrder,
  mergeOrder,
  other,
  type Pair,
  type Person,
  personName,
  type Side,
} from "./pair";

interface Props {
  pair: Pair;
  isBusy: boolean;
  onMerge: (order: MergeOrder) => void;
  onDismiss: () => void;
}

const SIDES = ["first", "second"] as const;
/** Names of fields above their values on a phone, beside them where there is room. */
const LINE = "grid grid-cols-2 gap-x-2 gap-y-1 sm:grid-cols-[9.5rem_1fr_1fr]";

export function PairCard({ pair, isBusy, onMerge, onDismiss }: Props) {
  const id = useId();
  const [kept, setKept] = useState<Side>("first");
  const [picks, setPicks] = useState(() => firstPicks(pair, "first"));
  const [isAsking, setAsking] = useState(false);
  const fields = differing(pair);
  const same = FIELDS.filter((field) => !fields.includes(field) && pair.first[field]);
  const keep = (side: Side) => {
    setKept(side);
    setPicks(firstPicks(pair, side));
  };
  return (
    <article
      aria-labelledby={id}
      className="grid gap-4 rounded-xl border border-line bg-surface p-4 sm:p-5"
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="font-serif text-2xl leading-tight font-semibold wrap-anywhere">
          {words.pairOf(personName(pair.first), personName(pair.second))}
        </h2>
        <ul className="flex flex-wrap gap-1.5">
          {pair.reasons.map((reason) => (
            <li key={reason}>
              <Badge tone="warm">{reason}</Badge>
            </li>
          ))}
        </ul>
      </header>
      <div role="radiogroup" aria-label={words.which} className={LINE}>
        <span className="max-sm:hidden" />
        {SIDES.map((side) => (
          <RecordHead
            key={side}
            group={`${id}-kept`}
            person={pair[side]}
            isKept={kept === side}
            onKeep={() => keep(side)}
          />
        ))}
      </div>
      <div className="grid gap-2.5">
        {fields.map((field) => (
          <FieldChoice
            key={field}
            group={`${id}-${field}`}
            field={field}
            pair={pair}
            picked={picks[field] ?? kept}
            onPick={(side) => setPicks((before) => ({ ...before, [field]: side }))}
          />
        ))}
      </div>
      {same.length > 0 && <Same fields={same} person={pair.first} />}
      <footer className="flex flex-wrap justify-end gap-2.5 border-t border-line pt-4">
        <Button disabled={isBusy} onClick={onDismiss}>
          {words.dismiss}
        </Button>
        <Button variant="primary" disabled={isBusy} onClick={() => setAsking(true)}>
          {words.merge}
        </Button>
      </footer>
      {isAsking && (
        <ConfirmDialog
          title={words.mergeTitle}
          confirm={words.merge}
          isHarmless
          onConfirm={() => onMerge(mergeOrder(pair, kept, picks))}
          onCancel={() => setAsking(false)}
        >
          <p>{words.mergeAsk(pair[kept].id, pair[other(kept)].id)}</p>
          <p className="text-muted">{words.staysHint}</p>
        </ConfirmDialog>
      )}
    </article>
  );
}

interface HeadProps {
  group: string;
  person: Person;
  isKept: boolean;
  onKeep: () => void;
}

function RecordHead({ group, person, isKept, onKeep }: HeadProps) {
  return (
    <div
      className={clsx(
        "grid content-start gap-1 rounded-lg border p-3",
        isKept ? "border-brand-text bg-brand-soft" : "border-line",
      )}
    >
      <Link
        to={`/deceased?apri=${person.id}`}
        state={SENT}
        className="w-fit rounded font-semibold text-brand-text underline underline-offset-3"
      >
        {words.record(person.id)}
      </Link>
      <span className="text-sm text-muted">{words.created(formatMoment(person.createdAt))}</span>
      <label className="flex min-h-9 cursor-pointer items-center gap-2.5">
        <input
          type="radio"
          name={group}
          checked={isKept}
          onChange={onKeep}
          className="size-4.5 shrink-0 accent-(--brand)"
        />
        {words.stays} <span className="sr-only">{words.record(person.id)}</span>
      </label>
    </div>
  );
}

interface ChoiceProps {
  group: string;
  field: Field;
  pair: Pair;
  picked: Side;
  onPick: (side: Side) => void;
}

function FieldChoice({ group, field, pair, picked, onPick }: ChoiceProps) {
  return (
    <div role="radiogroup" aria-label={words.choose(words.fields[field])} className={LINE}>
      <span className="col-span-2 text-[0.95rem] font-semibold sm:col-span-1 sm:pt-2.5">
        {words.fields[field]}
      </span>
      {SIDES.map((side) => (
        <label
          key={side}
          className={clsx(
            "flex min-h-11 min-w-0 cursor-pointer items-start gap-2.5 rounded-lg border px-3 py-2",
            picked === side ? "border-brand-text bg-brand-soft" : "border-line hover:bg-bg",
          )}
        >
          <input
            type="radio"
            name={group}
            checked={picked === side}
            onChange={() => onPick(side)}
            className="mt-1 size-4.5 shrink-0 accent-(--brand)"
          />
          <span className="min-w-0 wrap-anywhere">
            <FieldValue person={pair[side]} field={field} />
          </span>
        </label>
      ))}
    </div>
  );
}

function Same({ fields, person }: { fields: Field[]; person: Person }) {
  return (
    <details>
      <summary className="w-fit cursor-pointer rounded py-0.5 text-brand-text">
        {words.same(fields.length)}
      </summary>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 sm:grid-cols-[9.5rem_1fr]">
        {fields.map((field) => (
          <div key={field} className="col-span-2 grid grid-cols-subgrid">
            <dt className="text-muted">{words.fields[field]}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <FieldValue person={person} field={field} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
