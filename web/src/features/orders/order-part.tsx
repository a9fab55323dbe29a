// How a part of an order is set out.
import type { ReactNode } from "react";

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 font-serif text-xl font-semibold">{title}</h3>
      {children}
    </section>
  );
}

export function Row(props: { label: string; isSum?: true; children: ReactNode }) {
  return (
    <li
      className={
        props.isSum
          ? "flex justify-between gap-3 border-t border-line pt-1.5 font-semibold"
          : "flex justify-between gap-3"
      }
    >
      <span className="wrap-anywhere">{props.label}</span>
      <span className="tabular-nums">{props.children}</span>
    </li>
  );
}
