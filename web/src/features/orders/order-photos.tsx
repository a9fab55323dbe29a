// Proof of the service done: photos that the customer alone is shown.
import { ImagePlus, X } from "lucide-react";
import { useId } from "react";
import { ordersText } from "@/lib/text/orders";
import { Button, buttonLook } from "@/ui/button";
import { type Order, useAddPhoto, useRemovePhoto } from "./queries";

const words = ordersText.dialog;
const MOST = 6;

export function OrderPhotos({ order }: { order: Order }) {
  const add = useAddPhoto(order.id);
  const remove = useRemovePhoto(order.id);
  const input = useId();
  const { photos, status } = order;
  const isOpen = status === "paid" || status === "processing";
  if (!isOpen && photos.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 font-serif text-xl font-semibold">{words.photos}</h3>
      <p className="mb-3 text-sm text-muted">{words.photosHint}</p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8.5rem,1fr))] gap-2.5 empty:hidden">
        {photos.map(({ id, url, width, height }, place) => (
          <li key={id} className="relative overflow-hidden rounded-xl border border-line">
            <img
              src={url}
              width={width}
              height={height}
              alt={words.photo(place + 1)}
              className="aspect-4/3 w-full object-cover"
            />
            {isOpen && (
              <Button
                size="icon"
                variant="onPicture"
                aria-label={words.removePhoto(place + 1)}
                disabled={remove.isPending}
                onClick={() => remove.mutate(id)}
                className="absolute top-1.5 right-1.5"
              >
                <X size={18} aria-hidden />
              </Button>
            )}
          </li>
        ))}
      </ul>
      {isOpen && photos.length < MOST && (
        <p className="mt-3">
          <input
            id={input}
            type="file"
            accept="image/*"
            className="peer sr-only"
            disabled={add.isPending}
            onChange={({ target }) => {
              const [photo] = target.files ?? [];
              if (photo) add.mutate(photo);
              target.value = "";
            }}
          />
          <label
            htmlFor={input}
            className={`${buttonLook()} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-ring`}
          >
            <ImagePlus size={18} aria-hidden />
            {add.isPending ? words.adding : words.addPhoto}
          </label>
        </p>
      )}
    </section>
  );
}
