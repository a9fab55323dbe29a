// Tombs and deceased persons for the tests of their pages.
import type { Deceased, Tomb } from "@/api/registry";

const PLACE = {
  block_id: 2,
  block_name: "Blocco C",
  sector_id: 4,
  sector_name: "Campo 4",
  cemetery_id: 1,
  cemetery_name: "Cimitero di Valdora",
  createdAt: "2026-11-02T09:30:00Z",
  enabled: true,
  version: 3,
};

export function makeTomb(change: Partial<Tomb> = {}): Tomb {
  return {
    ...PLACE,
    id: 5,
    reference: "L-12-3",
    picture: null,
    coordinates: "45.438611, 12.326667",
    matterport_link: null,
    external_link: null,
    capacity: 2,
    deceasedCount: 1,
    first_deceased: "Giovanni D'Angelo",
    user_id: 3,
    user_name: "Lucia De Santis",
    permit_expiration_date: "2035-12-31",
    ...change,
  };
}

export function makeDeceased(change: Partial<Deceased> = {}): Deceased {
  return {
    ...PLACE,
    id: 7,
    nominative: null,
    name: "Giovanni",
    surname: "D'Angelo",
    fiscal_code: null,
    birthdate: "1931-05-14",
    deathdate: "2019-11",
    epitaph: null,
    picture: null,
    background_image: null,
    commemoration_video: null,
    import_name: null,
    tomb_id: 5,
    tomb_reference: "L-12-3",
    reserved: false,
    ...change,
  };
}

interface Page<T> {
  results: T[];
  total: number;
  page: number;
  totalPages: number;
  capped: boolean;
}

export function pageOf<T>(results: T[], change: Partial<Page<T>> = {}): Page<T> {
  const totalPages = results.length > 0 ? 1 : 0;
  return { results, total: results.length, page: 1, totalPages, capped: false, ...change };
}
