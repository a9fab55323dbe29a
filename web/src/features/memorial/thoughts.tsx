// What visitors write: the form, the messages and the prayers.
import { usePending } from "./kept";
import { ThoughtForm } from "./thought-form";
import { ThoughtList } from "./thought-list";

export function Thoughts({ id }: { id: number }) {
  const [pending, addPending] = usePending(id);
  return (
    <div className="mt-14 grid items-start gap-x-10 gap-y-12 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
      <ThoughtForm id={id} onSent={addPending} />
      <div className="grid min-w-0 gap-12">
        <ThoughtList kind="message" id={id} pending={pending} />
        <ThoughtList kind="prayer" id={id} pending={pending} />
      </div>
    </div>
  );
}
