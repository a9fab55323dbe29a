"""Reads what the provider sends: signed, and then of the shape that we expect."""

from datetime import datetime
from typing import Any

import stripe
from pydantic import BaseModel, ConfigDict, ValidationError

from services.kit.errors import BadRequest

TOLERANCE_SECONDS = 300
BAD_SIGNATURE = "Firma non valida"
BAD_CONTENT = "Contenuto non valido"


class Data(BaseModel):
    """object: what the event is about, as it was then."""

    object: dict[str, Any]


class Notice(BaseModel):
    """An event of the provider; created: when it happened there."""

    model_config = ConfigDict(frozen=True, extra="ignore")

    id: str
    type: str
    created: datetime
    data: Data

    @property
    def thing(self) -> dict[str, Any]:
        return self.data.object


def read_notice(body: bytes, signature: str | None, secret: str) -> Notice:
    """The event, once its signature fits these very bytes.

    Raises:
        BadRequest: somebody else sent it, long ago, or it is no event.
    """
    try:
        stripe.WebhookSignature.verify_header(body, signature, secret, TOLERANCE_SECONDS)
    except (stripe.SignatureVerificationError, UnicodeDecodeError):
        raise BadRequest(BAD_SIGNATURE) from None
    try:
        return Notice.model_validate_json(body)
    except ValidationError:
        raise BadRequest(BAD_CONTENT) from None
