// A card of the dashboard.
import { type ReactNode, useId } from "react";

export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="rounded-2xl border border-line bg-surface px-5 py-5 sm:px-6"
    >
      <h3 id={id} className="mb-3 font-serif text-2xl leading-tight font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}
