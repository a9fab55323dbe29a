// What visitors write: the form, the messages, the prayers, and a relative's word to the office.
import { tributesText } from "@/lib/text/tributes";
import { usePending } from "./kept";
import { ThoughtForm } from "./thought-form";
import { ThoughtList } from "./thought-list";
import { useWindow } from "./use-window";

export function Thoughts({ id }: { id: number }) {
  const [pending, addPending] = usePending(id);
  return (
    <>
      <div className="mt-12 grid items-start gap-12 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
        <ThoughtForm id={id} onSent={addPending} />
        <div className="grid min-w-0 gap-12">
          <ThoughtList kind="message" id={id} pending={pending} />
          <ThoughtList kind="prayer" id={id} pending={pending} />
        </div>
      </div>
      <RequestLine id={id} />
    </>
  );
}

function RequestLine({ id }: { id: number }) {
  const { shown, isComing, open } = useWindow();
  const ask = () =>
    open(async (close) => {
      const { RequestDialog } = await import("./request-dialog");
      return <RequestDialog id={id} onClose={close} />;
    });
  return (
    <>
      <p className="mt-12 border-t border-line pt-6 text-center text-balance text-muted print:hidden">
        {tributesText.request.hint}{" "}
        <button
          type="button"
          onClick={ask}
          aria-busy={isComing}
          className="rounded py-1 font-semibold text-brand-text underline underline-offset-4"
        >
          {tributesText.request.title}
        </button>
      </p>
      {shown}
    </>
  );
}
