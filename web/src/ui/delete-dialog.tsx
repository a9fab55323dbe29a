// Asks before a record is deleted, and says why it could not be.
import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { kitText, staffText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import { buttonLook } from "./button";
import { useFocusReturn } from "./focus-return";

interface Props {
  title: string;
  /** The specification's question. */
  ask: string;
  /** Which record it is. */
  about?: ReactNode;
  isDeleting: boolean;
  /** The service's reason not to delete; the question is then answered. */
  refused: string | null;
  onConfirm: () => void;
  onClose: () => void;
  /** What else can be done when it was refused, and the button that does it. */
  children?: ReactNode;
  action?: ReactNode;
}

const { common } = staffText;

/** Open for as long as it is mounted; the safe answer has the focus. */
export function DeleteDialog({ title, ask, about, refused, onClose, ...rest }: Props) {
  const { remember, onCloseAutoFocus } = useFocusReturn();
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => isOpen || rest.isDeleting || onClose()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-70 animate-[fade-in_.15s] bg-black/65" />
        <AlertDialog.Content
          onOpenAutoFocus={remember}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed inset-x-4 top-1/2 z-70 mx-auto grid max-h-[92dvh] max-w-md -translate-y-1/2 animate-[fade-in_.2s] gap-3 overflow-y-auto rounded-2xl border border-line bg-surface p-6 shadow-xl"
        >
          <AlertDialog.Title className="font-serif text-2xl leading-tight font-semibold">
            {refused ? kitText.refusedTitle : title}
          </AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="grid gap-2">
              {refused ? <p role="alert">{refused}</p> : <p>{ask}</p>}
              {about && <p className="wrap-anywhere text-muted">{about}</p>}
            </div>
          </AlertDialog.Description>
          {refused && rest.children}
          <div className="mt-3 flex flex-wrap justify-end gap-2.5">
            <AlertDialog.Cancel className={buttonLook()}>
              {refused && !rest.children ? text.common.close : common.cancel}
            </AlertDialog.Cancel>
            {refused && rest.action}
            {!refused && (
              <AlertDialog.Action
                className={buttonLook({ variant: "danger" })}
                disabled={rest.isDeleting}
                onClick={(event) => {
                  // Open until it is done: what was refused is said here.
                  event.preventDefault();
                  rest.onConfirm();
                }}
              >
                {common.delete}
              </AlertDialog.Action>
            )}
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
