// Another user saved first: what they changed beside what stands in the form, and how to go on.
import { kitText } from "@/lib/text/staff";
import { Button } from "./button";
import { ChangeList, type SeenChange } from "./change-list";

interface Props {
  changes: SeenChange[];
  onKeep: () => void;
  onReload: () => void;
}

const words = kitText.stale;

/** What went wrong stands above the fields: whoever saved from below must see it. */
export function bringIntoView(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: "center" });
}

/** What differs between two versions of a record; names: a value of it that a form holds. */
export function staleChanges<T extends object>(
  fields: readonly (keyof T & string)[],
  before: T,
  current: T,
  mine: Partial<Record<keyof T & string, unknown>> = {},
): SeenChange[] {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return fields
    .filter((field) => !isSame(before[field], current[field]))
    .map((field) => ({
      field,
      before: before[field],
      after: current[field],
      ...(field in mine && !isSame(mine[field], current[field]) && { mine: mine[field] }),
    }));
}

export function StaleNotice({ changes, onKeep, onReload }: Props) {
  return (
    <section
      role="alert"
      ref={bringIntoView}
      className="grid gap-3 rounded-xl border border-gold bg-gold-soft p-4"
    >
      <h3 className="font-semibold">{words.title}</h3>
      {changes.length > 0 ? (
        <>
          <p>{words.hint}</p>
          <ChangeList changes={changes} />
        </>
      ) : (
        <p>{words.same}</p>
      )}
      <div className="mt-1 flex flex-wrap gap-2.5">
        <Button variant="primary" onClick={onKeep}>
          {words.keep}
        </Button>
        <Button onClick={onReload}>{words.reload}</Button>
      </div>
    </section>
  );
}
