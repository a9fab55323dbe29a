// A picture of a record, small.
import { clsx } from "clsx";
import { ImageOff } from "lucide-react";
import { firstPicture } from "@/lib/links";
import { thumbnailOf } from "@/lib/pictures";
import { kitText } from "@/lib/text/staff";
import { Picture } from "./picture";

/** A picture of a record, small; what stands for it when it is broken. */
export function Shown({ url, alt, className }: { url: string; alt: string; className: string }) {
  return (
    <Picture
      src={firstPicture(thumbnailOf(url))}
      alt={alt}
      loading="lazy"
      className={clsx("block w-full", className)}
      fallback={
        <span
          role="img"
          aria-label={`${alt}: ${kitText.photos.broken}`}
          className={`grid w-full place-items-center bg-sunken text-muted ${className}`}
        >
          <ImageOff size={22} aria-hidden />
        </span>
      }
    />
  );
}

/** The photo of a row, in a list; nothing when there is none. */
export function Thumbnail({ url }: { url: string | null }) {
  if (!url) return null;
  return (
    <span aria-hidden className="w-14 shrink-0 overflow-hidden rounded-lg">
      <Shown url={url} alt="" className="aspect-4/3 object-cover" />
    </span>
  );
}
