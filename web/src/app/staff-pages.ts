// Routes of the staff's pages: they come with the first address that is no visitor's.
import type { RouteObject } from "react-router";
import { type KnownScreen, SCREENS } from "./nav";
import { PageFailure } from "./page-failure";

const notFoundPage = async () => (await import("./shells/staff-notices")).NotFoundPage;
const comingPage = async () => (await import("./coming-page")).ComingPage;

/** Made anew for each router, which keeps in them what it has loaded. */
export function staffPages(): RouteObject[] {
  const screens: readonly KnownScreen[] = SCREENS;
  return [
    // No fallback of its own: the shell must not stand before it is known who asks.
    {
      ErrorBoundary: PageFailure,
      children: [
        ...screens.map(({ path, page }) => ({ path, lazy: { Component: page ?? comingPage } })),
        { path: "*", lazy: { Component: notFoundPage } },
      ],
    },
  ];
}
