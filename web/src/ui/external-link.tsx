// A link that leaves the site: always in a new tab, and said so to those who do not see it.
import type { ReactNode } from "react";
import { text } from "@/lib/text/text";
import { type ButtonLook, buttonLook } from "./button";

interface Props extends ButtonLook {
  href: string;
  children: ReactNode;
}

export function ExternalLink({ href, children, ...look }: Props) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={buttonLook(look)}>
      {children} <span className="sr-only">{text.common.newTab}</span>
    </a>
  );
}

/** The same, where an icon alone has room. */
export function ExternalIcon({
  href,
  label,
  className,
  children,
}: {
  href: string;
  label: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`${label} ${text.common.newTab}`}
      title={label}
      className={className}
    >
      {children}
    </a>
  );
}
