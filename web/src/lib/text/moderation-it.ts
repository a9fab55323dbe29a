// The Italian texts of moderation and of relatives' requests.
const texts = (count: string) => (count === "1" ? "1 testo" : `${count} testi`);

export const moderationIt = {
  lead: "Messaggi e preghiere dei visitatori appaiono sul memorial solo dopo l’approvazione.",
  views: "Quali testi mostrare",
  filters: { pending: "In attesa", approved: "Approvate", all: "Tutte" },
  type: "Tipo",
  types: {
    all: "Tutti i tipi",
    prayers: "Solo preghiere",
    messages: "Solo messaggi dei visitatori",
  },
  list: "Messaggi e preghiere",
  shown: (shown: string, all: string) =>
    shown === all ? texts(all) : `${shown} di ${texts(all)}, dal più recente`,
  empty: {
    pending: {
      title: "Nessun testo in attesa",
      hint: "Hai letto tutto. I nuovi messaggi e le nuove preghiere appariranno qui.",
    },
    approved: {
      title: "Ancora nessun testo approvato",
      hint: "I testi che approvi restano qui e sul memorial.",
    },
    all: {
      title: "Ancora nessun messaggio o preghiera",
      hint: "Quando un visitatore scriverà sul memorial, il suo testo apparirà qui.",
    },
  },
  filteredHint: "Nessun testo corrisponde ai filtri scelti.",
  older: "Mostra i meno recenti",
  keys: "Da tastiera, su una scheda: A approva, Canc elimina, Spazio seleziona, ↑ e ↓ passano alla vicina.",
  prayer: "Preghiera",
  message: "Messaggio",
  pending: "In attesa",
  approved: "Approvata",
  reported: "Segnalata",
  reportedHidden: (moment: string) =>
    `Segnalata il ${moment}: non è più visibile finché non decidi.`,
  reportedShown: (moment: string) =>
    `Segnalata il ${moment}: per ora resta visibile sul memorial. Approvala di nuovo o eliminala.`,
  reasons: "Motivi indicati dai visitatori",
  noReasons: "Nessun motivo indicato.",
  about: "In memoria di",
  memorialOf: (name: string) => `Apri il memorial di ${name}`,
  unnamed: (id: number) => `Defunto n. ${id}`,
  email: "Email del visitatore",
  address: "Indirizzo di rete",
  approve: "Approva",
  approveOf: (author: string) => `Approva il testo di ${author}`,
  delete: "Elimina",
  deleteOf: (author: string) => `Elimina il testo di ${author}`,
  blockSender: "Blocca mittente",
  blockOf: (author: string) => `Blocca il mittente ${author}`,
  select: (author: string) => `Seleziona il testo di ${author}`,
  selectAll: "Seleziona tutti",
  selected: (count: string) => (count === "1" ? "1 selezionato" : `${count} selezionati`),
  selection: "Testi selezionati",
  unselect: "Deseleziona",
  approveSelected: "Approva selezionati",
  deleteSelected: "Elimina selezionati",
  approvedDone: "Preghiera approvata",
  deletedDone: "Preghiera eliminata",
  approveFailed: "Non è stato possibile approvare il testo",
  deleteFailed: "Non è stato possibile eliminare il testo",
  goneTitle: "Testo non più presente",
  gone: "Qualcun altro lo ha già eliminato. L’elenco è aggiornato.",
  deleteTitle: "Eliminare questo testo?",
  deleteAsk: (author: string) => `Il testo di ${author} viene eliminato per sempre.`,
  deleteSeveralTitle: (count: string) => `Eliminare ${texts(count)}?`,
  deleteSeveral: "I testi selezionati vengono eliminati per sempre.",
  working: "Operazione in corso...",
  severalFailed:
    "Non è stato possibile completare l’operazione. L’elenco mostra ciò che è stato fatto.",
  approvedSeveral: (count: string) =>
    count === "1" ? "1 testo approvato" : `${count} testi approvati`,
  deletedSeveral: (count: string) =>
    count === "1" ? "1 testo eliminato" : `${count} testi eliminati`,
  missing: (count: string) =>
    count === "1"
      ? "1 non c’era più: era già stato eliminato da qualcun altro."
      : `${count} non c’erano più: erano già stati eliminati da qualcun altro.`,
};

export const blocksIt = {
  open: "Mittenti bloccati",
  title: "Blocca mittente",
  about: (author: string) => `Chi ha scritto il testo firmato ${author}`,
  what: "Che cosa bloccare",
  byAddress: "L’indirizzo di rete",
  byAddressHint: (address: string) =>
    `${address}. Consigliato: ferma chiunque scriva dalla stessa connessione, anche con un altro nome o un’altra email.`,
  addressGone: "L’indirizzo si conserva 30 giorni: di questo testo non c’è più.",
  byEmail: "L’indirizzo email",
  byEmailHint: (email: string) =>
    `${email}. Ferma poco: l’email è facoltativa e nessuno la verifica, quindi basta scriverne un’altra.`,
  noEmail: "Questo visitatore non ha lasciato un’email.",
  explain: (cemetery: string) =>
    `Chi scrive così non potrà più lasciare messaggi e preghiere in questo cimitero (${cemetery}): quando ci prova, gli viene detto che non è possibile.`,
  stays:
    "I testi che ha già lasciato restano come sono. Il blocco si può togliere in ogni momento.",
  submit: "Blocca",
  done: "Mittente bloccato",
  failed: "Non è stato possibile bloccare il mittente",
  list: "Mittenti bloccati",
  listHint:
    "Non possono lasciare messaggi e preghiere. Di loro non si conserva l’indirizzo in chiaro.",
  none: "Nessun mittente bloccato",
  noneHint: "Puoi bloccare chi abusa dei memorial dalla scheda di un suo testo.",
  kinds: { address: "Indirizzo di rete", email: "Email" },
  blockedAt: (day: string) => `Bloccato il ${day}`,
  by: (name: string) => `da ${name}`,
  unblock: "Sblocca",
  unblockOf: (label: string) => `Sblocca ${label}`,
  unblocked: "Mittente sbloccato",
  unblockFailed: "Non è stato possibile sbloccare il mittente",
};

export const requestsIt = {
  lead: "Richieste dei familiari di correggere o togliere un memorial.",
  views: "Quali richieste mostrare",
  statuses: { open: "Aperte", done: "Accolte", rejected: "Respinte", all: "Tutte" },
  status: { open: "Aperta", done: "Accolta", rejected: "Respinta" },
  kinds: { correction: "Correzione", removal: "Rimozione" },
  list: "Richieste",
  empty: {
    open: "Nessuna richiesta aperta",
    done: "Nessuna richiesta accolta",
    rejected: "Nessuna richiesta respinta",
    all: "Ancora nessuna richiesta",
  },
  emptyHint: "Le richieste arrivano dal memorial, con «Richiedi correzione o rimozione».",
  older: "Mostra le meno recenti",
  from: ({ name, relation }: { name: string; relation: string | null }) =>
    relation ? `Da ${name}, ${relation}` : `Da ${name}`,
  unnamed: (id: number) => `Defunto n. ${id}`,
  received: (moment: string) => `Ricevuta il ${moment}`,
  open: "Apri",
  answerIt: "Leggi e rispondi",
  openOf: (name: string, person: string) => `Apri la richiesta di ${name} per ${person}`,
  title: (kind: string) => `Richiesta di ${kind.toLocaleLowerCase("it-IT")}`,
  record: "Apri la scheda",
  memorial: "Vedi il memorial",
  requester: "Chi scrive",
  email: "Email",
  phone: "Telefono",
  text: "Testo della richiesta",
  answer: "Risposta",
  outcome: "Esito",
  outcomes: { done: "Accolta", rejected: "Respinta" },
  outcomeHints: {
    corrected: "La scheda è stata corretta.",
    hidden: "Il memorial non è più pubblico.",
    toHide: "Il memorial non sarà più pubblico.",
    shown: "Il memorial resta pubblico.",
    rejected: "Il memorial resta com’è: spiega perché nella nota.",
  },
  stillPublic: "Il memorial è ancora pubblico",
  stillPublicHint:
    "Chiunque lo può vedere. Se accogli la richiesta, puoi renderlo riservato da qui.",
  notPublic: "Il memorial non è più pubblico: nessun visitatore lo può vedere.",
  hide: "Rendi riservato",
  hideHint:
    "All’invio, nasconde subito la persona da ricerca, memorial, QR e foto. Si può annullare nella sua scheda.",
  notHiding:
    "Attenzione: chi ha scritto leggerà che la richiesta è accolta, ma il memorial resterà visibile a tutti.",
  noRecord: "La scheda non è più nel registro.",
  hideFailed:
    "Il memorial non è stato reso riservato: la risposta non è partita e la richiesta resta aperta",
  note: "Nota per chi ha scritto",
  noteHint: (email: string) => `L’esito e la nota vengono inviati per email a ${email}.`,
  noteTooLong: "La nota può avere al massimo 1000 caratteri",
  noOutcome: "Scegli l’esito",
  submit: "Invia la risposta",
  sending: "Invio in corso...",
  done: "Risposta inviata",
  failed: "Non è stato possibile inviare la risposta",
  handled: "Questa richiesta è già stata gestita da qualcun altro. L’elenco è aggiornato.",
  when: "Risposta il",
  noteSent: "Nota inviata",
  noNote: "Nessuna nota.",
};
