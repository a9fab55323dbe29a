// A titled part of the page. No landmark: the table in it is one, of the same name.
import type { ReactNode } from "react";

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 className="font-serif text-2xl font-semibold">{title}</h2>
      {children}
    </div>
  );
}
