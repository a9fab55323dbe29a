"""Fields of the shop's forms: what they take, and what they say when they cannot."""

from decimal import Decimal
from typing import Annotated
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, Field, StringConstraints, WithJsonSchema

from services.kit.money import to_cents
from services.kit.text import clean_text
from services.kit.wire import MAX_ID, EmptyToNone, Line, required

MOST_CENTS = 1_000_000  # of an order, and so of one product
NO_PRICE = "Il prezzo deve essere positivo"
TOO_DEAR = "Il prezzo può essere al massimo 10.000,00 €, quanto un ordine"
NO_ADDRESS = "URL non valido"
NOT_SAFE = "L'indirizzo dell'immagine deve iniziare con https://"


def _price(value: object) -> Decimal:
    """Euro of a number or a text; whole cents. Nothing is a price too: what is free is ordered with
    what is not, as no order of less than the provider's least can be paid."""
    if value is None or (isinstance(value, str) and not value.strip()):
        raise ValueError(NO_PRICE)
    cents = to_cents(value) if isinstance(value, str | int | float | Decimal) else -1
    if cents < 0:
        raise ValueError(NO_PRICE)
    if cents > MOST_CENTS:
        raise ValueError(TOO_DEAR)
    return Decimal(cents) / 100


def _address(text: str) -> str:
    """An address of the web that a page over TLS shows, or of a picture of ours: uploaded, or of
    the demo. A register's old pictures may be anywhere; what is sold is entered here and now."""
    if text.startswith(("/media/", "/demo/")) and " " not in text:
        return text
    try:
        parts = urlsplit(text)
        is_good = parts.scheme in ("http", "https") and bool(parts.hostname)
    except ValueError:
        is_good = False
    if not is_good or any(letter <= " " for letter in text):
        raise ValueError(NO_ADDRESS)
    if parts.scheme == "http":
        raise ValueError(NOT_SAFE)
    return text


def chosen(message: str) -> BeforeValidator:
    """Refuses no choice with `message`."""

    def check(value: object) -> object:
        if value is None or value == "" or value == 0:
            raise ValueError(message)
        return value

    return BeforeValidator(check)


Title = Annotated[Line, required("Il titolo è obbligatorio")]
Description = Annotated[
    str,
    StringConstraints(max_length=2000),
    AfterValidator(clean_text),
    required("La descrizione è obbligatoria"),
]
# sent as 0 or 1, or as false or true
Flag = Annotated[bool, WithJsonSchema({"anyOf": [{"enum": [0, 1]}, {"type": "boolean"}]})]
Price = Annotated[Decimal, BeforeValidator(_price)]
Id = Annotated[int, Field(ge=1, le=MAX_ID)]
Picture = Annotated[
    Annotated[
        str,
        StringConstraints(strip_whitespace=True, max_length=2000),
        AfterValidator(_address),
    ]
    | None,
    EmptyToNone,
]
