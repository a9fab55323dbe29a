"""The clock of the services, stopped."""

from datetime import timedelta

import pytest

from services.kit import clock


class Clock:
    """Stands at the present until a test moves it; `time` may be set too."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time = clock.now()
        monkeypatch.setattr(clock, "now", lambda: self.time)

    def move(self, **by: float) -> None:
        self.time += timedelta(**by)
