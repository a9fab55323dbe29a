// Routes to pages. Each page is its own chunk; the public shell is there at once, the staff's side
// follows with the first address that is not public.
import type { DOMRouterOpts, RouteObject } from "react-router";
import { currentUser } from "@/api/current-user";
import { signedInMark } from "@/api/session";
import { staffOnly, visitorsOnly } from "./guards";
import { PageFailure } from "./page-failure";
import { Root } from "./root";
import { Loading } from "./shells/loading";
import { PublicShell } from "./shells/public-shell";

const searchPage = async () => (await import("@/features/search/search-page")).SearchPage;
const memorialPage = async () => (await import("@/features/memorial/memorial-page")).MemorialPage;
const memorialLoader = async () =>
  (await import("@/features/memorial/memorial-loader")).memorialLoader;
const cartPage = async () => (await import("@/features/cart/cart-page")).CartPage;
const returnPage = async () => (await import("@/features/cart/return-page")).ReturnPage;
/** Paying belongs to the cart, whose form this page shows too. */
const orderPage = async () => {
  const [{ OrderPage }, { PayOrder }] = await Promise.all([
    import("@/features/order/order-page"),
    import("@/features/cart/pay-order"),
  ]);
  return () => <OrderPage PayOrder={PayOrder} />;
};
const loginPage = async () => (await import("@/features/login/login-page")).LoginPage;
const resetPage = async () => (await import("@/features/login/reset-page")).ResetPage;
const staffShell = async () => (await import("./shells/staff-shell")).StaffShell;

const STAFF = "staff";
const PUBLIC =
  /^\/(search|memorial\/[^/]+|cart\/[^/]+|ordine\/[^/]+|pagamento|login|reimposta-password)\/?$/i;

function publicPages(): RouteObject[] {
  return [
    { path: "/search", middleware: [visitorsOnly], lazy: { Component: searchPage } },
    { path: "/memorial/:id", lazy: { Component: memorialPage, loader: memorialLoader } },
    { path: "/cart/:tombId", lazy: { Component: cartPage } },
    { path: "/pagamento", lazy: { Component: returnPage } },
    { path: "/ordine/:token", lazy: { Component: orderPage } },
    { path: "/login", middleware: [visitorsOnly], lazy: { Component: loginPage } },
    { path: "/reimposta-password", lazy: { Component: resetPage } },
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
        { ...page, id: STAFF, middleware: [staffOnly], lazy: { Component: staffShell } },
        // What is shown until the staff's pages are known.
        { ...page, path: "*", Component: Loading },
      ],
    },
  ];
}

/** Whoever has signed in needs these too: they come side by side with the table of pages. */
function hasten() {
  if (!signedInMark.isSet()) return;
  void currentUser().catch(() => null);
  void staffShell().catch(() => null);
}

export const findPages: NonNullable<DOMRouterOpts["patchRoutesOnNavigation"]> = async ({
  path,
  patch,
}) => {
  if (PUBLIC.test(path)) return;
  hasten();
  const { staffPages } = await import("./staff-pages");
  patch(STAFF, staffPages());
};
