// Another user saved first: what they changed beside what stands in the form, and how to go on.
import { kitText } from "@/lib/text/staff";
import { Button } from "./button";
import { ChangeList, type SeenChange } from "./change-list";
import { bringIntoView } from "./stale-changes";

interface Props {
  changes: SeenChange[];
  onKeep: () => void;
  onReload: () => void;
}

const words = kitText.stale;

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
