// The frame of every staff page. Somebody else signing in gets a new one.
import { lazy, Suspense } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { useCurrentUser } from "@/api/current-user";
import { useIsSignInAsked } from "@/api/session";
import { staffText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import { LoadingOverlay } from "@/ui/loading-overlay";
import { mayOpen, screenAt } from "../nav";
import { StaffHeader } from "./staff-header";
import { Sidebar } from "./staff-nav";
import { Denied } from "./staff-notices";

const SignInAgain = lazy(async () => ({ default: (await import("./sign-in-again")).SignInAgain }));

export function StaffShell() {
  const user = useCurrentUser();
  const screen = screenAt(useLocation().pathname);
  const isSignInAsked = useIsSignInAsked();
  if (!user) return <Navigate replace to="/search" />;
  const isDenied = screen !== undefined && !mayOpen(user.role, screen);
  const title = screen ? (screen.title ?? screen.label) : staffText.shell.notFound;
  return (
    <>
      <title>{`${isDenied ? staffText.shell.denied : title} · ${text.common.product}`}</title>
      <div key={user.id} className="min-h-dvh lg:grid lg:grid-cols-[15.5rem_minmax(0,1fr)]">
        <a
          href="#contenuto"
          className="sr-only rounded-b-lg bg-surface px-4 py-2 focus:not-sr-only focus:absolute focus:left-4 focus:z-90"
        >
          {text.common.skip}
        </a>
        <Sidebar role={user.role} />
        <div className="flex min-w-0 flex-col">
          <StaffHeader user={user} title={title} />
          <main
            id="contenuto"
            tabIndex={-1}
            className="mx-auto w-full max-w-400 grow px-4 py-6 outline-none sm:px-6 lg:px-8"
          >
            {isDenied ? <Denied screen={screen} /> : <Outlet />}
          </main>
        </div>
      </div>
      {isSignInAsked ? (
        <Suspense fallback={null}>
          <SignInAgain user={user} />
        </Suspense>
      ) : (
        <LoadingOverlay />
      )}
    </>
  );
}
