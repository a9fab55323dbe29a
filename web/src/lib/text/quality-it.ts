// The Italian texts of the quality of the data.
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
