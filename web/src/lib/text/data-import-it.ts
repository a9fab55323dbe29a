// The Italian texts of the data import: the file and how it is brought in.
export const rows = (count: string) => (count === "1" ? "1 riga" : `${count} righe`);
export const counted = (one: string, many: string) => (count: string) =>
  count === "1" ? `1 ${one}` : `${count} ${many}`;

export const importIt = {
  tabs: {
    label: "Parti dell’importazione",
    file: "Carica File",
    mapping: "Mappatura Campi",
    guide: "Guida Formati",
  },
  title: "Il file da importare",
  lead: "Un registro in CSV o XLSX, al massimo 10 MB. Prima si può guardare e provare: niente cambia finché non importi.",
  sample: "Scarica esempio",
  drop: "Trascina qui il file, oppure sceglilo dal dispositivo.",
  limit: "CSV o XLSX, al massimo 10 MB.",
  input: "File da importare",
  choose: "Scegli il file",
  chooseOther: "Scegli un altro file",
  size: (size: string) => `${size} MB`,
  small: "meno di 0,1 MB",
  chosen: (name: string) => `File scelto: ${name}`,
  notTable: (name: string) =>
    `«${name}» non si può importare: serve un file .csv o .xlsx. Un foglio di un altro tipo (.xls, .ods) va prima salvato come .xlsx.`,
  tooLarge: (name: string, size: string) =>
    `«${name}» supera il limite di 10 MB (${size} MB): dividilo in più file.`,
  tooMany: "Un file alla volta: scegline uno solo.",
  unreadable: (name: string) => `«${name}» non si può leggere. Sceglilo di nuovo.`,
  copyHint: "Se poi lo correggi sul dispositivo, sceglilo di nuovo: qui resta com’era.",
  changed: (name: string) =>
    `«${name}» sul dispositivo non è più quello che hai scelto: è stato modificato, spostato o eliminato. Sceglilo di nuovo per usarlo com’è adesso.`,
  useCopy: "Usa quello scelto prima",
  found: "Che cosa contiene il file",
  firstCemetery: "Prima scegli il cimitero di tutte le righe:",
  toCemetery: "vai a Mappatura Campi",
  looking: "Lettura del file in corso...",
  lookFailed: "Non è stato possibile leggere il file",
  columns: (all: string, known: string) => {
    if (all === "1")
      return known === "1" ? "1 colonna, riconosciuta" : "1 colonna, non riconosciuta";
    return `${all} colonne, ${known} ${known === "1" ? "riconosciuta" : "riconosciute"}`;
  },
  seeMapping: "Controlla l’abbinamento",
  uncertain: (count: string) =>
    count === "1"
      ? "1 colonna è abbinata per somiglianza del nome: controllala."
      : `${count} colonne sono abbinate per somiglianza del nome: controllale.`,
  noCemetery:
    "Il file non ha una colonna con il cimitero: scegli quello di tutte le righe in Mappatura Campi.",
  applied: (name: string) => `Abbinamento salvato per ${name} applicato`,
  allCemeteries: "tutti i cimiteri",
  changeMapping: "Modifica",
  declineMapping: "Non usarlo",
  everyRow: (name: string) => `Cimitero di tutte le righe: ${name}`,
  sheet: "Foglio",
  preview: "Anteprima",
  dryRun: "Prova senza importare",
  run: "Importa",
  sending: "Invio del file in corso...",
  previewing: "Anteprima in corso...",
  previewTitle: "Anteprima del file",
  previewTable: "Prime righe del file",
  previewCount: (shown: string, all: string) => `${shown} di ${rows(all)}`,
  previewEmpty: "Il file non ha righe.",
  noRows: "Il file ha soltanto i nomi delle colonne: non ci sono righe da importare.",
  row: "Riga",
  ignored: (names: string, isOne: boolean) =>
    `${isOne ? "Colonna non importata" : "Colonne non importate"}: ${names}`,
  ignoredMany: (count: string, names: string) => `${count} colonne non importate: ${names}...`,
  showColumns: (count: string) => `Mostra tutte le ${count} colonne`,
  noFault: "Nessun errore: tutte le righe si possono importare.",
  errors: counted("errore", "errori"),
  warnings: counted("avviso", "avvisi"),
  upTo: (count: string) => `più di ${count}`,
  showAll: (count: string) => `Mostra tutti (${count})`,
  showFirst: (count: string) => `Mostra i primi ${count}`,
  previewFailed: "Errore durante l'anteprima",
  runFailed: "Errore durante l'importazione",
  tryFailed: "Errore durante la prova",
  partial: "Importazione completata con errori",
  partialCounts: (imported: string, failed: string) =>
    `${imported} ${imported === "1" ? "riga importata" : "righe importate"}, ${failed} ${failed === "1" ? "rifiutata" : "rifiutate"}`,
  success: "Importazione completata con successo",
  doneEmpty: "Niente da importare",
  doneEmptyHint: "Il file non ha righe.",
  imported: (count: string) => `${count} record importati correttamente`,
  interrupted: "Importazione interrotta",
  tried: "Prova completata",
  triedCounts: (imported: string, failed: string) =>
    `${imported} ${imported === "1" ? "riga importabile" : "righe importabili"}, ${failed} da correggere`,
  triedClean: "Nessun errore: il file si può importare.",
  undone: "Importazione annullata",
  allThere: (said: string) => `${said}: le righe del file c’erano già.`,
  lost: {
    may: (name: string, isTrial: boolean) =>
      `La connessione si è interrotta prima della risposta: ${isTrial ? "la prova" : "l’importazione"} di «${name}» può essere cominciata lo stesso.`,
    unknown:
      "Appena torna la connessione, qui si vede se è cominciata: non serve premere di nuovo.",
    absent: "Nell’elenco qui sotto per ora non c’è: se compare, si apre da sola.",
    failed: "Nell’elenco qui sotto non è comparsa: non è cominciata, si può premere di nuovo.",
    found: (isTrial: boolean) =>
      isTrial ? "La prova era cominciata" : "L’importazione era cominciata",
    foundHint: (name: string) => `Eccola: «${name}». Niente va rifatto.`,
  },
};
