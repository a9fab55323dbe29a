// Parts of one form or page, one at a time; arrow keys go from one to the next.
import { clsx } from "clsx";
import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";

interface Props<T extends string> {
  label: string;
  tabs: readonly { id: T; label: string }[];
  current: T;
  onChange: (tab: T) => void;
  /** The part of the current tab. */
  children: ReactNode;
}

export function Tabs<T extends string>({ label, tabs, current, onChange, children }: Props<T>) {
  return (
    <Radix.Root value={current} onValueChange={(chosen) => onChange(chosen as T)}>
      <Radix.List
        aria-label={label}
        className="flex w-fit flex-wrap gap-1 rounded-xl border border-line bg-bg p-1 max-sm:w-full"
      >
        {tabs.map(({ id, label: name }) => (
          <Radix.Trigger
            key={id}
            value={id}
            className={clsx(
              "min-h-10 rounded-lg px-4 font-semibold max-sm:grow",
              id === current ? "bg-brand text-on-brand" : "hover:bg-sunken",
            )}
          >
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={current} className="mt-6 outline-none">
        {children}
      </Radix.Content>
    </Radix.Root>
  );
}
