"""The clock: aware, in UTC, and today is the day in Italy."""

from datetime import UTC, date, datetime, timedelta

import pytest

from services.kit import clock


def test_now_is_aware_and_in_utc() -> None:
    assert clock.now().utcoffset() == timedelta(0)


@pytest.mark.parametrize(
    ("moment", "day"),
    [
        (datetime(2025, 6, 15, 21, 59, tzinfo=UTC), date(2025, 6, 15)),
        (datetime(2025, 6, 15, 22, 0, tzinfo=UTC), date(2025, 6, 16)),
        (datetime(2025, 12, 31, 22, 59, tzinfo=UTC), date(2025, 12, 31)),
        (datetime(2025, 12, 31, 23, 0, tzinfo=UTC), date(2026, 1, 1)),
    ],
)
def test_today_begins_at_midnight_in_italy(
    moment: datetime, day: date, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(clock, "now", lambda: moment)
    assert clock.today() == day
