// What a tomb is called: its reference, or its number.
import type { Tomb } from "@/api/registry";
import { tombsText as words } from "@/lib/text/tombs";

export function tombName({ id, reference }: Pick<Tomb, "id" | "reference">): string {
  return reference?.trim() || words.unnamed(id);
}
