// Italian texts of pages without a network. They travel with the notices that say them.
export const offlineIt = {
  kept: (at: string) => `Sei offline: questa pagina è quella della tua ultima visita, ${at}.`,
  slow: (at: string) =>
    `La connessione non risponde: questa pagina è quella della tua ultima visita, ${at}.`,
  refresh: "Aggiorna",
  unseen: "Sei offline",
  unseenHint:
    "Questa pagina non è tra quelle che hai già visitato da qui. Si aprirà da sola appena torna la connessione.",
};
