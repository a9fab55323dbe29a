// Who may do what with operators; the service decides, the page hides what it would refuse.
import type { User } from "@/api/current-user";
import type { Role } from "@/lib/roles";

const GIVES: Record<Role, readonly Role[]> = {
  superadmin: ["admin", "owner", "fornitore"],
  admin: ["owner", "fornitore"],
  owner: [],
  fornitore: [],
};

/** The roles that a form offers: those that the caller gives, and the one that the operator has. */
export function roleOptions(caller: User, operator: User | null): Role[] {
  const given = GIVES[caller.role];
  const has = operator?.role;
  if (!has || given.includes(has)) return [...given];
  // One's own role, or a superadmin's, is kept or left as it is.
  return operator.id === caller.id && caller.role !== "superadmin" ? [has] : [has, ...given];
}

export function canEdit(caller: User, operator: User): boolean {
  if (caller.role === "superadmin" || caller.id === operator.id) return true;
  return GIVES[caller.role].includes(operator.role);
}

export function canDelete(caller: User, operator: User): boolean {
  return caller.id !== operator.id && canEdit(caller, operator);
}
