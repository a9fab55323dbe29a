// The Italian fiscal code of a person, as services/kit/fiscal_code.py reads it.
const DIGIT = "[0-9LMNPQRSTUV]"; // omocodia: a letter stands for the digit of the same place
const SHAPE = new RegExp(`^[A-Z]{6}${DIGIT}{2}[ABCDEHLMPRST]${DIGIT}{2}[A-Z]${DIGIT}{3}[A-Z]$`);
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const ODD_WEIGHTS = [
  1, 0, 5, 7, 9, 13, 15, 17, 19, 21, 2, 4, 18, 20, 11, 3, 6, 8, 12, 14, 16, 10, 22, 25, 24, 23,
];

/** A digit weighs as the letter of its place in the alphabet: 0 as A, 9 as J. */
function place(character: string): number {
  return /\d/.test(character) ? Number(character) : LETTERS.indexOf(character);
}

/** The sixteenth character that belongs to fifteen capitals and digits. */
export function checkLetter(firstFifteen: string): string {
  const sum = [...firstFifteen].reduce((total, character, index) => {
    const at = place(character);
    return total + (index % 2 === 0 ? (ODD_WEIGHTS[at] ?? 0) : at);
  }, 0);
  return LETTERS.charAt(sum % 26);
}

/** Capitals without blanks, the way a good code is stored. */
export function compactFiscalCode(typed: string): string {
  return typed.replace(/\s/g, "").toUpperCase();
}

export type FiscalCodeFault = "shape" | "letter";

/** What is wrong with a code; null when it is good, however it is spaced. */
export function fiscalCodeFault(typed: string): FiscalCodeFault | null {
  const code = compactFiscalCode(typed);
  if (!SHAPE.test(code) || /[^\p{ASCII}]/u.test(typed)) return "shape";
  return checkLetter(code.slice(0, 15)) === code[15] ? null : "letter";
}

/** A good code in its own spelling; a wrong one, as registers hold some, as it was typed. */
export function tidyFiscalCode(typed: string): string {
  return fiscalCodeFault(typed) ? typed.trim() : compactFiscalCode(typed);
}
