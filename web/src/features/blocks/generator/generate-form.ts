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

const PLACE = /\{\s*(\p{L}+)\s*\}/gu;

/** The words between braces, each once, in small letters: as the service reads them. */
export function placeholders(pattern: string): string[] {
  const found = [...pattern.matchAll(PLACE)];
  return [...new Set(found.map(([, name = ""]) => name.toLocaleLowerCase("it-IT")))];
}

/** What the service would not understand of a pattern. */
export function patternFault(pattern: string): string | undefined {
  if (pattern.trim() === "") return words.noPattern;
  const rest = pattern.replace(PLACE, "");
  const [odd] = /\{[^{}]*\}/.exec(rest) ?? [];
  if (odd) return words.oddPlaceholder(odd);
  const open = /\{[^{}]*/.exec(rest)?.[0];
  if (open) return words.unclosed(open);
  if (rest.includes("}")) return words.unopened;
  return placeholders(pattern).length === 0 ? words.noPlaceholders : undefined;
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
  const isWhole = !patternFault(pattern) && Object.values(chosen).every(Boolean);
  if (!isWhole || capacityFault(capacity)) return null;
  return { pattern: pattern.trim(), ranges: chosen, capacity: Number(capacity), enabled };
}

export function capacityFault(capacity: string): string | undefined {
  return /^[1-9]\d{0,3}$/.test(capacity.trim()) ? undefined : words.badCapacity;
}
