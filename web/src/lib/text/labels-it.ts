// The Italian texts of the sheets of labels.
export const labelsIt = {
  button: "Etichette QR",
  all: (count: string) =>
    count === "1" ? "Il defunto dell’elenco" : `Tutti i ${count} defunti dell’elenco`,
  tooMany: "Al massimo 500 per volta: restringi i filtri",
  choose: "Scegli dall’elenco",
  hint: "Un PDF in A4 da stampare e ritagliare: nome, anni, luogo e QR code.",
  chosen: (count: string) =>
    count === "0" ? "Scegli i defunti" : count === "1" ? "1 scelto" : `${count} scelti`,
  choosePerson: (name: string) => `Etichetta di ${name}`,
  page: "Tutti di questa pagina",
  download: "Scarica etichette",
  preparing: "Preparazione delle etichette...",
  done: "Etichette pronte",
  failed: "Non è stato possibile preparare le etichette",
  file: "etichette-qr.pdf",
};
