// Pictures of records: what may be uploaded or named by its address, and where the small one is.
import { webLink } from "./links";

export const LARGEST_PICTURE = 10 * 1024 * 1024;
/** Browsers do not know every picture by its type. */
export const PICTURE_ENDINGS = [".heic", ".heif"];

const OURS = /^(\/media\/[0-9a-f]+)\.webp$/;

/** The small one beside a picture of ours; any other stands for itself. */
export function thumbnailOf(url: string): string {
  return url.replace(OURS, "$1-thumb.webp");
}

/** A picture's address as it is stored, or null when it is none. */
export function typedPicture(typed: string): string | null {
  const text = typed.trim();
  return /^\/(?:media|demo)\/\S+$/.test(text) ? text : webLink(text);
}

export type PictureFault = "notImage" | "tooLarge";

/** What can be told of a file before it is sent; the service looks inside. */
export function pictureFault({
  name,
  type,
  size,
}: Pick<File, "name" | "type" | "size">): PictureFault | null {
  const lower = name.toLowerCase();
  const isImage = type.startsWith("image/") || PICTURE_ENDINGS.some((end) => lower.endsWith(end));
  if (!isImage) return "notImage";
  return size > LARGEST_PICTURE ? "tooLarge" : null;
}
