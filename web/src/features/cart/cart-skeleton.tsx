// The catalogue on its way.
import { text } from "@/lib/text/text";

export function CartSkeleton() {
  return (
    <div
      role="status"
      aria-label={text.common.loading}
      className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3"
    >
      {[1, 2, 3, 4, 5, 6].map((place) => (
        <div key={place} className="grid gap-4 rounded-2xl border border-line bg-surface p-4">
          <div className="skeleton h-40" />
          <div className="skeleton h-6 w-2/3" />
          <div className="skeleton h-4 w-full" />
        </div>
      ))}
    </div>
  );
}
