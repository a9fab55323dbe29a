// Where a memorial can be shared: plain links, no scripts of others.
import { text } from "@/lib/text/text";

export interface ShareLink {
  label: string;
  href: string;
}

export function shareLinks(address: string, title: string): ShareLink[] {
  const url = encodeURIComponent(address);
  const words = encodeURIComponent(title);
  return [
    { label: "WhatsApp", href: `https://wa.me/?text=${words}%20${url}` },
    { label: "Facebook", href: `https://www.facebook.com/sharer/sharer.php?u=${url}` },
    { label: "Twitter", href: `https://twitter.com/intent/tweet?url=${url}&text=${words}` },
    { label: "Telegram", href: `https://t.me/share/url?url=${url}&text=${words}` },
    { label: text.share.email, href: `mailto:?subject=${words}&body=${url}` },
  ];
}
