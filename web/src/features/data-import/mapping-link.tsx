// The way to what each column holds.
import type { ReactNode } from "react";
import { Link } from "react-router";

export function MappingLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Link
      to={path}
      preventScrollReset
      className="rounded font-semibold text-brand-text underline underline-offset-3"
    >
      {children}
    </Link>
  );
}
