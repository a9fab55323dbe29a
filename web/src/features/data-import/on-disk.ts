// A file as it was when it was chosen, and whether it is still so on the disk.

/** Where each copy comes from. */
const sources = new WeakMap<File, File>();
/** Copies that somebody wants to use though the disk has something else by now. */
const wanted = new WeakSet<File>();

/** Its content as it is now: a file that is changed on the disk meanwhile can no longer be sent. */
export async function heldFile(file: File): Promise<File | null> {
  try {
    const held = new File([await file.arrayBuffer()], file.name, { type: file.type });
    sources.set(held, file);
    return held;
  } catch {
    return null;
  }
}

/** One browser refuses to read what has changed, another reads what is there now. */
export async function hasChanged(held: File): Promise<boolean> {
  const source = sources.get(held);
  if (!source || wanted.has(held)) return false;
  try {
    const [now, then] = await Promise.all([source.arrayBuffer(), held.arrayBuffer()]);
    return !isEqual(new Uint8Array(now), new Uint8Array(then));
  } catch {
    return true;
  }
}

export function keepCopy(held: File) {
  wanted.add(held);
}

function isEqual(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, place) => byte === other[place]);
}
