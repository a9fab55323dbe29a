// Filters of a list. On a phone they would fill the screen: there a button opens them.
import { SlidersHorizontal } from "lucide-react";
import { type ReactNode, useId, useState } from "react";
import { kitText } from "@/lib/text/staff";
import { useMedia } from "@/lib/use-media";
import { Button } from "./button";

interface Props {
  /** How many filters are chosen. */
  active: number;
  /** The order of the list is chosen here as well. */
  hasOrder?: boolean;
  children: ReactNode;
}

export function PhoneFilters({ active, hasOrder = false, children }: Props) {
  const isPhone = useMedia("(width < 48rem)");
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (!isPhone) return children;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen((before) => !before)}
        className="justify-self-start"
      >
        <SlidersHorizontal size={18} aria-hidden />
        {kitText.list.filters(active, hasOrder)}
      </Button>
      <div id={id} hidden={!isOpen} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {children}
      </div>
    </div>
  );
}
