// What a form knows of a clash before there is one to show.
import type { SeenChange } from "./change-list";

/** What went wrong stands above the fields: whoever saved from below must see it. */
export function bringIntoView(notice: HTMLElement | null) {
  notice?.scrollIntoView({ block: "center" });
}

/** What differs between two versions of a record; names: a value of it that a form holds. */
export function staleChanges<T extends object>(
  fields: readonly (keyof T & string)[],
  before: T,
  current: T,
  mine: Partial<Record<keyof T & string, unknown>> = {},
): SeenChange[] {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  return fields
    .filter((field) => !isSame(before[field], current[field]))
    .map((field) => ({
      field,
      before: before[field],
      after: current[field],
      ...(field in mine && !isSame(mine[field], current[field]) && { mine: mine[field] }),
    }));
}
