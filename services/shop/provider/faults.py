"""What the card provider answers when it does not do what was asked, said in our own words.

Its texts may hold keys and speak English, so they reach neither people nor logs; `request_id` is
what its support asks for.
"""

from collections.abc import Iterator
from contextlib import contextmanager

import stripe

from services.kit.errors import AppError, Unavailable
from services.kit.log import logger

AWAY = "Il servizio di pagamento non risponde: riprova tra qualche minuto"
REFUSED = "Il servizio di pagamento non ha accettato la richiesta"
CALLER_FAULT, SERVER_FAULT, TOO_MANY, NOT_FOUND = 400, 500, 429, 404


class Refused(AppError):
    """The provider has said no, and asking again would change nothing."""

    status = 502


def is_away(fault: stripe.StripeError) -> bool:
    """Whether the same call may succeed later: no answer, a fault of theirs, or too many calls."""
    if isinstance(fault, stripe.APIConnectionError | stripe.RateLimitError):
        return True
    status = fault.http_status
    if status is None or not CALLER_FAULT <= status < SERVER_FAULT:  # also 200 with no JSON in it
        return True
    return status == TOO_MANY


def is_missing(fault: stripe.StripeError) -> bool:
    """Whether the provider knows no such object."""
    return fault.http_status == NOT_FOUND or fault.code == "resource_missing"


def note(fault: stripe.StripeError, doing: str, **ids: object) -> None:
    """Logs a failed call: what we were doing for which of our records, and the provider's codes."""
    logger.warning(
        "the card provider did not do it",
        extra={
            "doing": doing,
            "fault": type(fault).__name__,
            "code": fault.code,
            "http_status": fault.http_status,
            "provider_request": fault.request_id,
            **ids,
        },
    )


def app_error(fault: stripe.StripeError, *, away: str = AWAY, refused: str = REFUSED) -> AppError:
    """What a person is told: 503 with `away`, or 502 with `refused`."""
    return Unavailable(away) if is_away(fault) else Refused(refused)


@contextmanager
def told(doing: str, *, away: str = AWAY, refused: str = REFUSED, **ids: object) -> Iterator[None]:
    """Logs the provider's faults inside and raises what people are told instead."""
    try:
        yield
    except stripe.StripeError as fault:
        note(fault, doing, **ids)
        raise app_error(fault, away=away, refused=refused) from None
