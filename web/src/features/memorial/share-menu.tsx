// Condividi: the usual places, the link itself, and the phone's own menu where there is one.
import { Copy, Ellipsis, Mail, MessageCircle, Send, Share2, ThumbsUp, X } from "lucide-react";
import { copyText } from "@/lib/clipboard";
import { tributesText } from "@/lib/text/tributes";
import { buttonLook } from "@/ui/button";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "@/ui/menu";
import { toast } from "@/ui/toast-store";
import { shareLinks } from "./share-links";

const words = tributesText.share;
const ICONS = [MessageCircle, ThumbsUp, X, Send, Mail];

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
  return (
    <Menu startsOpen={startsOpen}>
      <MenuTrigger className={buttonLook()}>
        <Share2 size={18} aria-hidden />
        {words.open}
      </MenuTrigger>
      <MenuContent align="center">
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
        {typeof navigator.share === "function" && (
          <MenuItem onSelect={share}>
            <Ellipsis size={17} aria-hidden className="text-muted" />
            {words.other}
          </MenuItem>
        )}
      </MenuContent>
    </Menu>
  );
}
