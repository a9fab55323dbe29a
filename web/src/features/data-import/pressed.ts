// The press of an import or of a trial that has no answer yet: neither a connection that dies nor a
// reload makes the page forget that something may have begun.
import { queryClient } from "@/api/query-client";
import { sessionEntry } from "@/lib/storage";
import { signedInId } from "./begun";
import type { JobPage } from "./queries";

export interface Press {
  fileName: string;
  size: number;
  dryRun: boolean;
  /** The newest import that was known; null: none was. */
  lastId: number | null;
  /** When it was pressed, then when its answer was lost. */
  at: number;
}

/** Long after it nobody waits for it any more. */
const REMEMBERED = 10 * 60_000;

export const pressed = {
  begin(upload: Pick<Press, "fileName" | "size" | "dryRun">) {
    const before = pressed.read();
    // Pressed again, either may have begun it.
    const isAgain = before !== null && isSame(before, upload);
    entry().write({ ...upload, lastId: isAgain ? before.lastId : newestId(), at: Date.now() });
  },
  lose() {
    const press = entry().read();
    if (press) entry().write({ ...press, at: Date.now() });
  },
  read(): Press | null {
    const press = entry().read();
    return press && Date.now() - press.at < REMEMBERED ? press : null;
  },
  clear: () => entry().clear(),
};

export function isSame(
  one: Omit<Press, "lastId" | "at">,
  other: Omit<Press, "lastId" | "at">,
): boolean {
  return one.fileName === other.fileName && one.size === other.size && one.dryRun === other.dryRun;
}

function newestId(): number | null {
  const lists = queryClient.getQueriesData<JobPage>({ queryKey: ["/api/import/jobs"] });
  const ids = lists.flatMap(([, list]) => list?.results.map(({ id }) => id) ?? []);
  if (ids.length > 0) return Math.max(...ids);
  return lists.some(([, list]) => list) ? 0 : null;
}

function entry() {
  return sessionEntry<Press>(`camposanto-invio-${signedInId()}`, (kept) =>
    typeof kept === "object" && kept !== null && "fileName" in kept && "at" in kept
      ? (kept as Press)
      : null,
  );
}
