// Condividi: the usual places, the link itself, and the phone's own menu where there is one.
import { Copy, Ellipsis, Mail, MessageCircle, Send, Share2, ThumbsUp, X } from "lucide-react";
import { copyText } from "@/lib/clipboard";
import { text } from "@/lib/text/text";
import { buttonLook } from "@/ui/button";
import { Menu, MenuContent, MenuItem, MenuTrigger } from "@/ui/menu";
import { toast } from "@/ui/toast-store";
import { shareLinks } from "./share-links";

const ICONS = [MessageCircle, ThumbsUp, X, Send, Mail];

export function ShareMenu({ name }: { name: string }) {
  const address = window.location.origin + window.location.pathname;
  const title = text.share.inMemoryOf(name);
  const copy = async () => {
    if (await copyText(address)) toast({ title: text.share.copied });
    else toast({ title: text.share.notCopied, description: address, variant: "destructive" });
  };
  // Closing the phone's menu without a choice is no error.
  const share = () => void navigator.share({ title, url: address }).catch(() => undefined);
  return (
    <Menu>
      <MenuTrigger className={buttonLook()}>
        <Share2 size={18} aria-hidden />
        {text.share.open}
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
          {text.share.copy}
        </MenuItem>
        {typeof navigator.share === "function" && (
          <MenuItem onSelect={share}>
            <Ellipsis size={17} aria-hidden className="text-muted" />
            {text.share.other}
          </MenuItem>
        )}
      </MenuContent>
    </Menu>
  );
}
