// What can be told of a file before it is sent.
import { importText as words } from "@/lib/text/data-import";

/** The service's own limit. */
export const LARGEST_FILE = 10 * 1024 * 1024;
export const ENDINGS = [".csv", ".xlsx", ".xlsm"];

const MEGABYTE = 1024 * 1024;
const small = new Intl.NumberFormat("it-IT", { maximumFractionDigits: 1 });

export function sizeText(bytes: number): string {
  return bytes < MEGABYTE / 10 ? words.small : words.size(small.format(bytes / MEGABYTE));
}

/** Rounded up: one byte too many is not shown as just enough. */
function beyond(bytes: number): string {
  return small.format(Math.ceil((bytes / MEGABYTE) * 10) / 10);
}

export function fileFault({ name, size }: Pick<File, "name" | "size">): string | null {
  const lower = name.toLowerCase();
  if (!ENDINGS.some((ending) => lower.endsWith(ending))) return words.notTable(name);
  return size > LARGEST_FILE ? words.tooLarge(name, beyond(size)) : null;
}
