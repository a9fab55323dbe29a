// What the staff's pages read, and somebody to read it.
import type { AuditEntry, AuditPage } from "@/api/audit";
import type { User } from "@/api/current-user";
import type { Role } from "@/lib/roles";
import { answer } from "./fake-api";
import { makeSummary } from "./orders";
import { makeConfig } from "./sellers";

const NAMES: Record<Role, [string, string]> = {
  superadmin: ["Chiara", "Vianello"],
  admin: ["Marco", "Bellini"],
  owner: ["Lucia", "De Santis"],
  fornitore: ["Rosa", "Ferri"],
};
const IDS: Record<Role, number> = { superadmin: 1, admin: 2, owner: 3, fornitore: 4 };

export function makeUser(role: Role, change: Partial<User> = {}): User {
  const [name, surname] = NAMES[role];
  return {
    id: IDS[role],
    name,
    surname,
    email: `${name.toLowerCase()}@valdora.example`,
    business_name: null,
    fiscal_code: null,
    phone: null,
    role,
    cemetery_id: role === "superadmin" ? null : 1,
    cemetery_name: role === "superadmin" ? null : "Cimitero di Valdora",
    enabled: true,
    createdAt: "2026-11-02T09:30:00Z",
    version: 1,
    ...change,
  };
}

export function makeEntry(change: Partial<AuditEntry> = {}): AuditEntry {
  return {
    id: 1,
    at: "2026-11-27T15:40:00Z",
    user_id: 2,
    user_name: "Marco Bellini",
    role: "admin",
    service: "identity",
    action: "updated",
    kind: "user",
    record_id: 3,
    record_label: "Lucia De Santis",
    cemetery_id: 1,
    cemetery_name: "Cimitero di Valdora",
    changes: [{ field: "phone", before: null, after: "347 1234567" }],
    request_id: null,
    ...change,
  };
}

export function makeAudit(results: AuditEntry[], change: Partial<AuditPage> = {}): AuditPage {
  return { results, total: results.length, page: 1, totalPages: 1, ...change };
}

export const STATS = {
  totalCemeteries: 3,
  totalSectors: 48,
  totalTombs: 20412,
  totalDeceaseds: 131877,
};

const LISTS = ["/api/sectors", "/api/blocks", "/api/tombs", "/api/deceaseds"] as const;
const SHOP = [
  "/api/shop/products",
  "/api/shop/categories",
  "/api/shop/suppliers",
  "/api/orders",
] as const;
const SERVICES = ["identity", "registry", "importer", "memorial", "shop"] as const;

/** Signs somebody in, with a quiet system around them. */
export function signIn(role: Role, change: Partial<User> = {}): User {
  const user = makeUser(role, change);
  document.cookie = "camposanto-signed-in=1; path=/";
  answer("/api/auth/user", user);
  answer("/api/stats", STATS);
  answer("/api/audit", makeAudit([makeEntry()]));
  answer("/api/users", [user]);
  answer("/api/public/cemeteries", []);
  answer("/api/prayers/moderation/counts", { pending: 0, approved: 0, all: 0 });
  answer("/api/prayers/moderation", []);
  answer("/api/memorial-requests/count", { open: 0 });
  answer("/api/memorial-requests", []);
  answer("/api/cemeteries", []);
  for (const path of SHOP) answer(path, []);
  answer("/api/orders/summary", makeSummary());
  answer("/api/supplier-config", makeConfig());
  for (const path of LISTS)
    answer(path, { results: [], total: 0, page: 1, totalPages: 0, capped: false });
  for (const service of SERVICES)
    answer(`/api/health/${service}`, { service, database: true, broker: true, migrated: true });
  return user;
}
