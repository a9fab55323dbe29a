// Condividi: the usual places, the link itself, and the phone's own menu where there is one.
import { Copy, Mail, MessageCircle, Send, Share2, Smartphone, ThumbsUp } from "lucide-react";
import { copyText } from "@/lib/clipboard";
import { tributesText } from "@/lib/text/tributes";
import { buttonLook } from "@/ui/button";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "@/ui/menu";
import { toast } from "@/ui/toast-store";
import { shareLinks } from "./share-links";

const words = tributesText.share;
const ICONS = [MessageCircle, ThumbsUp, TwitterSign, Send, Mail];

interface Props {
  name: string;
  /** Asked for before the menu had come. */
  startsOpen: boolean;
}

export function ShareMenu({ name, startsOpen }: Props) {
  const address = window.location.origin + window.location.pathname;
  const title = words.inMemoryOf(name);
  const copy = async () => {
    if (await copyText(address)) toast({ title: words.copied });
    else toast({ title: words.notCopied, description: address, variant: "destructive" });
  };
  // Closing the phone's menu without a choice is no error.
  const share = () => void navigator.share({ title, url: address }).catch(() => undefined);
  const phone = typeof navigator.share === "function" && (
    <MenuItem onSelect={share}>
      <Smartphone size={17} aria-hidden className="text-muted" />
      {words.other}
    </MenuItem>
  );
  // Where one has them at hand, one's own apps come before the names of others.
  const isPhone = matchMedia("(pointer: coarse)").matches;
  return (
    <Menu startsOpen={startsOpen}>
      <MenuTrigger className={buttonLook()}>
        <Share2 size={18} aria-hidden />
        {words.open}
      </MenuTrigger>
      <MenuContent align="center">
        {isPhone && phone}
        {shareLinks(address, title).map(({ label, href }, index) => {
          const Icon = ICONS[index] ?? Share2;
          return (
            <MenuItem key={label} asChild>
              <a href={href} target="_blank" rel="noopener noreferrer">
                <Icon size={17} aria-hidden className="text-muted" />
                {label}
              </a>
            </MenuItem>
          );
        })}
        <MenuItem onSelect={() => void copy()}>
          <Copy size={17} aria-hidden className="text-muted" />
          {words.copy}
        </MenuItem>
        {!isPhone && phone}
      </MenuContent>
    </Menu>
  );
}

/** Its sign of two strokes; the plain letter would look like a button that closes. */
function TwitterSign({ size, className }: { size: number; className: string }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} className={className} aria-hidden="true">
      <path
        fill="currentColor"
        d="M18.24 2.25h3.31l-7.23 8.26 8.5 11.24h-6.65l-5.22-6.82-5.96 6.82H1.68l7.73-8.84L1.25 2.25h6.83l4.71 6.23zm-1.16 17.52h1.83L7.08 4.13H5.12z"
      />
    </svg>
  );
}
