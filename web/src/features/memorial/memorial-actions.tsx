// What can be opened from a memorial. Only what there is has a button; nothing of others is asked for before a click.
import { Compass, Images, QrCode, Share2, ShoppingBag, Video, View } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { prefetchOffers } from "@/api/offers";
import { mapsLink, pictureAddress, webLink } from "@/lib/links";
import { memorialText } from "@/lib/text/memorial";
import { useLater } from "@/lib/use-later";
import { Button, buttonLook } from "@/ui/button";
import { ExternalLink } from "@/ui/external-link";
import { type Memorial, useBlockPhotos } from "./queries";
import { servicesPath } from "./services";
import { useWindow } from "./use-window";

const loadShareMenu = async () => (await import("./share-menu")).ShareMenu;

/** Addresses of other sites: where the person lies, a tour, a film. */
function linksOf(memorial: Memorial) {
  const map = mapsLink(
    memorial.tombCoordinates,
    memorial.blockCoordinates,
    memorial.sectorCoordinates,
  );
  const tour = webLink(memorial.tombMatterportLink) ?? webLink(memorial.blockMatterportLink);
  const video = webLink(memorial.commemorationVideo);
  return [
    { href: map, Icon: Compass, label: memorialText.navigate },
    { href: tour, Icon: View, label: memorialText.tour },
    { href: video, Icon: Video, label: memorialText.video },
  ].flatMap(({ href, ...link }) => (href ? [{ href, ...link }] : []));
}

export function MemorialActions({ memorial, name }: { memorial: Memorial; name: string }) {
  const links = linksOf(memorial);
  const sites = [...new Set(links.map(({ href }) => new URL(href).hostname))];
  const { tombId } = memorial;
  const services = servicesPath(tombId, memorial.id);
  const fetchOffers = () => {
    if (tombId !== null) prefetchOffers(tombId);
  };
  return (
    <>
      <nav
        aria-label={memorialText.actions}
        className="mt-6 flex flex-wrap justify-center gap-2.5 print:hidden"
      >
        {links.map(({ href, Icon, label }) => (
          <ExternalLink key={label} href={href}>
            <Icon size={18} aria-hidden />
            {label}
          </ExternalLink>
        ))}
        {services && (
          <Link
            to={services}
            onPointerEnter={fetchOffers}
            onFocus={fetchOffers}
            className={buttonLook()}
          >
            <ShoppingBag size={18} aria-hidden />
            {memorialText.services}
          </Link>
        )}
        <PhotosButton blockId={memorial.blockId} />
        <OpenButton
          make={async (close) => {
            const { QrDialog } = await import("./qr-dialog");
            return <QrDialog memorial={memorial} onClose={close} />;
          }}
        >
          <QrCode size={18} aria-hidden />
          {memorialText.qr}
        </OpenButton>
        <ShareButton name={name} />
      </nav>
      {links.length > 0 && (
        <p className="mt-3 text-sm text-balance text-muted print:hidden">
          {memorialText.elsewhere(links.map(({ label }) => label).join(", "), sites.join(", "))}
        </p>
      )}
    </>
  );
}

function PhotosButton({ blockId }: { blockId: number | null }) {
  const photos = useBlockPhotos(blockId).flatMap((photo) => pictureAddress(photo) ?? []);
  if (photos.length === 0) return null;
  return (
    <OpenButton
      make={async (close) => {
        const { PhotoGallery } = await import("./photo-gallery");
        return <PhotoGallery photos={photos} onClose={close} />;
      }}
    >
      <Images size={18} aria-hidden />
      {memorialText.photos}
    </OpenButton>
  );
}

interface OpenProps {
  make: (close: () => void) => Promise<ReactNode>;
  children: ReactNode;
}

function OpenButton({ make, children }: OpenProps) {
  const { shown, isComing, open } = useWindow();
  return (
    <>
      <Button onClick={() => open(make)} aria-busy={isComing}>
        {children}
      </Button>
      {shown}
    </>
  );
}

function ShareButton({ name }: { name: string }) {
  const { part: ShareMenu, isFailed, retry } = useLater(loadShareMenu);
  const [isWanted, setWanted] = useState(false);
  if (ShareMenu) return <ShareMenu name={name} startsOpen={isWanted} />;
  const ask = () => {
    setWanted(true);
    if (isFailed) retry();
  };
  return (
    <Button onClick={ask} aria-busy={isWanted && !isFailed}>
      <Share2 size={18} aria-hidden />
      {memorialText.share}
    </Button>
  );
}
