// What the browser keeps between visits: each entry has one key, one type and a reader that trusts nothing.
export interface Entry<T> {
  readonly key: string;
  read(): T | null;
  write(value: T): void;
  clear(): void;
}

/** An entry kept as JSON; `parse` answers null for anything it does not recognise. */
export function jsonEntry<T>(
  key: string,
  parse: (value: unknown) => T | null,
  place?: () => Storage,
): Entry<T> {
  return textEntry(
    key,
    (kept) => parse(JSON.parse(kept)),
    (value) => JSON.stringify(value),
    place,
  );
}

/** As `jsonEntry`, forgotten when the tab is closed. */
export function sessionEntry<T>(key: string, parse: (value: unknown) => T | null): Entry<T> {
  return jsonEntry(key, parse, () => sessionStorage);
}

/** An entry kept as it is written. */
export function textEntry<T>(
  key: string,
  parse: (kept: string) => T | null,
  format: (value: T) => string = String,
  place = () => localStorage,
): Entry<T> {
  return {
    key,
    // Storage may be switched off, full or hold another version's data: then nothing is remembered.
    read() {
      try {
        const kept = place().getItem(key);
        return kept === null ? null : parse(kept);
      } catch {
        return null;
      }
    },
    write(value) {
      try {
        place().setItem(key, format(value));
      } catch {}
    },
    clear() {
      try {
        place().removeItem(key);
      } catch {}
    },
  };
}
