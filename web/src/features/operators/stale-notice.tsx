// Another user saved first: what they changed, and how to go on.
import type { User } from "@/api/current-user";
import { operatorsText as words } from "@/lib/text/staff";
import { Button } from "@/ui/button";
import { ChangeList } from "@/ui/change-list";

const SHOWN = [
  "name",
  "surname",
  "email",
  "business_name",
  "fiscal_code",
  "phone",
  "role",
  "cemetery_name",
  "enabled",
] as const;

interface Props {
  before: User;
  current: User;
  onKeep: () => void;
  onReload: () => void;
}

/** What went wrong stands above the fields: whoever saved from below must see it. */
export function bringIntoView(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: "center" });
}

export function StaleNotice({ before, current, onKeep, onReload }: Props) {
  const changes = SHOWN.filter((field) => before[field] !== current[field]).map((field) => ({
    field,
    before: before[field],
    after: current[field],
  }));
  return (
    <section
      role="alert"
      ref={bringIntoView}
      className="grid gap-3 rounded-xl border border-gold bg-gold-soft p-4"
    >
      <h3 className="font-semibold">{words.staleTitle}</h3>
      {changes.length > 0 ? (
        <>
          <p>{words.staleHint}</p>
          <ChangeList changes={changes} />
        </>
      ) : (
        <p>{words.staleSame}</p>
      )}
      <div className="mt-1 flex flex-wrap gap-2.5">
        <Button variant="primary" onClick={onKeep}>
          {words.staleKeep}
        </Button>
        <Button onClick={onReload}>{words.staleReload}</Button>
      </div>
    </section>
  );
}
