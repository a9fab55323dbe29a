// The one table of the staff's screens: route, roles, name. Router, sidebar and tests read it.
import type { ComponentType } from "react";
import { foldRole, isAmong, type RoleSpelling } from "@/lib/roles";
import { text } from "@/lib/text/text";

export interface Screen {
  path: string;
  /** In the sidebar, and above the page unless `title` says otherwise. */
  label: string;
  title?: string;
  roles: readonly RoleSpelling[];
  /** Absent while the screen is being built: then it stands in no menu but its own people's home. */
  page?: () => Promise<ComponentType>;
  /** Whom the others are told that it is for. */
  reservedTo?: "suppliers" | "superadmins";
}

const STAFF = ["superadmin", "admin"] as const;
const STAFF_AND_OWNERS = [...STAFF, "owner"] as const;
const STAFF_AND_SUPPLIERS = [...STAFF, "merchant"] as const;
const { screens: name } = text;

export const SCREENS = [
  {
    path: "/",
    label: name.dashboard,
    roles: STAFF,
    page: async () => (await import("@/features/dashboard/dashboard-page")).DashboardPage,
  },
  { path: "/cemeteries", label: name.cemeteries, roles: ["superadmin"] },
  { path: "/sectors", label: name.sectors, roles: STAFF },
  { path: "/blocks", label: name.blocks, roles: STAFF },
  { path: "/tombs", label: name.tombs, roles: STAFF_AND_OWNERS },
  { path: "/deceased", label: name.deceased, roles: STAFF_AND_OWNERS },
  { path: "/prayers", label: name.prayers, roles: STAFF_AND_OWNERS },
  {
    path: "/operators",
    label: name.operators,
    title: name.operatorsTitle,
    roles: STAFF,
    page: async () => (await import("@/features/operators/operators-page")).OperatorsPage,
  },
  { path: "/shop", label: name.shop, roles: STAFF_AND_SUPPLIERS },
  { path: "/orders", label: name.orders, title: name.ordersTitle, roles: STAFF_AND_SUPPLIERS },
  {
    path: "/categories",
    label: name.categories,
    title: name.categoriesTitle,
    roles: ["superadmin"],
    reservedTo: "superadmins",
  },
  {
    path: "/supplier-config",
    label: name.supplierConfig,
    roles: ["merchant"],
    reservedTo: "suppliers",
  },
  { path: "/data-import", label: name.dataImport, roles: ["superadmin"] },
  {
    path: "/activity",
    label: name.activity,
    roles: STAFF,
    page: async () => (await import("@/features/activity/activity-page")).ActivityPage,
  },
] as const satisfies readonly Screen[];

export type ScreenPath = (typeof SCREENS)[number]["path"];
export type KnownScreen = Screen & { path: ScreenPath };

const screens: readonly KnownScreen[] = SCREENS;

/** Where a role begins its work. */
export function homeOf(role: string): ScreenPath {
  const folded = foldRole(role);
  if (folded === "owner") return "/tombs";
  return folded === "fornitore" ? "/shop" : "/";
}

export function mayOpen(role: string, screen: Screen): boolean {
  return isAmong(role, screen.roles);
}

/** The sidebar of a role. */
export function screensOf(role: string): KnownScreen[] {
  const home = homeOf(role);
  return screens.filter((screen) => mayOpen(role, screen) && (screen.page || screen.path === home));
}

export function screenAt(pathname: string): KnownScreen | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, "") : pathname;
  return screens.find((screen) => screen.path === path);
}
