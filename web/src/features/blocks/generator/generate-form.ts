// What the generator is told: a pattern, the values of what changes in it, the places of each tomb.
import { generatorText as words } from "@/lib/text/tools";

export interface Values {
  pattern: string;
  /** By placeholder; those that the pattern has lost are kept for when it has them again. */
  ranges: Record<string, string>;
  capacity: string;
  enabled: boolean;
}

export const START: Values = {
  pattern: words.patternStart,
  ranges: {},
  capacity: "1",
  enabled: true,
};

/** The words between braces, each once, in small letters: as the service reads them. */
export function placeholders(pattern: string): string[] {
  const found = [...pattern.matchAll(/\{\s*(\p{L}+)\s*\}/gu)];
  return [...new Set(found.map(([, name = ""]) => name.toLocaleLowerCase("it-IT")))];
}

export interface Order {
  pattern: string;
  ranges: Record<string, string>;
  capacity: number;
  enabled: boolean;
}

/** Null while something is missing that the service would only refuse. */
export function orderOf({ pattern, ranges, capacity, enabled }: Values): Order | null {
  const names = placeholders(pattern);
  const chosen = Object.fromEntries(names.map((name) => [name, ranges[name]?.trim() ?? ""]));
  const isWhole = names.length > 0 && Object.values(chosen).every(Boolean);
  if (!isWhole || capacityFault(capacity)) return null;
  return { pattern: pattern.trim(), ranges: chosen, capacity: Number(capacity), enabled };
}

export function capacityFault(capacity: string): string | undefined {
  return /^[1-9]\d{0,3}$/.test(capacity.trim()) ? undefined : words.badCapacity;
}
