"""What keys of the card provider look like, and what may be shown of them: pure rules."""

import re
from dataclasses import dataclass

from services.kit.errors import Invalid

_SECRET = re.compile(r"(?:sk|rk)_(test|live)_(\w{1,240})", re.ASCII)
_PUBLISHABLE = re.compile(r"pk_(test|live)_(\w{1,240})", re.ASCII)
_WEBHOOK = re.compile(r"whsec_\S{8,240}", re.ASCII)
_LENGTH, _STAND_IN_LENGTH = 10, 4
_LIVE = "live"
_SHOWN = 4

SECRET, PUBLISHABLE, WEBHOOK = "stripeSecretKey", "stripePublicKey", "stripeWebhookSecret"
BAD = {
    SECRET: "La chiave segreta non è valida: inizia con sk_test_ o sk_live_",
    PUBLISHABLE: "La chiave pubblica non è valida: inizia con pk_test_ o pk_live_",
    WEBHOOK: "Il segreto del webhook non è valido: inizia con whsec_",
}
MIXED = "Le due chiavi devono essere entrambe di prova (test) o entrambe reali (live)"
NO_LIVE = "In questo ambiente di prova si possono usare solo chiavi di test"
PLEASE = "Controlla le chiavi di pagamento"


@dataclass(frozen=True, slots=True, repr=False)
class Keys:
    """A pair of one account and one mode."""

    publishable: str
    secret: str

    @property
    def is_live(self) -> bool:
        return f"_{_LIVE}_" in self.secret


def checked(publishable: str, secret: str, *, has_stand_in: bool) -> Keys:
    """The pair, when both look right and are of one mode.

    has_stand_in: a stand-in of the provider is used; its keys are shorter and never live.

    Raises:
        Invalid: naming the fields at fault.
    """
    length = _STAND_IN_LENGTH if has_stand_in else _LENGTH
    faults = {}
    modes = set()
    for field, pattern, key in (
        (PUBLISHABLE, _PUBLISHABLE, publishable),
        (SECRET, _SECRET, secret),
    ):
        match = pattern.fullmatch(key)
        if match is None or len(match[2]) < length:
            faults[field] = BAD[field]
        else:
            modes.add(match[1])
            if has_stand_in and match[1] == _LIVE:
                faults[field] = NO_LIVE
    if not faults and len(modes) > 1:
        faults = of_both(MIXED)
    if faults:
        raise Invalid(PLEASE, faults)
    return Keys(publishable, secret)


def of_both(message: str) -> dict[str, str]:
    """The faults of a pair in which neither key is wrong by itself."""
    return {PUBLISHABLE: message, SECRET: message}


def checked_webhook(secret: str) -> str:
    """The signing secret of an endpoint, when it looks like one.

    Raises:
        Invalid: it does not.
    """
    if _WEBHOOK.fullmatch(secret) is None:
        raise Invalid(PLEASE, {WEBHOOK: BAD[WEBHOOK]})
    return secret


def mask(secret: str) -> str:
    """What is shown of a secret key: its kind and its end."""
    kind = "_".join(secret.split("_")[:2])
    return f"{kind}_…{secret[-_SHOWN:]}"


def about(supplier_id: int | None, field: str, version: int) -> str:
    """What a closed secret is bound to: whose it is, which field, and which row."""
    return f"{supplier_id or 'demo'}|{field}|{version}"
