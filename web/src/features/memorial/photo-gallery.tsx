// The photos of a block, one at a time: buttons, arrow keys, Home and End, a swipe.
import { ChevronLeft, ChevronRight, ImageOff } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { tributesText } from "@/lib/text/tributes";
import { Button } from "@/ui/button";
import { Dialog } from "@/ui/dialog";
import { Picture } from "@/ui/picture";
import { useSwipe } from "./use-swipe";

const words = tributesText.gallery;

interface Props {
  photos: string[];
  onClose: () => void;
}

export function PhotoGallery({ photos, onClose }: Props) {
  const [index, setIndex] = useState(0);
  const last = photos.length - 1;
  const turn = (step: number) => setIndex((now) => (now + step + photos.length) % photos.length);
  const swipe = useSwipe(turn);
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === "ArrowLeft") turn(-1);
    if (key === "ArrowRight") turn(1);
    if (key === "Home") setIndex(0);
    if (key === "End") setIndex(last);
  };
  const caption = words.photo(index + 1, photos.length);
  return (
    <Dialog title={words.title} onClose={onClose} onKeyDown={onKeyDown}>
      <div
        {...swipe}
        style={{ touchAction: "pan-y pinch-zoom" }}
        className="grid aspect-4/3 max-h-[68dvh] w-full place-items-center bg-[#14110c]"
      >
        <Picture
          key={index}
          src={photos[index] ?? null}
          alt={caption}
          draggable={false}
          className="size-full min-h-0 object-contain"
          fallback={
            <p className="grid justify-items-center gap-3 p-6 text-white/80">
              <ImageOff size={32} aria-hidden />
              {words.missing}
            </p>
          }
        />
      </div>
      <div className="flex min-h-16 items-center justify-between gap-4 p-3">
        {last > 0 && (
          <Button size="icon" aria-label={words.previous} onClick={() => turn(-1)}>
            <ChevronLeft size={20} aria-hidden />
          </Button>
        )}
        <p aria-live="polite" className="flex-1 text-center text-muted tabular-nums">
          {caption}
        </p>
        {last > 0 && (
          <Button size="icon" aria-label={words.next} onClick={() => turn(1)}>
            <ChevronRight size={20} aria-hidden />
          </Button>
        )}
      </div>
    </Dialog>
  );
}
