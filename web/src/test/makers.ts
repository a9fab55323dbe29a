// Invented answers, each complete; a test names only what it is about.
import type { Answer } from "@/api/query";

type Cemetery = Answer<"/api/public/cemeteries">[number];
type SearchPage = Answer<"/api/search/deceased">;
type Hit = SearchPage["results"][number];
type Memorial = Answer<"/api/public/deceased/{deceased_id}">;
type Message = Answer<"/api/visitor-messages/{deceased_id}">[number];
type Prayer = Answer<"/api/prayers/deceased/{deceased_id}">[number];

export function makeCemetery(change: Partial<Cemetery> = {}): Cemetery {
  return {
    id: 1,
    name: "Cimitero di Valdora",
    address: "Viale dei Cipressi 12",
    logo: null,
    link1: null,
    link1_label: null,
    link2: null,
    link2_label: null,
    ...change,
  };
}

export function makeHit(change: Partial<Hit> = {}): Hit {
  return {
    id: 7,
    name: "Giovanni",
    surname: "D'Angelo",
    nominative: null,
    birthdate: "1931-05-14",
    deathdate: "2019-11",
    epitaph: null,
    picture: null,
    sectorName: "Campo 4",
    blockName: "C",
    tombReference: "L-12-3",
    cemeteryName: "Cimitero di Valdora",
    affectsCount: 0,
    similar: false,
    ...change,
  };
}

export function makeSearchPage(results: Hit[], change: Partial<SearchPage> = {}): SearchPage {
  const totalPages = results.length > 0 ? 1 : 0;
  return { results, total: results.length, page: 1, totalPages, capped: false, ...change };
}

export function makeMemorial(change: Partial<Memorial> = {}): Memorial {
  return {
    id: 7,
    name: "Giovanni",
    surname: "D'Angelo",
    nominative: null,
    birthdate: "1931-05-14",
    deathdate: "2019",
    epitaph: null,
    picture: null,
    cemeteryLink3: null,
    cemeteryLink4: null,
    tomb_id: 5,
    tombId: 5,
    blockId: 2,
    sectorName: "Campo 4",
    blockName: "C",
    tombReference: "L-12-3",
    tombPicture: null,
    tombCoordinates: null,
    blockCoordinates: null,
    sectorCoordinates: null,
    tombMatterportLink: null,
    blockMatterportLink: null,
    commemorationVideo: null,
    cemeteryName: "Cimitero di Valdora",
    affectsCount: 0,
    ...change,
  };
}

export function makeMessage(change: Partial<Message> = {}): Message {
  return {
    id: 31,
    visitorName: "Lucia",
    message: "Ci manchi ogni giorno.",
    createdAt: "2026-11-17T09:30:00Z",
    ...change,
  };
}

export function makePrayer(change: Partial<Prayer> = {}): Prayer {
  return {
    id: 41,
    friend_name: "Famiglia Zanon",
    phrase: "L’eterno riposo dona loro, o Signore.",
    created_at: "2026-11-02T08:00:00Z",
    ...change,
  };
}
