// How a person of the register is named and placed, alike on every page.
import { text } from "./text/text";

export interface Named {
  name: string | null;
  surname: string | null;
  nominative: string | null;
}

export interface Placed {
  sectorName: string | null;
  blockName: string | null;
  tombReference: string | null;
}

export function displayName({ name, surname, nominative }: Named): string {
  return nominative?.trim() || [name, surname].filter(Boolean).join(" ").trim();
}

/** One letter of the name and one of the surname, for want of a picture. */
export function initials(person: Named): string {
  const words =
    person.name?.trim() && person.surname?.trim()
      ? [person.name, person.surname]
      : displayName(person).split(/\s+/).slice(0, 2);
  return words
    .map((word) => /\p{L}/u.exec(word)?.[0] ?? "")
    .join("")
    .toLocaleUpperCase("it-IT");
}

/** `Campo 4`, `Blocco C`, `Tomba L-12`: a bare code gets its level's word, a spoken name stays as it is. */
export function positionParts({ sectorName, blockName, tombReference }: Placed): string[] {
  const levels = [
    [text.position.sector, sectorName],
    [text.position.block, blockName],
    [text.position.tomb, tombReference],
  ] as const;
  return levels.flatMap(([label, value]) => {
    const known = value?.trim();
    if (!known) return [];
    return /\p{L}{4,}/u.test(known) ? [known] : [`${label} ${known}`];
  });
}
