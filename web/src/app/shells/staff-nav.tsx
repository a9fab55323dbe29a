// The staff's way around: a column on a wide screen, a drawer on a phone.
import { Menu as MenuIcon, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { useId, useState } from "react";
import { Link, NavLink } from "react-router";
import { staffText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";
import { buttonLook } from "@/ui/button";
import { homeOf } from "../homes";
import { type MenuScreen, screensOf } from "../nav";
import { navIcons } from "./nav-icons";
import { waitingAt } from "./waiting";

interface Props {
  role: string;
  onGo?: () => void;
}

function Brand({ role, onGo }: Props) {
  return (
    <Link
      to={homeOf(role)}
      {...(onGo && { onClick: onGo })}
      className="flex items-center gap-3 rounded font-serif text-[1.7rem] leading-none font-semibold tracking-tight"
    >
      <img src="/img/logo.svg" alt="" width={32} height={32} />
      {text.common.product}
    </Link>
  );
}

function Entries({ role, onGo }: Props) {
  const screens = screensOf(role);
  const tools = screens.filter(({ isTool }) => isTool);
  const heading = useId();
  return (
    <nav aria-label={staffText.shell.navigation} className="overflow-y-auto p-3">
      <ul className="grid gap-1">
        {screens
          .filter(({ isTool }) => !isTool)
          .map((screen) => (
            <Entry key={screen.path} screen={screen} onGo={onGo} />
          ))}
      </ul>
      {tools.length > 0 && (
        <>
          <p id={heading} className="mt-5 mb-1.5 px-3 text-sm font-semibold text-muted">
            {staffText.shell.tools}
          </p>
          <ul aria-labelledby={heading} className="grid gap-1">
            {tools.map((screen) => (
              <Entry key={screen.path} screen={screen} onGo={onGo} />
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}

function Entry({ screen, onGo }: { screen: MenuScreen; onGo: Props["onGo"] }) {
  const Icon = navIcons[screen.path];
  const Waiting = waitingAt(screen.path);
  return (
    <li>
      <NavLink
        to={screen.path}
        end
        {...(onGo && { onClick: onGo })}
        className="group flex min-h-11 items-center gap-3.5 rounded-lg px-3 hover:bg-sunken aria-[current=page]:bg-brand aria-[current=page]:font-semibold aria-[current=page]:text-on-brand"
      >
        <Icon size={20} aria-hidden />
        {screen.label}
        {Waiting && " "}
        {Waiting && <Waiting />}
      </NavLink>
    </li>
  );
}

export function Sidebar({ role }: Props) {
  return (
    <aside className="sticky top-0 hidden h-dvh flex-col border-r border-line bg-surface lg:flex">
      <div className="flex min-h-18 items-center px-6">
        <Brand role={role} />
      </div>
      <Entries role={role} />
      <Hills />
    </aside>
  );
}

/** Opened from the header; closes as soon as a page is chosen. */
export function Drawer({ role }: Props) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger
        aria-label={staffText.shell.menu}
        className={`${buttonLook({ variant: "ghost", size: "icon" })} -ml-2.5 lg:hidden`}
      >
        <MenuIcon size={22} aria-hidden />
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 animate-[fade-in_.15s] bg-black/65" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] animate-[fade-in_.2s] flex-col border-r border-line bg-surface"
        >
          <Dialog.Title className="sr-only">{staffText.shell.menuTitle}</Dialog.Title>
          <div className="flex min-h-16 items-center justify-between pr-2 pl-5">
            <Brand role={role} onGo={close} />
            <Dialog.Close
              aria-label={text.common.close}
              className={buttonLook({ variant: "ghost", size: "icon" })}
            >
              <X size={20} aria-hidden />
            </Dialog.Close>
          </div>
          <Entries role={role} onGo={close} />
          <Hills />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** The hills of the visitors' side, far away. */
function Hills() {
  return (
    <svg
      viewBox="0 0 248 96"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      className="mt-auto h-24 w-full shrink-0"
    >
      <path fill="var(--hill-far)" opacity=".55" d="M0 58c40-24 84-22 124-6s84 18 124 2v42H0z" />
      <path
        fill="var(--tree-far)"
        d="M58 48c-5-12-4-24 0-36 4 12 5 24 0 36zM70 50c-4-9-3-19 0-28 3 9 4 19 0 28zM186 60c-5-12-4-25 0-38 4 13 5 26 0 38z"
      />
      <path fill="var(--hill-mid)" opacity=".8" d="M0 78c50-20 90-10 132-4s76 6 116-8v30H0z" />
    </svg>
  );
}
