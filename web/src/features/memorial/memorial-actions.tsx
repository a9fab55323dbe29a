// What can be opened from a memorial. Only what there is has a button.
import { Compass, Images, Share2, Video, View } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { mapsLink, pictureAddress, webLink } from "@/lib/links";
import { text } from "@/lib/text/text";
import { Button } from "@/ui/button";
import { ExternalLink } from "@/ui/external-link";
import { type Memorial, useBlockPhotos } from "./queries";

const ShareMenu = lazy(async () => ({ default: (await import("./share-menu")).ShareMenu }));
const PhotoGallery = lazy(async () => ({
  default: (await import("./photo-gallery")).PhotoGallery,
}));

export function MemorialActions({ memorial, name }: { memorial: Memorial; name: string }) {
  const [isGalleryOpen, setGalleryOpen] = useState(false);
  const photos = useBlockPhotos(memorial.blockId).flatMap((photo) => pictureAddress(photo) ?? []);
  const map = mapsLink(
    memorial.tombCoordinates,
    memorial.blockCoordinates,
    memorial.sectorCoordinates,
  );
  const tour = webLink(memorial.tombMatterportLink) ?? webLink(memorial.blockMatterportLink);
  const video = webLink(memorial.commemorationVideo);
  return (
    <nav
      aria-label={text.memorial.actions}
      className="mt-8 flex flex-wrap justify-center gap-2.5 print:hidden"
    >
      {map && (
        <ExternalLink href={map}>
          <Compass size={18} aria-hidden />
          {text.memorial.navigate}
        </ExternalLink>
      )}
      {tour && (
        <ExternalLink href={tour}>
          <View size={18} aria-hidden />
          {text.memorial.tour}
        </ExternalLink>
      )}
      {video && (
        <ExternalLink href={video}>
          <Video size={18} aria-hidden />
          {text.memorial.video}
        </ExternalLink>
      )}
      {photos.length > 0 && (
        <Button onClick={() => setGalleryOpen(true)}>
          <Images size={18} aria-hidden />
          {text.memorial.photos}
        </Button>
      )}
      <Suspense
        fallback={
          <Button disabled>
            <Share2 size={18} aria-hidden />
            {text.share.open}
          </Button>
        }
      >
        <ShareMenu name={name} />
      </Suspense>
      {isGalleryOpen && (
        <Suspense fallback={null}>
          <PhotoGallery photos={photos} onClose={() => setGalleryOpen(false)} />
        </Suspense>
      )}
    </nav>
  );
}
