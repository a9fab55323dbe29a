// Search as everywhere in the product: case, accents, apostrophes, spaces and hyphens do not count.
export function fold(value: string): string {
  return value
    .normalize("NFD")
    .toLocaleLowerCase("it-IT")
    .replace(/[\p{M}\s'’‘`´ʼ"-]/gu, "");
}
