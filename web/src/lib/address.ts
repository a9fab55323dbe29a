// What a page's address says, read without trust.

/** A whole number from 1, or null. */
export function wholeNumber(value: string | null): number | null {
  return value !== null && /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
}

/** A path with its query, without those that say nothing. */
export function withQuery(path: string, query: Record<string, string | number | null>): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== null && value !== "") params.set(name, String(value));
  return params.size > 0 ? `${path}?${params}` : path;
}
