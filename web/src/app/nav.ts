// The one table of the staff's screens: route, roles, name. Their routes, sidebar and tests read it; a
// visitor's page never loads it.
import type { ComponentType } from "react";
import { matchPath } from "react-router";
import { isAmong, type RoleSpelling } from "@/lib/roles";
import { screensText as name } from "@/lib/text/staff";
import { homeOf } from "./homes";

export interface Screen {
  path: string;
  /** In the sidebar, and above the page unless `title` says otherwise. */
  label: string;
  title?: string;
  roles: readonly RoleSpelling[];
  /** Absent while the screen is being built: then it stands in no menu but its own people's home. */
  page?: () => Promise<ComponentType>;
  /** In the sidebar below the specification's entries, in a group of their own. */
  isTool?: true;
  /** In whose sidebar it stands, when not in everybody's who may open it. */
  menuOf?: readonly RoleSpelling[];
  /** Reached from another screen: it stands in no menu. */
  isInner?: true;
  /** Whom the others are told that it is for. */
  reservedTo?: "suppliers" | "superadmins";
}

const STAFF = ["superadmin", "admin"] as const;
const STAFF_AND_OWNERS = [...STAFF, "owner"] as const;
const STAFF_AND_SUPPLIERS = [...STAFF, "merchant"] as const;

export const SCREENS = [
  {
    path: "/",
    label: name.dashboard,
    roles: STAFF,
    page: async () => (await import("@/features/dashboard/dashboard-page")).DashboardPage,
  },
  {
    path: "/cemeteries",
    label: name.cemeteries,
    roles: STAFF,
    // An admin edits the own cemetery, from the dashboard.
    menuOf: ["superadmin"],
    page: async () => (await import("@/features/cemeteries/cemeteries-page")).CemeteriesPage,
  },
  {
    path: "/sectors",
    label: name.sectors,
    roles: STAFF,
    page: async () => (await import("@/features/sectors/sectors-page")).SectorsPage,
  },
  {
    path: "/blocks",
    label: name.blocks,
    roles: STAFF,
    page: async () => (await import("@/features/blocks/blocks-page")).BlocksPage,
  },
  {
    path: "/tombs",
    label: name.tombs,
    roles: STAFF_AND_OWNERS,
    page: async () => (await import("@/features/tombs/tombs-page")).TombsPage,
  },
  {
    path: "/deceased",
    label: name.deceased,
    roles: STAFF_AND_OWNERS,
    page: async () => (await import("@/features/deceased/deceased-page")).DeceasedPage,
  },
  {
    path: "/prayers",
    label: name.prayers,
    roles: STAFF_AND_OWNERS,
    page: async () => (await import("@/features/moderation/moderation-page")).ModerationPage,
  },
  {
    path: "/operators",
    label: name.operators,
    title: name.operatorsTitle,
    roles: STAFF,
    page: async () => (await import("@/features/operators/operators-page")).OperatorsPage,
  },
  {
    path: "/shop",
    label: name.shop,
    roles: STAFF_AND_SUPPLIERS,
    page: async () => (await import("@/features/products/products-page")).ProductsPage,
  },
  {
    path: "/orders",
    label: name.orders,
    title: name.ordersTitle,
    roles: STAFF_AND_SUPPLIERS,
    page: async () => (await import("@/features/orders/orders-page")).OrdersPage,
  },
  {
    path: "/categories",
    label: name.categories,
    title: name.categoriesTitle,
    roles: ["superadmin"],
    reservedTo: "superadmins",
    page: async () => (await import("@/features/categories/categories-page")).CategoriesPage,
  },
  {
    path: "/supplier-config",
    label: name.supplierConfig,
    roles: ["merchant"],
    reservedTo: "suppliers",
    page: async () =>
      (await import("@/features/supplier-config/supplier-config-page")).SupplierConfigPage,
  },
  {
    path: "/data-import",
    label: name.dataImport,
    roles: ["superadmin"],
    page: async () => (await import("@/features/data-import/data-import-page")).DataImportPage,
  },
  {
    path: "/mappa",
    label: name.map,
    roles: STAFF,
    isTool: true,
    page: async () => (await import("@/features/map/maps-page")).MapsPage,
  },
  {
    path: "/cemeteries/:id/mappa",
    label: name.map,
    title: name.mapTitle,
    roles: STAFF,
    isInner: true,
    page: async () => (await import("@/features/map/map-page")).CemeteryMapPage,
  },
  {
    path: "/blocks/:id/mappa",
    label: name.map,
    title: name.mapTitle,
    roles: STAFF,
    isInner: true,
    page: async () => (await import("@/features/map/map-page")).BlockMapPage,
  },
  {
    path: "/requests",
    label: name.requests,
    roles: STAFF,
    isTool: true,
    page: async () => (await import("@/features/requests/requests-page")).RequestsPage,
  },
  {
    path: "/duplicates",
    label: name.duplicates,
    roles: STAFF,
    isTool: true,
    page: async () => (await import("@/features/duplicates/duplicates-page")).DuplicatesPage,
  },
  {
    path: "/quality",
    label: name.quality,
    roles: STAFF,
    isTool: true,
    page: async () => (await import("@/features/quality/quality-page")).QualityPage,
  },
  {
    path: "/trash",
    label: name.trash,
    roles: STAFF,
    isTool: true,
    page: async () => (await import("@/features/trash/trash-page")).TrashPage,
  },
  {
    path: "/activity",
    label: name.activity,
    roles: STAFF,
    isTool: true,
    page: async () => (await import("@/features/activity/activity-page")).ActivityPage,
  },
] as const satisfies readonly Screen[];

export type ScreenPath = (typeof SCREENS)[number]["path"];
/** Of the screens that a menu may name. */
export type MenuPath = Exclude<ScreenPath, `${string}:${string}`>;
export type KnownScreen = Screen & { path: ScreenPath };
export type MenuScreen = Screen & { path: MenuPath };

const screens: readonly KnownScreen[] = SCREENS;

export function mayOpen(role: string, screen: Screen): boolean {
  return isAmong(role, screen.roles);
}

function isInMenu(screen: KnownScreen): screen is MenuScreen {
  return !screen.isInner;
}

/** The sidebar of a role. */
export function screensOf(role: string): MenuScreen[] {
  const home = homeOf(role);
  return screens
    .filter(isInMenu)
    .filter((screen) => isAmong(role, screen.menuOf ?? screen.roles))
    .filter((screen) => screen.page || screen.path === home);
}

export function screenAt(pathname: string): KnownScreen | undefined {
  return screens.find(({ path }) => matchPath({ path, caseSensitive: true }, pathname));
}
