// Where toasts appear: 5 seconds (an error or a warning until it is closed), a swipe of 50 px to the right or F8 and Escape.
import { clsx } from "clsx";
import { X } from "lucide-react";
import { Toast } from "radix-ui";
import { text } from "@/lib/text/text";
import { dismissToast, useToast } from "./toast-store";

const DURATION = 5000;
export function Toaster() {
  const shown = useToast();
  return (
    <Toast.Provider
      duration={DURATION}
      swipeDirection="right"
      swipeThreshold={50}
      label={text.common.notification}
    >
      {shown && (
        <Toast.Root
          key={shown.id}
          open={shown.isOpen}
          onOpenChange={(isOpen) => {
            if (!isOpen) dismissToast(shown.id);
          }}
          duration={
            shown.variant === "destructive" || shown.stays ? Number.POSITIVE_INFINITY : DURATION
          }
          type={shown.variant === "destructive" ? "foreground" : "background"}
          className={clsx(
            "flex items-start justify-between gap-x-3 rounded-xl border p-4 shadow-lg data-[state=open]:animate-[rise-in_.25s_ease-out]",
            "data-[swipe=end]:translate-x-[120%] data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x)",
            shown.variant === "destructive"
              ? "border-danger bg-danger-soft text-danger"
              : "border-line bg-surface text-ink",
          )}
        >
          {/* What is excluded so is not read out by the library. */}
          <div
            className="grid min-w-0 gap-1"
            {...(shown.isSilent && { "data-radix-toast-announce-exclude": "" })}
          >
            <Toast.Title className="font-semibold">{shown.title}</Toast.Title>
            {shown.description && (
              <Toast.Description className="text-sm">{shown.description}</Toast.Description>
            )}
            {shown.action && (
              <Toast.Action
                altText={shown.action.label}
                onClick={shown.action.run}
                className="mt-1 justify-self-start rounded py-0.5 font-semibold underline underline-offset-4"
              >
                {shown.action.label}
              </Toast.Action>
            )}
          </div>
          <Toast.Close
            aria-label={text.common.close}
            className="-m-1 rounded p-1.5 hover:bg-sunken hover:text-ink"
          >
            <X size={16} aria-hidden />
          </Toast.Close>
        </Toast.Root>
      )}
      {/* A dialog hides the rest of the page from screen readers, save what has an aria-live. */}
      <div aria-live="off">
        <Toast.Viewport
          label={text.common.notifications}
          className="toasts print:hidden fixed inset-x-0 top-0 z-100 mx-auto flex w-full max-w-sm list-none flex-col gap-2 p-4 outline-none"
        />
      </div>
    </Toast.Provider>
  );
}
