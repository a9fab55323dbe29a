// A window above the page: at the foot of a phone, in the middle of a larger screen.
import { clsx } from "clsx";
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { KeyboardEventHandler, ReactNode } from "react";
import { text } from "@/lib/text/text";
import { buttonLook } from "./button";
import { useFocusReturn } from "./focus-return";
import { useFocusOnItsWay } from "./focus-way";

const WIDTHS = { small: "max-w-lg", medium: "max-w-2xl", large: "max-w-4xl" } as const;

interface Props {
  title: string;
  description?: string;
  width?: keyof typeof WIDTHS;
  /** A form: a click beside it does not throw away what was typed. */
  isForm?: boolean;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** Where writing begins; on a phone the keyboard would cover half the form before it was seen. */
function focusFirstField(event: Event) {
  event.preventDefault();
  const dialog = event.currentTarget as HTMLElement;
  const field =
    dialog.querySelector<HTMLElement>("[data-begin]") ??
    dialog.querySelector<HTMLElement>("input, select");
  if (field && matchMedia("(pointer: fine)").matches) field.focus();
  else dialog.focus();
}

/** Escape closes what stands open inside the dialog first: the list of a picker. */
function keepOverList(event: KeyboardEvent) {
  const active = document.activeElement;
  const isList =
    active?.getAttribute("role") === "combobox" && active.getAttribute("aria-expanded") === "true";
  if (isList) event.preventDefault();
}

/** Open for as long as it is mounted. */
export function Dialog({
  title,
  description,
  width = "large",
  isForm = false,
  onClose,
  onKeyDown,
  children,
}: Props) {
  const { remember, onCloseAutoFocus } = useFocusReturn();
  const way = useFocusOnItsWay();
  return (
    <Radix.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-[fade-in_.15s] bg-black/65" />
        <Radix.Content
          {...(!description && { "aria-describedby": undefined })}
          {...way}
          onKeyDown={onKeyDown}
          onEscapeKeyDown={keepOverList}
          onOpenAutoFocus={(event) => {
            remember();
            if (isForm) focusFirstField(event);
          }}
          onCloseAutoFocus={onCloseAutoFocus}
          onInteractOutside={(event) => {
            if (isForm) event.preventDefault();
          }}
          className={clsx(
            "fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[96dvh] animate-[fade-in_.2s] flex-col overflow-hidden rounded-t-2xl outline-none border border-line bg-surface shadow-xl sm:inset-x-6 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-2xl",
            WIDTHS[width],
          )}
        >
          <header className="flex items-center justify-between gap-4 border-b border-line py-2.5 pr-2.5 pl-5">
            <div className="min-w-0">
              <Radix.Title className="font-serif text-2xl font-semibold">{title}</Radix.Title>
              {description && (
                <Radix.Description className="pb-1 text-[0.95rem] text-muted">
                  {description}
                </Radix.Description>
              )}
            </div>
            <Radix.Close
              aria-label={text.common.close}
              className={buttonLook({ variant: "ghost", size: "icon" })}
            >
              <X size={20} aria-hidden />
            </Radix.Close>
          </header>
          <div className="overflow-y-auto">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The buttons of a form, always in sight below what scrolls; on a phone the one that sends it leads. */
export function DialogButtons({ children }: { children: ReactNode }) {
  return (
    <footer className="sticky bottom-0 flex flex-wrap items-center justify-end gap-2.5 border-t border-line bg-surface px-5 py-3.5 max-sm:[&>[type=submit]]:order-first max-sm:[&>[type=submit]]:w-full max-sm:[&>button]:grow">
      {children}
    </footer>
  );
}
