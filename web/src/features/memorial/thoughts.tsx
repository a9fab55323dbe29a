// What visitors write: the messages, the prayers, the form, and a relative's word to the office.
import { PenLine } from "lucide-react";
import { useRef } from "react";
import { tributesText } from "@/lib/text/tributes";
import { Button } from "@/ui/button";
import { usePending } from "./kept";
import { ThoughtForm } from "./thought-form";
import { ThoughtList } from "./thought-list";
import { useWindow } from "./use-window";

export function Thoughts({ id }: { id: number }) {
  const { pending, add, drop } = usePending(id);
  const form = useRef<HTMLDivElement>(null);
  const toForm = () => {
    form.current?.scrollIntoView();
    form.current?.querySelector("h2")?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className="mt-12 grid items-start gap-12 lg:grid-cols-[minmax(0,1fr)_23.5rem]">
        <div className="grid min-w-0 gap-12">
          <Button variant="primary" onClick={toForm} className="mx-auto lg:hidden print:hidden">
            <PenLine size={18} aria-hidden />
            {tributesText.form.title}
          </Button>
          <ThoughtList kind="message" id={id} pending={pending} onDrop={drop} />
          <ThoughtList kind="prayer" id={id} pending={pending} onDrop={drop} />
        </div>
        <div ref={form} className="scroll-mt-4 lg:sticky lg:top-6 print:hidden">
          <ThoughtForm id={id} onSent={add} />
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
