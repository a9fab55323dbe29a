// Strong passwords that can be read aloud: no letter that looks like another.
const LETTERS = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";
const GROUPS = 4;
const GROUP_LENGTH = 4;

export const SHORTEST_PASSWORD = 6;

/** Four groups of four letters and digits: more than 90 bits. */
export function strongPassword(): string {
  const group = () => Array.from({ length: GROUP_LENGTH }, randomLetter).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

function randomLetter(): string {
  // Bytes beyond the last whole multiple would make the first letters likelier.
  const limit = 256 - (256 % LETTERS.length);
  const byte = new Uint8Array(1);
  do crypto.getRandomValues(byte);
  while ((byte[0] ?? limit) >= limit);
  return LETTERS.charAt((byte[0] ?? 0) % LETTERS.length);
}
