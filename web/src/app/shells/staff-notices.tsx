// In the place of a page that is not there, or not for this role.
import { Link } from "react-router";
import { staffText } from "@/lib/text/staff";
import { buttonLook } from "@/ui/button";
import { Notice } from "@/ui/notice";
import type { Screen } from "../nav";

const { shell } = staffText;

function HomeLink() {
  return (
    <Link to="/" className={buttonLook({ variant: "primary" })}>
      {shell.home}
    </Link>
  );
}

export function NotFoundPage() {
  return (
    <div className="pt-[8vh] text-center">
      <p
        aria-hidden
        className="font-serif text-8xl leading-none font-semibold tracking-tight text-muted lining-nums"
      >
        {shell.notFoundCode}
      </p>
      <div className="-mt-6">
        <Notice title={shell.notFoundTitle} hint={shell.notFoundHint} role="alert" level="h2">
          <HomeLink />
        </Notice>
      </div>
    </div>
  );
}

const HINTS = { suppliers: shell.deniedSuppliers, superadmins: shell.deniedCategories };

export function Denied({ screen }: { screen: Screen }) {
  const hint = screen.reservedTo ? HINTS[screen.reservedTo] : shell.deniedHint;
  return (
    <div className="pt-[8vh]">
      <Notice title={shell.denied} hint={hint} role="alert" level="h2">
        <HomeLink />
      </Notice>
    </div>
  );
}
