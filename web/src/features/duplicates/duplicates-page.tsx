// /duplicates
export function DuplicatesPage() {
  return null;
}
