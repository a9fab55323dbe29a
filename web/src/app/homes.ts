// Where a role begins its work.
import { foldRole } from "@/lib/roles";

export function homeOf(role: string): "/" | "/tombs" | "/shop" {
  const folded = foldRole(role);
  if (folded === "owner") return "/tombs";
  return folded === "fornitore" ? "/shop" : "/";
}
