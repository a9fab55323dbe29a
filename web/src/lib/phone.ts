// Telephone numbers of visitors, as the services take them.
const PHONE = /^[\d +().\-/]+$/;

/** One that can be dialled. */
export function isPhone(typed: string): boolean {
  const digits = typed.replace(/\D/g, "").length;
  return PHONE.test(typed.trim()) && digits >= 6 && digits <= 15;
}
