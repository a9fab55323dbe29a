// A message beside what it speaks of.
import { clsx } from "clsx";
import { CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const LOOKS = {
  good: { look: "bg-brand-soft text-brand-text", Icon: CircleCheck },
  warm: { look: "bg-gold-soft text-gold-text", Icon: Info },
  alert: { look: "bg-danger-soft text-danger", Icon: TriangleAlert },
} as const;

interface Props {
  tone: keyof typeof LOOKS;
  role?: "alert" | "status";
  children: ReactNode;
}

export function NoticeBox({ tone, role, children }: Props) {
  const { look, Icon } = LOOKS[tone];
  return (
    <div role={role} className={clsx("flex gap-3 rounded-xl p-4", look)}>
      <Icon size={20} aria-hidden className="mt-0.5 shrink-0" />
      <div className="grid min-w-0 justify-items-start gap-2 wrap-anywhere">{children}</div>
    </div>
  );
}
