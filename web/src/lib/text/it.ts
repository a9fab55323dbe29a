// Every Italian text of the public pages.
// Another language is a file of type Messages.
export const it = {
  common: {
    product: "Camposanto",
    motto: "Ogni nome ha un luogo.",
    skip: "Vai al contenuto",
    loading: "Caricamento...",
    close: "Chiudi",
    retry: "Riprova",
    offline: "Manca la connessione. Niente è andato perso: riprova quando la rete torna.",
    failed: "Qualcosa non ha funzionato",
    failedHint: "La pagina non si è potuta aprire. Riprova tra un momento.",
    newTab: "(si apre in una nuova scheda)",
    notifications: "Notifiche ({hotkey})",
    notification: "Notifica",
    success: "Successo",
    error: "Errore",
  },
  theme: {
    label: "Tema",
    light: "Chiaro",
    dark: "Scuro",
    system: "Sistema",
  },
  position: { sector: "Settore", block: "Blocco", tomb: "Tomba" },
  dates: { birth: "Nascita", death: "Morte" },
  affects: "Affetti Lasciati",
  cemeteries: {
    title: "Scegli il cimitero",
    lead: "Da qui puoi cercare una persona cara e aprire il suo memorial.",
    enter: "Entra",
    enterInto: (name: string) => `in ${name}`,
    empty: "Nessun cimitero disponibile al momento.",
    failed: "Non è stato possibile caricare i cimiteri.",
    link1: "Sito del Comune",
    link2: "Sito del Cimitero",
    change: "Cambia Cimitero",
    staffHint: "Lavori per il cimitero?",
    staff: "Accesso operatori",
  },
  search: {
    title: "Cerca un defunto",
    surname: "Cognome",
    name: "Nome",
    submit: "Cerca",
    searching: "Ricerca in corso...",
    hintPartial: "Basta l’inizio del nome o del cognome: «ros» trova Rossi e Rosati.",
    hintFolding: "Accenti, apostrofi e spazi non contano: «dangelo» trova D’Angelo.",
    results: (count: string) => `Risultati della ricerca (${count})`,
    capped: "1000+",
    cappedHint: "I risultati sono molti: aggiungi il nome o il cognome per restringere la ricerca.",
    noExact: "Nessun nome corrisponde esattamente.",
    similar: "Forse cercavi",
    empty: "Nessun defunto trovato con i criteri di ricerca specificati.",
    emptyHint: "Prova con meno lettere, con il solo cognome o in un altro cimitero.",
    open: (name: string) => `Apri il memorial di ${name}`,
  },
  pages: {
    label: "Pagine dei risultati",
    previous: "Pagina precedente",
    next: "Pagina successiva",
    page: (number: number) => `Pagina ${number}`,
    position: (page: number, total: number) => `Pagina ${page} di ${total}`,
  },
};

export type Widen<T> = T extends (...parameters: infer P) => string
  ? (...parameters: P) => string
  : T extends string
    ? string
    : { [K in keyof T]: Widen<T[K]> };

export type Messages = Widen<typeof it>;
