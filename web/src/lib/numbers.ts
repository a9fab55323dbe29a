// Numbers as Italians write them.
const whole = new Intl.NumberFormat("it-IT");

export function formatCount(count: number): string {
  return whole.format(count);
}
