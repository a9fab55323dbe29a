// A product's picture, or a sign in the colour of its category.
import { clsx } from "clsx";
import { Flame, Flower2, type LucideIcon, Package, Sparkles, TreePine } from "lucide-react";
import { pictureAddress } from "@/lib/links";
import { Picture } from "@/ui/picture";

const SIGNS: Record<number, { Icon: LucideIcon; tone: string }> = {
  1: { Icon: Flower2, tone: "bg-brand-soft text-brand-text" },
  2: { Icon: Flame, tone: "bg-gold-soft text-gold-text" },
  3: { Icon: Sparkles, tone: "bg-sunken text-brand-text" },
  4: { Icon: TreePine, tone: "bg-danger-soft text-danger" },
};
const OTHER = { Icon: Package, tone: "bg-sunken text-muted" };

export function ProductPicture(props: { picture: string | null; categoryId: number }) {
  const { Icon, tone } = SIGNS[props.categoryId] ?? OTHER;
  const size = "size-11 shrink-0 rounded-lg";
  return (
    <Picture
      src={pictureAddress(props.picture)}
      alt=""
      loading="lazy"
      className={clsx(size, "object-cover")}
      fallback={
        <span aria-hidden className={clsx(size, tone, "grid place-items-center")}>
          <Icon size={20} strokeWidth={1.5} />
        </span>
      }
    />
  );
}
