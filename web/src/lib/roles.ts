// The four roles and the other spellings that mean the same.
export const ROLES = ["superadmin", "admin", "owner", "fornitore"] as const;
export type Role = (typeof ROLES)[number];
export type RoleSpelling = Role | "proprietario" | "merchant" | "supplier";

const SAME: Partial<Record<string, Role>> = {
  proprietario: "owner",
  merchant: "fornitore",
  supplier: "fornitore",
};

/** The role that a spelling means; null for none of ours. */
export function foldRole(spelling: string): Role | null {
  const known = SAME[spelling] ?? spelling;
  return ROLES.find((role) => role === known) ?? null;
}

/** Whether a role is among those named, however either is spelt. */
export function isAmong(role: string, named: readonly RoleSpelling[]): boolean {
  const folded = foldRole(role);
  return folded !== null && named.some((spelling) => foldRole(spelling) === folded);
}
