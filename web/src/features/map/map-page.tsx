// Maps
export function CemeteryMapPage() {
  return null;
}
export function BlockMapPage() {
  return null;
}
