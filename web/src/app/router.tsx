// Routes to pages. Each page is its own chunk; the shell around them is there at once.
import { createBrowserRouter, type RouteObject, redirect } from "react-router";
import { PageFailure } from "./page-failure";
import { Loading } from "./shells/loading";
import { PublicShell } from "./shells/public-shell";

export const routes: RouteObject[] = [
  {
    Component: PublicShell,
    children: [
      {
        HydrateFallback: Loading,
        ErrorBoundary: PageFailure,
        children: [
          {
            path: "/search",
            lazy: {
              Component: async () => (await import("@/features/search/search-page")).SearchPage,
            },
          },
          {
            path: "/memorial/:id",
            lazy: {
              loader: async () =>
                (await import("@/features/memorial/memorial-loader")).memorialLoader,
              Component: async () =>
                (await import("@/features/memorial/memorial-page")).MemorialPage,
            },
          },
          { path: "*", loader: () => redirect("/search") },
        ],
      },
    ],
  },
];

export const router = createBrowserRouter(routes);
