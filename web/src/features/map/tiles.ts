// The pictures below the tombs, if whoever runs the system has named a source of them.
import type { Tiles } from "./engine";

/** Read as the page runs, so that one build serves everywhere. */
const ADDRESS = "/config.json";

export function tilesOf(config: unknown): Tiles | null {
  if (typeof config !== "object" || config === null) return null;
  const { mapTiles, mapAttribution } = config as Record<string, unknown>;
  if (typeof mapTiles !== "string" || !/^(https?:\/)?\/[^\s]*\{z\}/.test(mapTiles)) return null;
  const attribution = typeof mapAttribution === "string" ? mapAttribution.trim() : "";
  const url = mapTiles.startsWith("/") ? window.location.origin + mapTiles : mapTiles;
  return { url, attribution };
}

/** Null without any: then the tombs lie on plain paper. */
export async function readTiles(): Promise<Tiles | null> {
  try {
    const response = await fetch(ADDRESS);
    return response.ok ? tilesOf(await response.json()) : null;
  } catch {
    return null;
  }
}
