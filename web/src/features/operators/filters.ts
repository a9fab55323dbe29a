// Which operators are shown: kept in the address of the page.
import type { User } from "@/api/current-user";
import { fold } from "@/lib/fold";
import { foldRole, type Role } from "@/lib/roles";

export interface Filters {
  search: string;
  cemeteryId: number | null;
  role: Role | null;
}

export function readFilters(params: URLSearchParams): Filters {
  const cemetery = params.get("cimitero") ?? "";
  return {
    search: params.get("cerca") ?? "",
    cemeteryId: /^[1-9]\d{0,8}$/.test(cemetery) ? Number(cemetery) : null,
    role: foldRole(params.get("ruolo") ?? ""),
  };
}

export function writeFilters({ search, cemeteryId, role }: Filters): URLSearchParams {
  const params = new URLSearchParams();
  if (search) params.set("cerca", search);
  if (cemeteryId !== null) params.set("cimitero", String(cemeteryId));
  if (role) params.set("ruolo", role);
  return params;
}

export function hasFilters(filters: Filters): boolean {
  return writeFilters(filters).size > 0;
}

export function matching(operators: User[], { search, cemeteryId, role }: Filters): User[] {
  const wanted = fold(search);
  return operators.filter(
    (operator) =>
      (cemeteryId === null || operator.cemetery_id === cemeteryId) &&
      (role === null || operator.role === role) &&
      (wanted === "" || searchedText(operator).includes(wanted)),
  );
}

/** Names in either order, so that `rossi mario` finds Mario Rossi. */
function searchedText({ name, surname, email, business_name, phone }: User): string {
  const people = `${name}${surname}${name}`;
  return [people, email, business_name ?? "", phone ?? ""].map(fold).join("\n");
}
