// The three kinds of products that visitors know, and a drawing for those without a picture.
import { clsx } from "clsx";
import { Flame, Flower2, type LucideIcon, Package, Sparkles } from "lucide-react";
import { pictureAddress } from "@/lib/links";
import { cartText } from "@/lib/text/cart";
import { Picture } from "@/ui/picture";

const { known, other } = cartText.categories;
const FLOWERS = 1;
const ICONS: Record<number, LucideIcon> = { 1: Flower2, 2: Flame, 3: Sparkles };
const TONES: Record<number, string> = {
  1: "bg-brand-soft text-brand-text",
  2: "bg-gold-soft text-gold-text",
  3: "bg-sunken text-brand-text",
};

export function categoryLabel(id: number): string {
  return known[id] ?? other;
}

export function isDelivered(categoryId: number): boolean {
  return categoryId === FLOWERS;
}

interface PictureProps {
  product: { picture: string | null; title: string; category_id: number };
  className?: string;
}

export function ProductPicture({ product, className }: PictureProps) {
  const Icon = ICONS[product.category_id] ?? Package;
  const tone = TONES[product.category_id] ?? "bg-sunken text-muted";
  return (
    <Picture
      src={pictureAddress(product.picture)}
      alt=""
      loading="lazy"
      className={clsx("object-cover", className)}
      fallback={
        <span aria-hidden className={clsx("grid place-items-center", tone, className)}>
          <Icon size={44} strokeWidth={1.3} />
        </span>
      }
    />
  );
}
