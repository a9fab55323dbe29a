// The Italian texts of filters by place, and of what is typed in many forms.
export const burialsIt = {
  anyBlock: "Tutti i blocchi",
  anyOwner: "Tutti i proprietari",
  anyTomb: "Tutte le tombe",
  noOwner: "Senza proprietario",
  cemetery: "Cimitero",
  anyCemetery: "Tutti i cimiteri",
  filterActive: "Filtro attivo",
  free: "Con posti liberi",
  inCemetery: (name: string) => `Cimitero: ${name}`,
  inSector: (name: string) => `Settore: ${name}`,
  inBlock: (name: string) => `Blocco: ${name}`,
  removeFilter: (name: string) => `Togli il filtro ${name}`,
  saveAndAnother: "Salva e aggiungi un altro",
};

export const typedIt = {
  partialHint: "gg/mm/aaaa, mm/aaaa o aaaa",
  precision: {
    day: "",
    month: "Solo mese e anno",
    year: "Solo anno",
  },
  dateFaults: {
    unreadable: "Data non valida: scrivi gg/mm/aaaa, mm/aaaa o aaaa",
    missing: "Questa data non esiste",
    future: "La data è nel futuro",
    shortYear: "Scrivi l’anno con quattro cifre",
  },
  dayHint: "gg/mm/aaaa",
  badDay: "Data non valida: scrivi gg/mm/aaaa",
  deathFirst: "La data di morte precede quella di nascita",
  codeFaults: {
    shape: "Non ha la forma di un codice fiscale: puoi salvarlo lo stesso.",
    letter: "La lettera di controllo è sbagliata: puoi salvarlo lo stesso.",
  },
};
