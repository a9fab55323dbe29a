// Stored coordinates in a list, to look at on a map.
import { mapsLink } from "@/lib/links";
import { kitText } from "@/lib/text/staff";
import { text } from "@/lib/text/text";

/** Breaks, where it must, between latitude and longitude. Free text is shown as it is. */
export function Place({ coordinates }: { coordinates: string }) {
  const map = mapsLink(coordinates);
  if (!map) return <span className="wrap-anywhere">{coordinates}</span>;
  const [latitude, longitude] = coordinates.split(",");
  return (
    <a
      href={map}
      target="_blank"
      rel="noopener noreferrer"
      title={kitText.coordinates.map}
      className="rounded text-[0.95em] tabular-nums underline-offset-3 hover:underline"
    >
      <span className="whitespace-nowrap">{latitude?.trim()},</span>{" "}
      <span className="whitespace-nowrap">{longitude?.trim()}</span>{" "}
      <span className="sr-only">
        {kitText.coordinates.map} {text.common.newTab}
      </span>
    </a>
  );
}
