// Money as Italians write it. Inside it is whole cents, on the wire a price is euro.
const euro = new Intl.NumberFormat("it-IT", { style: "currency", currency: "EUR" });

export function formatCents(cents: number): string {
  return euro.format(cents / 100);
}

/** Cents of a price of two decimals. */
export function toCents(price: number): number {
  return Math.round(price * 100);
}
