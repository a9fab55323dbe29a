// A box that may hold more than fits beside it: a shade at its edge says that there is more.
import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";

interface Props {
  label: string;
  /** Nothing in it can have the focus: what scrolls must be reachable by keyboard. */
  isFocusable?: boolean;
  className?: string;
  children: ReactNode;
}

export function SideScroll({ label, isFocusable = false, className, children }: Props) {
  const box = useRef<HTMLElement>(null);
  const [hasMore, setMore] = useState(false);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => setMore(element.scrollLeft + element.clientWidth < element.scrollWidth - 1);
    look();
    element.addEventListener("scroll", look, { passive: true });
    const watch = new ResizeObserver(look);
    for (const watched of [element, ...element.children]) watch.observe(watched);
    return () => {
      element.removeEventListener("scroll", look);
      watch.disconnect();
    };
  }, []);
  return (
    <div className="relative min-w-0">
      <section
        ref={box}
        aria-label={label}
        {...(isFocusable && { tabIndex: 0 })}
        className={clsx("relative rounded-xl border border-line bg-surface", className)}
      >
        {children}
      </section>
      {hasMore && (
        <span
          aria-hidden
          data-more
          className="pointer-events-none absolute inset-y-px right-px z-20 flex w-14 items-center justify-end rounded-r-xl bg-linear-to-l from-surface from-30% to-transparent text-muted"
        >
          <ChevronRight size={22} />
        </span>
      )}
    </div>
  );
}
