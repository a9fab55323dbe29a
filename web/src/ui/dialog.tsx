// A window above the page: at the foot of a phone, in the middle of a larger screen.
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { KeyboardEventHandler, ReactNode } from "react";
import { text } from "@/lib/text/text";
import { buttonLook } from "./button";

interface Props {
  title: string;
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/** Open for as long as it is mounted. */
export function Dialog({ title, onClose, onKeyDown, children }: Props) {
  return (
    <Radix.Root open onOpenChange={(isOpen) => isOpen || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-50 animate-[fade-in_.15s] bg-black/65" />
        <Radix.Content
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          className="fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-[96dvh] max-w-4xl animate-[fade-in_.2s] flex-col overflow-hidden rounded-t-2xl border border-line bg-surface shadow-xl sm:inset-x-6 sm:top-1/2 sm:bottom-auto sm:-translate-y-1/2 sm:rounded-2xl"
        >
          <header className="flex items-center justify-between gap-4 border-b border-line py-2.5 pr-2.5 pl-5">
            <Radix.Title className="font-serif text-2xl font-semibold">{title}</Radix.Title>
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
