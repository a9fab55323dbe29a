// A short message in the place of what cannot be shown, with what can be done about it.
import type { ReactNode } from "react";

interface Props {
  title: string;
  hint?: string;
  role?: "alert" | "status";
  level?: "h1" | "h2" | "p";
  children?: ReactNode;
}

export function Notice({ title, hint, role, level: Title = "p", children }: Props) {
  return (
    <div role={role} className="mx-auto grid max-w-lg justify-items-center gap-3 py-14 text-center">
      <Sprig />
      <Title className="font-serif text-3xl leading-tight font-semibold text-balance">
        {title}
      </Title>
      {hint && <p className="text-balance text-muted">{hint}</p>}
      {children && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  );
}

function Sprig() {
  return (
    <svg viewBox="0 0 64 40" className="mb-1 h-10 text-brand-text" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round">
        <path d="M8 33c14 1 33-5 47-25" />
        <path d="M20 32c-2-6 0-10 4-13 2 5 1 9-4 13zM31 28c-3-5-2-10 1-14 4 4 4 9-1 14zM42 21c-3-4-3-9 0-13 4 3 4 8 0 13z" />
        <path d="M25 31c5 1 9 4 11 8M36 26c5 0 9 2 12 6M46 18c4-1 8 1 11 4" opacity=".7" />
      </g>
    </svg>
  );
}
