// The shop of a tomb.

/** Whether its page is there; until then the memorial leads nowhere. */
const SHOP_IS_OPEN: boolean = false;

export function servicesPath(tombId: number | null): string | null {
  return SHOP_IS_OPEN && tombId !== null ? `/cart/${tombId}` : null;
}
