// The way to what each column holds, where the keyboard goes on.
import { type ReactNode, useCallback } from "react";
import { Link, useLocation } from "react-router";

const BY_LINK = { isByLink: true };

/** For the heading that a link has led to: the tabs themselves keep the keyboard. */
export function useArrival() {
  const { state } = useLocation();
  const isByLink = state?.isByLink === true;
  return useCallback(
    (heading: HTMLElement | null) => {
      if (isByLink) heading?.focus({ preventScroll: true });
    },
    [isByLink],
  );
}

export function MappingLink({ path, children }: { path: string; children: ReactNode }) {
  return (
    <Link
      to={path}
      state={BY_LINK}
      preventScrollReset
      className="rounded font-semibold text-brand-text underline underline-offset-3"
    >
      {children}
    </Link>
  );
}
