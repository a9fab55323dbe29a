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

// The specification writes the two each in its own way.
const RESERVED = {
  suppliers: { title: shell.denied, hint: shell.deniedSuppliers },
  superadmins: { title: shell.deniedCategoriesTitle, hint: shell.deniedCategories },
};
const DENIED = { title: shell.denied, hint: shell.deniedHint };

export function Denied({ screen }: { screen: Screen }) {
  return (
    <div className="pt-[8vh]">
      <Notice
        {...(screen.reservedTo ? RESERVED[screen.reservedTo] : DENIED)}
        role="alert"
        level="h2"
      >
        <HomeLink />
      </Notice>
    </div>
  );
}
