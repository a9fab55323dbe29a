"""What entered keys mean beside those that are there: pure rules."""

from dataclasses import dataclass

from services.kit.errors import Invalid
from services.shop.accounts.keys import PLEASE, PUBLISHABLE, SECRET, of_both

NO_PUBLISHABLE = "Inserisci anche la chiave pubblica"
NO_SECRET_KEY = "Inserisci anche la chiave segreta"  # noqa: S105  a text for people
BOTH_OR_NONE = "Inserisci la chiave pubblica, oppure svuota anche la chiave segreta"


@dataclass(frozen=True, slots=True, repr=False)
class Own:
    """A supplier's own keys as they are; account_id: the version that this was read from."""

    account_id: int
    publishable: str
    secret: str
    mask: str


@dataclass(frozen=True, slots=True, repr=False)
class Pair:
    """What the keys are to be, unchecked."""

    publishable: str
    secret: str


class Removal:
    """The own keys are to go."""


def meant(publishable: str | None, secret: str | None, own: Own | None) -> Pair | Removal | None:
    """What is to be done; null: nothing.

    A null, and what is shown of the own keys, keeps; an empty text removes.

    Raises:
        Invalid: one key of a pair is missing.
    """
    if own is not None:
        publishable = None if publishable == own.publishable else publishable
        secret = None if secret == own.mask else secret
    elif not publishable and not secret:
        return None
    if publishable is None and secret is None:
        return None
    if secret == "" and not publishable:
        return Removal()
    if publishable == "" and secret is None:
        raise Invalid(PLEASE, of_both(BOTH_OR_NONE))
    whole_publishable = _else(publishable, own.publishable if own else None)
    whole_secret = _else(secret, own.secret if own else None)
    if not whole_publishable:
        raise Invalid(PLEASE, {PUBLISHABLE: NO_PUBLISHABLE})
    if not whole_secret:
        raise Invalid(PLEASE, {SECRET: NO_SECRET_KEY})
    return Pair(whole_publishable, whole_secret)


def _else(entered: str | None, kept: str | None) -> str | None:
    return kept if entered is None else entered
