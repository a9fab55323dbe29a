// Italian words about fields of forms.
const ARE_MANY = /^(Coordinate|Foto|Note)\b/;
const IS_SHE = /^(Email|Immagine|Ragione|Chiave|\p{L}+zione|\p{L}+a)(?!\p{L})/u;

export const fieldsIt = {
  /** As the label has it: `Telefono (facoltativo)`, `Nota (facoltativa)`. */
  optional: (label: string) => {
    if (ARE_MANY.test(label)) return "facoltative";
    return IS_SHE.test(label) ? "facoltativa" : "facoltativo";
  },
};
