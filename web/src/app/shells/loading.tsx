// What stands in the page's place until its code is here.
import { text } from "@/lib/text/text";

export function Loading() {
  return (
    // As high as the window: what stands below would jump out of it when the page comes.
    <div className="min-h-dvh">
      <div className="skeleton h-64 rounded-none">
        <p role="status" className="sr-only">
          {text.common.loading}
        </p>
      </div>
    </div>
  );
}
