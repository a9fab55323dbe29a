// The Italian texts of the office's tools: trash, quality, duplicates, generator, maps.
const tombs = (count: string) => (count === "1" ? "1 tomba" : `${count} tombe`);

export const trashIt = {
  lead: "Quello che viene eliminato resta qui 90 giorni, con tutto ciò che conteneva.",
  count: (count: string) =>
    count === "1" ? "1 elemento nel cestino" : `${count} elementi nel cestino`,
  search: "Cerca",
  searchHint: "Nome o riferimento",
  kind: "Che cosa",
  anyKind: "Tutto",
  clear: "Togli i filtri",
  none: "Il cestino è vuoto.",
  noneHint: "Niente nel cestino corrisponde ai filtri scelti.",
  columns: {
    what: "Che cosa",
    cemetery: "Cimitero",
    contents: "Contiene",
    who: "Eliminato da",
    when: "Quando",
    left: "Restano",
  },
  system: "Sistema",
  levels: {
    sectors: (count: string) => (count === "1" ? "1 settore" : `${count} settori`),
    blocks: (count: string) => (count === "1" ? "1 blocco" : `${count} blocchi`),
    tombs,
    deceased: (count: string) => (count === "1" ? "1 defunto" : `${count} defunti`),
  },
  days: (count: number) => (count === 1 ? "1 giorno" : `${count} giorni`),
  lastDay: "Ultimo giorno",
  restore: "Ripristina",
  restoreOf: (name: string) => `Ripristina ${name}`,
  restoreTitle: "Ripristinare dal cestino?",
  restoreAsk: (name: string) => `${name} torna al suo posto, con lo stesso numero.`,
  restoreContents: (contents: string) => `Tornano anche: ${contents}.`,
  restoring: "Ripristino in corso...",
  restored: "Ripristinato con successo",
  restoreFailed: "Non è stato possibile ripristinare",
};

export const qualityIt = {
  lead: "Ogni numero porta all’elenco di ciò che manca o non torna.",
  tombs: "Tombe",
  deceased: "Defunti",
  fine: "Tutto a posto",
  open: (what: string, count: string) => `${what}: ${count}. Apri l’elenco`,
  checks: {
    "over-capacity": {
      title: "Oltre la capienza",
      hint: "Tombe con più defunti dei posti",
    },
    "no-coordinates": {
      title: "Senza coordinate",
      hint: "Tombe che non appaiono sulla mappa",
    },
    "permit-expired": {
      title: "Concessione scaduta",
      hint: "Tombe la cui concessione è finita",
    },
    "permit-expiring": {
      title: "Concessione in scadenza",
      hint: "Tombe la cui concessione finisce entro 12 mesi",
    },
    "no-owner": {
      title: "Senza proprietario",
      hint: "Tombe non assegnate a nessuno",
    },
    "no-dates": {
      title: "Senza date",
      hint: "Defunti senza data di nascita né di morte",
    },
    "wrong-fiscal-code": {
      title: "Codice fiscale errato",
      hint: "Codici che non superano il controllo",
    },
    duplicates: {
      title: "Possibili duplicati",
      hint: "Coppie di schede che sembrano la stessa persona",
    },
  } as Record<string, { title: string; hint: string }>,
};

export const duplicatesIt = {
  lead: "Schede che potrebbero essere della stessa persona. Niente si unisce da solo: scegli tu.",
  pairs: "Da controllare",
  merges: "Unioni fatte",
  views: "Che cosa mostrare",
  count: (count: string) =>
    count === "1" ? "1 coppia da controllare" : `${count} coppie da controllare`,
  none: "Nessun possibile duplicato",
  noneHint: "Le schede dei defunti sono tutte diverse tra loro.",
  pairOf: (first: string, second: string) => `${first} e ${second}`,
  record: (id: number) => `Scheda n. ${id}`,
  created: (day: string) => `Inserita il ${day}`,
  which: "Scheda che resta",
  stays: "Resta questa",
  staysHint: "Il numero della scheda che resta è quello del QR code e della pagina pubblica.",
  choose: (field: string) => `${field}: quale valore tenere`,
  same: (count: number) => (count === 1 ? "1 campo uguale" : `${count} campi uguali`),
  empty: "vuoto",
  yes: "Sì",
  no: "No",
  fields: {
    nominative: "Nominativo",
    name: "Nome",
    surname: "Cognome",
    fiscal_code: "Codice fiscale",
    birthdate: "Data di nascita",
    deathdate: "Data di morte",
    tomb_id: "Tomba",
    epitaph: "Epitaffio",
    picture: "Immagine",
    background_image: "Immagine di sfondo",
    commemoration_video: "Video commemorativo",
    enabled: "Attivo",
    reserved: "Riservato",
  },
  merge: "Unisci",
  merging: "Unione in corso...",
  mergeTitle: "Unire le due schede?",
  mergeAsk: (kept: number, gone: number) =>
    `Resta la scheda n. ${kept} con i valori scelti; la n. ${gone} viene tolta. Potrai annullare l’unione.`,
  merged: "Schede unite",
  mergedHint: (kept: number) => `Resta la scheda n. ${kept}.`,
  mergeFailed: "Non è stato possibile unire le schede",
  dismiss: "Non sono duplicati",
  dismissed: "La coppia non verrà più proposta",
  dismissFailed: "Non è stato possibile salvare la scelta",
  undo: "Annulla unione",
  undoOf: (name: string) => `Annulla l’unione di ${name}`,
  undoTitle: "Annullare l’unione?",
  undoAsk: (kept: number, gone: number) =>
    `La scheda n. ${gone} torna com’era e la n. ${kept} riprende i suoi valori.`,
  undone: "Unione annullata",
  stayed: (fields: string) =>
    `Unione annullata. Restano come sono, perché cambiati nel frattempo: ${fields}.`,
  keepMerge: "Lascia l’unione",
  undoFailed: "Non è stato possibile annullare l’unione",
  undoing: "Annullamento in corso...",
  mergesCount: (count: string) => (count === "1" ? "1 unione" : `${count} unioni`),
  noMerges: "Ancora nessuna unione.",
  columns: { kept: "Scheda rimasta", gone: "Scheda tolta", who: "Chi", when: "Quando" },
  system: "Sistema",
  undoneBadge: "Annullata",
};

export const generatorIt = {
  title: "Genera tombe",
  action: "Genera tombe",
  actionOf: (block: string) => `Genera tombe in ${block}`,
  pattern: "Schema del riferimento",
  patternHint: "Tra parentesi graffe ciò che cambia, ad esempio {fila} e {numero}.",
  patternStart: "L-{fila}-{numero}",
  ranges: "Valori",
  rangeHint: "Ad esempio 1-20, 01-20, A-F oppure 1,3,5-8",
  noPlaceholders: "Lo schema non contiene ancora parti che cambiano.",
  capacity: "Posti per tomba",
  badCapacity: "Capacità deve essere almeno 1",
  enabled: "Online",
  enabledHint: "Le tombe generate sono subito visibili al pubblico.",
  preview: "Anteprima",
  previewing: "Calcolo dell’anteprima...",
  previewFailed: "Correggi schema e valori per vedere i riferimenti.",
  previewEmpty: "Scrivi lo schema e i valori per vedere i riferimenti.",
  all: (count: string) => tombs(count),
  more: (count: string) => `e altre ${count}`,
  exists: "già presente",
  clashes: (count: string) =>
    count === "1"
      ? "1 riferimento esiste già nel blocco e viene saltato:"
      : `${count} riferimenti esistono già nel blocco e vengono saltati:`,
  nothing: "Tutti i riferimenti esistono già: non c’è niente da generare.",
  submit: (count: string) => (count === "1" ? "Genera 1 tomba" : `Genera ${count} tombe`),
  submitNothing: "Genera tombe",
  generating: "Generazione in corso...",
  done: (count: string) => (count === "1" ? "1 tomba generata" : `${count} tombe generate`),
  failed: "Errore durante la generazione delle tombe",
};

export const mapIt = {
  lead: "Scegli il cimitero di cui vedere la mappa.",
  noCemetery: "Il tuo accesso non è legato a nessun cimitero.",
  views: "Viste",
  list: "Elenco",
  map: "Mappa",
  grid: "Griglia",
  back: { cemeteries: "Cimiteri", blocks: "Blocchi", maps: "Mappe" },
  missingCemetery: "Cimitero non trovato",
  missingBlock: "Blocco non trovato",
  missingHint: "Potrebbe essere stato eliminato, oppure non è tra quelli che puoi vedere.",
  mapOf: (name: string) => `Mappa di ${name}`,
  gridOf: (name: string) => `Griglia di ${name}`,
  help: "Trascina per spostarti, ruota la rotella per ingrandire, scegli un segno per aprire la tomba. Lo stesso elenco, da tastiera, è accanto alla mappa.",
  zoomIn: "Ingrandisci",
  zoomOut: "Riduci",
  fit: "Mostra tutto",
  noWebgl: "Questo dispositivo non riesce a disegnare la mappa.",
  noWebglHint: "L’elenco accanto contiene le stesse tombe.",
  nothing: "Nessuna tomba sulla mappa",
  nothingHint: "Le tombe appaiono quando hanno le coordinate.",
  legend: "Stato delle tombe",
  status: {
    free: "Libera",
    occupied: "Occupata",
    full: "Piena",
    expiring: "In scadenza",
    expired: "Scaduta",
  },
  statusHints: {
    free: "nessun defunto",
    occupied: "con posti liberi",
    full: "nessun posto libero",
    expiring: "concessione entro 12 mesi",
    expired: "concessione finita",
  },
  search: "Cerca una tomba",
  searchHint: "Riferimento o blocco",
  tombs: "Tombe",
  count: (count: string) => tombs(count),
  found: (shown: string, all: string) => `${shown} di ${all} tombe`,
  here: (count: string) => `${tombs(count)} qui`,
  allTombs: "Mostra tutte",
  none: "Nessuna tomba corrisponde.",
  more: (count: string) => `Mostra altre ${count}`,
  unnamed: (id: number) => `TOMBA ${id}`,
  places: (used: number, capacity: number) => `${used}/${capacity}`,
  placesSpoken: (used: number, capacity: number) =>
    `${used} ${used === 1 ? "defunto" : "defunti"} su ${capacity} ${capacity === 1 ? "posto" : "posti"}`,
  hidden: (count: string) =>
    count === "1"
      ? "1 tomba non ha le coordinate e non appare."
      : `${count} tombe non hanno le coordinate e non appaiono.`,
  hiddenOpen: "Vedi quali",
  far: (count: string) =>
    count === "1"
      ? "1 tomba è a più di 5 km dalle altre."
      : `${count} tombe sono a più di 5 km dalle altre.`,
  farOpen: "Mostrale sulla mappa",
  gridHelp: "Le frecce spostano la scelta, Invio apre la tomba.",
  row: (name: string) => `Fila ${name}`,
  column: (name: string) => `Numero ${name}`,
  unplaced: (count: string) =>
    count === "1"
      ? "1 tomba del blocco non ha fila e numero nel riferimento."
      : `${count} tombe del blocco non hanno fila e numero nel riferimento.`,
};
