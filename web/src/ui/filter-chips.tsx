// Filters that an address brought along and that no control of the page shows.
import { X } from "lucide-react";
import { burialsText as words } from "@/lib/text/burials";

export interface Chip {
  id: string;
  label: string;
  onRemove: () => void;
}

export function FilterChips({ chips }: { chips: Chip[] }) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={words.filterActive} className="flex flex-wrap gap-2.5">
      {chips.map(({ id, label, onRemove }) => (
        <li key={id}>
          <button
            type="button"
            aria-label={words.removeFilter(label)}
            title={words.removeFilter(label)}
            onClick={onRemove}
            className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-3xl border border-brand-text/40 bg-brand-soft px-3.5 text-left wrap-anywhere text-[0.95rem] font-semibold text-brand-text hover:border-brand-text"
          >
            {label}
            <X size={16} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
