// Where a memorial can be shared: plain links, no scripts of others.
import { tributesText } from "@/lib/text/tributes";

const words = tributesText.share;

export interface ShareLink {
  label: string;
  href: string;
}

export function shareLinks(address: string, title: string): ShareLink[] {
  const url = encodeURIComponent(address);
  const said = encodeURIComponent(title);
  return [
    { label: "WhatsApp", href: `https://wa.me/?text=${said}%20${url}` },
    { label: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { label: "Twitter", href: `https://twitter.com/intent/tweet?url=${url}&text=${said}` },
    { label: "Telegram", href: `https://t.me/share/url?url=${url}&text=${said}` },
    { label: words.email, href: `mailto:?subject=${said}&body=${url}` },
  ];
}
