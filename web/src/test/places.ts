// Cemeteries, sectors and blocks for the tests of their pages.
import { screen, within } from "@testing-library/react";
import type { Block, Cemetery, Sector } from "@/api/registry";
import { openPage } from "./render";

export const notices = () => within(screen.getByRole("region", { name: "Notifiche (F8)" }));

const KNOWN = { coordinates: null, enabled: true, createdAt: "2026-11-02T09:30:00Z", version: 1 };

export function makePlace(change: Partial<Cemetery> = {}): Cemetery {
  return {
    ...KNOWN,
    id: 1,
    name: "Cimitero di Valdora",
    reference: "Ufficio cimiteri",
    address: "Viale dei Cipressi 12",
    email_address: null,
    domain: null,
    color: "#000000",
    logo: null,
    linklogo: null,
    map: null,
    link1: null,
    link1_label: null,
    link2: null,
    link2_label: null,
    link3: null,
    link4: null,
    picture: null,
    token: null,
    order: 0,
    sectorsCount: 2,
    blocksCount: 14,
    tombsCount: 12400,
    deceasedCount: 31877,
    ...change,
  };
}

export function makeSector(change: Partial<Sector> = {}): Sector {
  return {
    ...KNOWN,
    id: 4,
    name: "Campo 4",
    cemetery_id: 1,
    cemetery_name: "Cimitero di Valdora",
    description: null,
    picture: null,
    photos: [],
    blocksCount: 3,
    ...change,
  };
}

export function makeBlock(change: Partial<Block> = {}): Block {
  return {
    ...KNOWN,
    id: 2,
    name: "Blocco C",
    sector_id: 4,
    sector_name: "Campo 4",
    cemetery_id: 1,
    cemetery_name: "Cimitero di Valdora",
    description: null,
    matterport_link: null,
    photos: [],
    tombsCount: 40,
    ...change,
  };
}

/** Opens a list at a path, and waits for its first row, though a dialog may hide it. */
export async function openList(path: string, name: string) {
  const page = openPage(path);
  await screen.findAllByRole("rowheader", { hidden: true });
  const table = within(screen.getByRole("table", { name, hidden: true }));
  const rowOf = (title: RegExp) =>
    within(table.getByRole("rowheader", { name: title }).closest("tr") as HTMLElement);
  return { ...page, table, rowOf };
}

export async function openedDialog(name: string) {
  return within(await screen.findByRole("dialog", { name }));
}
