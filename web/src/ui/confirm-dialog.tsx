// Asks before something that is not done lightly.
import { AlertDialog } from "radix-ui";
import type { ReactNode } from "react";
import { staffText } from "@/lib/text/staff";
import { buttonLook } from "./button";
import { useFocusReturn } from "./focus-return";

interface Props {
  title: string;
  children: ReactNode;
  confirm: string;
  cancel?: string;
  /** What is confirmed destroys nothing. */
  isHarmless?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Open for as long as it is mounted; the safe answer has the focus. */
export function ConfirmDialog({
  title,
  children,
  confirm,
  cancel = staffText.common.cancel,
  isHarmless = false,
  onConfirm,
  onCancel,
}: Props) {
  const { remember, onCloseAutoFocus } = useFocusReturn();
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => isOpen || onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="fixed inset-0 z-70 animate-[fade-in_.15s] bg-black/65" />
        <AlertDialog.Content
          onOpenAutoFocus={remember}
          onCloseAutoFocus={onCloseAutoFocus}
          className="fixed inset-x-4 top-1/2 z-70 mx-auto grid max-w-md -translate-y-1/2 animate-[fade-in_.2s] gap-3 rounded-2xl border border-line bg-surface p-6 shadow-xl"
        >
          <AlertDialog.Title className="font-serif text-2xl leading-tight font-semibold">
            {title}
          </AlertDialog.Title>
          <AlertDialog.Description asChild>
            <div className="grid gap-2">{children}</div>
          </AlertDialog.Description>
          <div className="mt-3 flex flex-wrap justify-end gap-2.5">
            <AlertDialog.Cancel className={buttonLook()}>{cancel}</AlertDialog.Cancel>
            <AlertDialog.Action
              className={buttonLook({ variant: isHarmless ? "primary" : "danger" })}
              onClick={onConfirm}
            >
              {confirm}
            </AlertDialog.Action>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
