// Routes to pages. Each page is its own chunk; the public shell is there at once, the staff's follows.
import type { RouteObject } from "react-router";
import { staffOnly, visitorsOnly } from "./guards";
import { type KnownScreen, SCREENS } from "./nav";
import { PageFailure } from "./page-failure";
import { Root } from "./root";
import { Loading } from "./shells/loading";
import { PublicShell } from "./shells/public-shell";

const searchPage = async () => (await import("@/features/search/search-page")).SearchPage;
const memorialPage = async () => (await import("@/features/memorial/memorial-page")).MemorialPage;
const memorialLoader = async () =>
  (await import("@/features/memorial/memorial-loader")).memorialLoader;
const loginPage = async () => (await import("@/features/login/login-page")).LoginPage;
const resetPage = async () => (await import("@/features/login/reset-page")).ResetPage;
const staffShell = async () => (await import("./shells/staff-shell")).StaffShell;
const notFoundPage = async () => (await import("./shells/staff-notices")).NotFoundPage;
const comingPage = async () => (await import("./coming-page")).ComingPage;

function publicPages(): RouteObject[] {
  return [
    { path: "/search", middleware: [visitorsOnly], lazy: { Component: searchPage } },
    { path: "/memorial/:id", lazy: { Component: memorialPage, loader: memorialLoader } },
    { path: "/login", middleware: [visitorsOnly], lazy: { Component: loginPage } },
    { path: "/reimposta-password", lazy: { Component: resetPage } },
  ];
}

function staffPages(): RouteObject[] {
  const screens: readonly KnownScreen[] = SCREENS;
  return [
    ...screens.map(({ path, page }) => ({ path, lazy: { Component: page ?? comingPage } })),
    { path: "*", lazy: { Component: notFoundPage } },
  ];
}

const page = { HydrateFallback: Loading, ErrorBoundary: PageFailure };

/** Made anew for each router, which keeps in them what it has loaded. */
export function routes(): RouteObject[] {
  return [
    {
      Component: Root,
      children: [
        { Component: PublicShell, children: [{ ...page, children: publicPages() }] },
        {
          ...page,
          middleware: [staffOnly],
          lazy: { Component: staffShell },
          children: [{ ...page, children: staffPages() }],
        },
      ],
    },
  ];
}
