// Addresses typed by operators: what may be opened, what may be shown, and the link to a map.
const COORDINATES = /^\s*(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)\s*$/;

/** The address of a web page, or null. Only http and https ever become a link. */
export function webLink(value: string | null): string | null {
  const typed = value?.trim() ?? "";
  const address = /^www\./i.test(typed) ? `https://${typed}` : typed;
  if (!/^https?:\/\//i.test(address)) return null;
  return URL.canParse(address) ? new URL(address).href : null;
}

/** Whether a form may keep it as an address: one of the web, or of a picture of ours or of the demo. */
export function isWebAddress(value: string): boolean {
  if (/\s/.test(value)) return false;
  if (/^\/(?:media|demo)\//.test(value)) return true;
  return /^https?:\/\//i.test(value) && URL.canParse(value);
}

/** The address of a picture: ours (`/demo/a.svg`), a web address or an inline image; else null. */
export function pictureAddress(value: string | null): string | null {
  const typed = value?.trim() ?? "";
  if (/^\/(?!\/)/.test(typed) || /^data:image\//i.test(typed)) return typed;
  return webLink(typed);
}

/** The first of the pictures that can be shown. */
export function firstPicture(...values: (string | null)[]): string | null {
  return values.map(pictureAddress).find((address) => address !== null) ?? null;
}

/** Stored coordinates (`lat, lon`) in degrees; null for what cannot be read. */
export function readCoordinates(value: string | null) {
  const [, latitude, longitude] = COORDINATES.exec(value ?? "") ?? [];
  if (latitude === undefined || longitude === undefined) return null;
  if (Math.abs(Number(latitude)) > 90 || Math.abs(Number(longitude)) > 180) return null;
  return {
    latitude: Number(latitude),
    longitude: Number(longitude),
    written: `${latitude},${longitude}`,
  };
}

/** A map at the first coordinates (`lat, lon`) that can be read. */
export function mapsLink(...coordinates: (string | null)[]): string | null {
  for (const value of coordinates) {
    const found = readCoordinates(value);
    if (!found) continue;
    const place = encodeURIComponent(found.written);
    return `https://www.google.com/maps/search/?api=1&query=${place}`;
  }
  return null;
}

/** A letter to somebody; nothing of an address can add to it. */
export function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace(/%40/g, "@")}`;
}
