// What a person reads, by the option `locale` as Stripe.js does it: the API itself answers in English.
/** @typedef {Record<string, string>} Texts */
/** @type {Record<"it" | "en", Texts>} */
const TEXTS = {
  it: {
    title: "STRIPE FINTO (demo)",
    explained: "Nessun pagamento è vero: non usi una carta reale.",
    methods: "Metodo di pagamento",
    card: "Carta",
    sepa_debit: "Addebito SEPA",
    number: "Numero della carta",
    expiry: "Scadenza (MM/AA)",
    cvc: "Codice di sicurezza (CVC)",
    iban: "IBAN",
    slow: "L'addebito resta in elaborazione finché non si decide, dalla pagina «Stripe finto».",
    trial: "Carte di prova",
    use: "Usa",
    pays: "paga",
    asks: "chiede conferma alla banca (3-D Secure)",
    asksThenDeclines: "chiede conferma, poi viene rifiutata",
    declines: "rifiutata",
    noFunds: "fondi insufficienti",
    isExpired: "scaduta",
    wrongCvc: "codice di sicurezza errato",
    breaks: "errore di elaborazione",
    challenge: "La banca chiede conferma",
    challengeText: "Autorizza il pagamento? (3-D Secure finto)",
    allow: "Autorizza",
    refuse: "Rifiuta",
    incomplete_number: "Il numero della carta è incompleto.",
    invalid_number: "Il numero della carta non è valido.",
    incorrect_number: "Il numero della carta non è corretto.",
    incomplete_expiry: "La data di scadenza della carta è incompleta.",
    invalid_expiry_month: "Il mese di scadenza della carta non è valido.",
    invalid_expiry_year: "L'anno di scadenza della carta non è valido.",
    invalid_expiry_year_past: "La carta è scaduta: la data di scadenza è passata.",
    incomplete_cvc: "Il codice di sicurezza della carta è incompleto.",
    invalid_cvc: "Il codice di sicurezza della carta non è valido.",
    incomplete_iban: "L'IBAN è incompleto.",
    invalid_bank_account: "L'IBAN non è valido.",
    generic_decline: "La carta è stata rifiutata.",
    card_declined: "La carta è stata rifiutata.",
    insufficient_funds: "La carta non ha fondi sufficienti. Provi con un'altra carta.",
    test_mode_live_card: "La carta è stata rifiutata: qui valgono solo le carte di prova.",
    expired_card: "La carta è scaduta.",
    incorrect_cvc: "Il codice di sicurezza della carta non è corretto.",
    processing_error:
      "Si è verificato un errore durante l'elaborazione della carta. Riprovi tra poco.",
    payment_intent_authentication_failure:
      "Non è stato possibile autenticare il metodo di pagamento. Ne scelga un altro e riprovi.",
    payment_intent_payment_attempt_failed: "Il pagamento non è riuscito. Riprovi.",
    payment_intent_unexpected_state:
      "Questo pagamento non si può più confermare: è già stato elaborato o annullato.",
    payment_intent_incompatible_payment_method: "Questo metodo di pagamento non è accettato.",
    resource_missing: "Questo pagamento non esiste.",
    rate_limit: "Ci sono troppe richieste in questo momento. Riprovi tra poco.",
    api_error: "Il servizio di pagamento ha un problema. Riprovi tra poco.",
    api_connection_error:
      "Non è stato possibile raggiungere il servizio di pagamento. Controlli la connessione e riprovi.",
  },
  en: {
    title: "FAKE STRIPE (demo)",
    explained: "No payment is real: do not use a real card.",
    methods: "Payment method",
    card: "Card",
    sepa_debit: "SEPA debit",
    number: "Card number",
    expiry: "Expiry (MM/YY)",
    cvc: "Security code (CVC)",
    iban: "IBAN",
    slow: "The debit stays in processing until it is decided on the page “Stripe finto”.",
    trial: "Test cards",
    use: "Use",
    pays: "pays",
    asks: "asks the bank (3-D Secure)",
    asksThenDeclines: "asks the bank, then is declined",
    declines: "declined",
    noFunds: "insufficient funds",
    isExpired: "expired",
    wrongCvc: "wrong security code",
    breaks: "processing error",
    challenge: "Your bank asks for confirmation",
    challengeText: "Authorise the payment? (fake 3-D Secure)",
    allow: "Authorise",
    refuse: "Refuse",
    incomplete_number: "Your card number is incomplete.",
    invalid_number: "Your card number is invalid.",
    incomplete_expiry: "Your card's expiration date is incomplete.",
    invalid_expiry_month: "Your card's expiration month is invalid.",
    invalid_expiry_year_past: "Your card's expiration year is in the past.",
    incomplete_cvc: "Your card's security code is incomplete.",
    incomplete_iban: "Your IBAN is incomplete.",
    api_connection_error: "We could not reach the payment service. Check your connection.",
  },
};

/**
 * @param {string | undefined} locale
 * @returns {Texts}
 */
function textsFor(locale) {
  const wanted = !locale || locale === "auto" ? navigator.language : locale;
  return wanted.toLowerCase().startsWith("it") ? TEXTS.it : TEXTS.en;
}
