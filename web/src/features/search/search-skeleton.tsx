// The outline of what is on its way.
import { text } from "@/lib/text/text";

export function SearchSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{text.common.loading}</span>
      <div className="skeleton h-80 rounded-none" />
      <div className="container-page -mt-24 max-w-4xl">
        <div className="relative h-52 rounded-2xl border border-line bg-surface" />
      </div>
    </div>
  );
}

export function ResultSkeletons() {
  return (
    <div role="status" className="container-page mt-12">
      <span className="sr-only">{text.search.searching}</span>
      <div className="skeleton h-9 w-72 max-w-full" />
      <div className="mt-5 grid gap-4 lg:grid-cols-2">
        {["a", "b", "c", "d"].map((key) => (
          <div
            key={key}
            className="flex gap-5 rounded-2xl border border-line bg-surface p-4 sm:p-5"
          >
            <span className="skeleton h-23 w-18.5 shrink-0 rounded-[50%]" />
            <span className="grid grow content-start gap-3 pt-1">
              <span className="skeleton h-6 w-3/4" />
              <span className="skeleton h-4 w-1/2" />
              <span className="skeleton h-4 w-2/3" />
            </span>
          </div>
        ))}
      </div>
    </div>
  );
}
