// A menu that drops from its button. Not modal: a modal one would hide the page that still holds the focus.
import { clsx } from "clsx";
import { Check } from "lucide-react";
import { DropdownMenu } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";

const ITEM =
  "flex min-h-11 cursor-pointer items-center gap-3 rounded-lg px-3 text-ink outline-none data-[highlighted]:bg-brand-soft";

export const MenuTrigger = DropdownMenu.Trigger;
export const MenuRadioGroup = DropdownMenu.RadioGroup;

interface MenuProps {
  /** Asked for before its code had come. */
  startsOpen?: boolean;
  children: ReactNode;
}

export function Menu({ startsOpen = false, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false} defaultOpen={startsOpen}>
      {children}
    </DropdownMenu.Root>
  );
}

export function MenuContent({
  align = "end",
  children,
}: {
  align?: "start" | "center" | "end";
  children: ReactNode;
}) {
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        align={align}
        sideOffset={6}
        collisionPadding={12}
        className="z-60 min-w-48 rounded-xl border border-line bg-surface p-1 shadow-lg data-[state=open]:animate-[fade-in_.12s]"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  );
}

export function MenuItem({ className, ...rest }: ComponentProps<typeof DropdownMenu.Item>) {
  return <DropdownMenu.Item {...rest} className={clsx(ITEM, className)} />;
}

/** An entry that leads somewhere, or to a file. */
export function MenuLink({ className, children, ...rest }: ComponentProps<"a">) {
  return (
    <DropdownMenu.Item asChild>
      <a {...rest} className={clsx(ITEM, className)}>
        {children}
      </a>
    </DropdownMenu.Item>
  );
}

export function MenuRadioItem({
  children,
  ...rest
}: ComponentProps<typeof DropdownMenu.RadioItem>) {
  return (
    <DropdownMenu.RadioItem
      {...rest}
      className={clsx(ITEM, "justify-between data-[state=checked]:font-semibold")}
    >
      {children}
      <DropdownMenu.ItemIndicator>
        <Check size={16} aria-hidden />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.RadioItem>
  );
}
