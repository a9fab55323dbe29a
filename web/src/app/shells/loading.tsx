// What stands in the page's place until its code is here.
import { text } from "@/lib/text/text";

export function Loading() {
  return (
    <div className="skeleton h-64 rounded-none">
      <p role="status" className="sr-only">
        {text.common.loading}
      </p>
    </div>
  );
}
