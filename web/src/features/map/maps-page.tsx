// /mappa
export function MapsPage() {
  return null;
}
