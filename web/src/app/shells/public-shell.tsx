// Header, page and footer of the visitors' side. The theme's menu comes after the page.
import { lazy, Suspense } from "react";
import { Link, Outlet } from "react-router";
import { text } from "@/lib/text/text";
import { ThanksAbove } from "./thanks";

const ThemeMenu = lazy(async () => ({ default: (await import("@/ui/theme-menu")).ThemeMenu }));

const Offline = lazy(async () => ({ default: (await import("@/offline/offline")).Offline }));

export function PublicShell() {
  return (
    <div className="flex min-h-dvh flex-col">
      <a
        href="#contenuto"
        className="sr-only rounded-b-lg bg-surface px-4 py-2 focus:not-sr-only focus:absolute focus:left-4 focus:z-90"
      >
        {text.common.skip}
      </a>
      <header className="border-b border-line bg-surface print:hidden">
        <div className="container-page flex min-h-15 items-center justify-between gap-4">
          <Link
            to="/search"
            className="flex items-center gap-3 rounded font-serif text-[1.7rem] leading-none font-semibold tracking-tight"
          >
            <img src="/img/logo.svg" alt="" width={32} height={32} />
            {text.common.product}
          </Link>
          <Suspense fallback={<span className="size-11" />}>
            <ThemeMenu />
          </Suspense>
        </div>
      </header>
      <main id="contenuto" tabIndex={-1} className="grow outline-none">
        <Suspense fallback={null}>
          <Offline />
        </Suspense>
        <ThanksAbove />
        <Outlet />
      </main>
      <footer className="mt-20 border-t border-line bg-sunken py-9 text-muted print:hidden">
        <p className="container-page font-serif text-xl">
          <span className="font-semibold text-ink">{text.common.product}</span>
          <span aria-hidden className="mx-2.5">
            ·
          </span>
          {text.common.motto}
        </p>
      </footer>
    </div>
  );
}
