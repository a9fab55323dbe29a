// What both sides have: toasts, which outlive the page that raised them, and the place in it.
import { lazy, Suspense } from "react";
import { type Location, Outlet, ScrollRestoration } from "react-router";

const Toaster = lazy(async () => ({ default: (await import("@/ui/toaster")).Toaster }));

/** Search results keep their place however one comes back to them. */
function scrollKey(location: Location): string {
  return location.pathname === "/search" ? `/search${location.search}` : location.key;
}

export function Root() {
  return (
    <>
      <Outlet />
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
      <ScrollRestoration getKey={scrollKey} />
    </>
  );
}
