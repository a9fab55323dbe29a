// The dialog of a record: its form, what went wrong with saving it, its history.
import { History } from "lucide-react";
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  Suspense,
  useId,
  useRef,
  useState,
} from "react";
import { activityText } from "@/lib/text/history";
import { staffText } from "@/lib/text/staff";
import { Button } from "./button";
import type { SeenChange } from "./change-list";
import { Dialog, DialogButtons } from "./dialog";
import { earlyPart } from "./early-part";
import { useLeaveGuard } from "./leave-guard";
import { bringIntoView } from "./stale-changes";

const StaleNotice = earlyPart(async () => (await import("./stale-notice")).StaleNotice);

export interface RecordState {
  isNew: boolean;
  isDirty: boolean;
  isSaving: boolean;
  /** The service's reason not to save. */
  refused: string | null;
  /** Another user saved first: what differs; null otherwise. */
  stale: SeenChange[] | null;
  onKeep: () => void;
  onReload: () => void;
  /** isAnother: the next record is to be begun as soon as this one is saved. */
  onSubmit: (event: FormEvent, isAnother: boolean) => void;
}

interface Props {
  title: string;
  description?: string;
  width?: "small" | "medium" | "large";
  state: RecordState;
  /** Something is still on its way: a photo. */
  isBusy?: boolean;
  /** The dialog of the record's history. */
  history?: ((onClose: () => void) => ReactNode) | undefined;
  /** A new record may be followed by another at once: what the button for it says. */
  another?: string;
  /** Left of the buttons, beside the history. */
  aside?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

const { common } = staffText;

/** Ctrl+S and Ctrl+Enter save, with Shift the next one is begun. */
function wantsSave({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && (key.toLowerCase() === "s" || key === "Enter");
}

export function RecordDialog({ state, isBusy = false, history, aside, onClose, ...rest }: Props) {
  const form = useId();
  const element = useRef<HTMLFormElement>(null);
  const isAnother = useRef(false);
  const [isHistory, setHistory] = useState(false);
  const { close, question } = useLeaveGuard(state.isDirty && !state.isSaving, onClose);
  const { isNew, isDirty, isSaving, stale, refused } = state;
  const isHeld = isSaving || isBusy || stale !== null || (!isNew && !isDirty);
  const saveAnother = () => {
    isAnother.current = true;
    element.current?.requestSubmit();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // A dialog above this one has keys of its own, though its events come by here.
    if (!wantsSave(event) || !event.currentTarget.contains(event.target as Node)) return;
    event.preventDefault();
    if (isHeld) return;
    if (event.shiftKey && rest.another) saveAnother();
    else element.current?.requestSubmit();
  };
  return (
    <Dialog
      title={rest.title}
      {...(rest.description && { description: rest.description })}
      width={rest.width ?? "medium"}
      isForm
      onKeyDown={onKeyDown}
      onClose={close}
    >
      <form
        id={form}
        ref={element}
        noValidate
        onSubmit={(event) => {
          state.onSubmit(event, isAnother.current);
          isAnother.current = false;
        }}
        className="grid gap-7 px-5 py-5"
      >
        {stale && (
          <Suspense fallback={null}>
            <StaleNotice changes={stale} onKeep={state.onKeep} onReload={state.onReload} />
          </Suspense>
        )}
        {refused && (
          <p
            role="alert"
            ref={bringIntoView}
            className="rounded-lg bg-danger-soft p-4 font-semibold text-danger"
          >
            {refused}
          </p>
        )}
        {rest.children}
      </form>
      <DialogButtons>
        <span className="mr-auto -ml-3 flex flex-wrap">
          {history && (
            <Button variant="ghost" onClick={() => setHistory(true)}>
              <History size={18} aria-hidden />
              {activityText.history}
            </Button>
          )}
          {aside}
        </span>
        <Button onClick={close}>{common.cancel}</Button>
        {rest.another && (
          <Button
            disabled={isHeld}
            onClick={saveAnother}
            aria-keyshortcuts="Control+Shift+Enter"
            title={`${rest.another} (Ctrl+Shift+${common.enterKey})`}
          >
            {rest.another}
          </Button>
        )}
        <Button
          type="submit"
          form={form}
          variant="primary"
          disabled={isHeld}
          aria-keyshortcuts="Control+S Control+Enter"
          title={`${common.save} (Ctrl+S)`}
        >
          {isSaving ? common.saving : common.save}
        </Button>
      </DialogButtons>
      {isHistory && history?.(() => setHistory(false))}
      {question}
    </Dialog>
  );
}

/** Fields that belong together. */
export function Section(props: { title: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-x-4 gap-y-4.5 sm:grid-cols-2">
      <legend className="mb-3 font-serif text-xl font-semibold">{props.title}</legend>
      {props.hint && <p className="-mt-3 text-[0.95rem] text-muted sm:col-span-2">{props.hint}</p>}
      {props.children}
    </fieldset>
  );
}
