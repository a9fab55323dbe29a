// A word that stands out: a state, a role.
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { kitText, staffText } from "@/lib/text/staff";

const TONES = {
  good: "bg-brand-soft text-brand-text",
  quiet: "bg-sunken text-muted",
  warm: "bg-gold-soft text-gold-text",
  alert: "bg-danger-soft text-danger",
} as const;

export function Badge({
  tone,
  dot = false,
  children,
}: {
  tone: keyof typeof TONES;
  dot?: boolean;
  children: ReactNode;
}) {
  return (
    <span
      className={clsx(
        "inline-flex items-center gap-1.5 rounded-full px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap",
        TONES[tone],
      )}
    >
      {dot && (
        <span
          aria-hidden
          className={clsx(
            "size-2 rounded-full",
            tone === "good" ? "bg-current" : "ring-[1.5px] ring-current ring-inset",
          )}
        />
      )}
      {children}
    </span>
  );
}

/** Attivo or Inattivo: told by the word and the shape, not by the colour alone. */
export function ActiveBadge({ isActive }: { isActive: boolean }) {
  return (
    <Badge tone={isActive ? "good" : "quiet"} dot>
      {isActive ? staffText.common.active : staffText.common.inactive}
    </Badge>
  );
}

/** Online or Offline: whether visitors see it. */
export function OnlineBadge({ isOnline }: { isOnline: boolean }) {
  return (
    <Badge tone={isOnline ? "good" : "quiet"} dot>
      {isOnline ? kitText.list.online : kitText.list.offline}
    </Badge>
  );
}
