// Who has to be asked before a page is left by other ways than its address: by signing out.

type Ask = (leave: () => void) => void;

let asked: Ask | null = null;

/** Has `ask` hear of each wish to leave; gives back how to stop that. */
export function holdBack(ask: Ask): () => void {
  asked = ask;
  return () => {
    if (asked === ask) asked = null;
  };
}

/** Leaves at once, or when whoever typed something agrees to lose it. */
export function leaveBy(leave: () => void): void {
  if (asked) asked(leave);
  else leave();
}
