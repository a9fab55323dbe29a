// Routes to pages. Each page is its own chunk; the shell around them is there at once.
import { type RouteObject, redirect } from "react-router";
import { PageFailure } from "./page-failure";
import { Loading } from "./shells/loading";
import { PublicShell } from "./shells/public-shell";

const searchPage = async () => (await import("@/features/search/search-page")).SearchPage;
const memorialPage = async () => (await import("@/features/memorial/memorial-page")).MemorialPage;
const memorialLoader = async () =>
  (await import("@/features/memorial/memorial-loader")).memorialLoader;

/** Made anew for each router, which keeps in them what it has loaded. */
export function routes(): RouteObject[] {
  const pages: RouteObject[] = [
    { path: "/search", lazy: { Component: searchPage } },
    { path: "/memorial/:id", lazy: { Component: memorialPage, loader: memorialLoader } },
    { path: "*", Component: Loading, loader: () => redirect("/search") },
  ];
  return [
    {
      Component: PublicShell,
      children: [{ HydrateFallback: Loading, ErrorBoundary: PageFailure, children: pages }],
    },
  ];
}
