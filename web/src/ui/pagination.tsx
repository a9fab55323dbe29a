// Up to five page numbers around the current one, with the neighbours' arrows.
import { clsx } from "clsx";
import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { text } from "@/lib/text/text";
import { pageWindow } from "./page-window";

interface Props {
  /** Where another stands on the same page. */
  label?: string;
  page: number;
  totalPages: number;
  pathOf: (page: number) => string;
  onTurn: () => void;
}

const CELL =
  "grid size-9 place-items-center min-[24rem]:size-11 rounded-lg font-semibold tabular-nums";

export function Pagination({ label = text.pages.label, page, totalPages, pathOf, onTurn }: Props) {
  if (totalPages <= 1) return null;
  const turnTo = (target: number, label: string, content: ReactNode) => {
    const isCurrent = target === page;
    if (target < 1 || target > totalPages)
      return (
        <span aria-hidden className={clsx(CELL, "text-muted opacity-45")}>
          {content}
        </span>
      );
    return (
      <Link
        to={pathOf(target)}
        preventScrollReset
        onClick={onTurn}
        aria-label={label}
        aria-current={isCurrent ? "page" : undefined}
        className={clsx(
          CELL,
          isCurrent
            ? "bg-brand text-on-brand"
            : "border border-line bg-surface hover:bg-brand-soft",
        )}
      >
        {content}
      </Link>
    );
  };
  return (
    <nav aria-label={label} className="mt-10 grid justify-items-center gap-3">
      <ul className="flex gap-1 sm:gap-2">
        <li>{turnTo(page - 1, text.pages.previous, <ChevronLeft size={20} aria-hidden />)}</li>
        {pageWindow(page, totalPages).map((number) => (
          <li key={number}>{turnTo(number, text.pages.page(number), number)}</li>
        ))}
        <li>{turnTo(page + 1, text.pages.next, <ChevronRight size={20} aria-hidden />)}</li>
      </ul>
      <p className="text-sm text-muted">{text.pages.position(page, totalPages)}</p>
    </nav>
  );
}
