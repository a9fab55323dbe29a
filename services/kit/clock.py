"""The one place that reads the clock, so that tests can stop it."""

from datetime import UTC, date, datetime
from zoneinfo import ZoneInfo

ROME = ZoneInfo("Europe/Rome")


def now() -> datetime:
    """The present moment, aware, in UTC."""
    return datetime.now(UTC)


def today() -> date:
    """The calendar day in Italy, which decides what lies in the future."""
    return now().astimezone(ROME).date()
