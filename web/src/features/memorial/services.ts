// The shop of a tomb.

/** Its page, which knows by the address whose memorial one has come from. */
export function servicesPath(tombId: number | null, deceasedId: number): string | null {
  return tombId === null ? null : `/cart/${tombId}?defunto=${deceasedId}`;
}
