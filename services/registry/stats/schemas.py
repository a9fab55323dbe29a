"""Shape of the dashboard's counts."""

from services.kit.wire import Out


class StatsOut(Out):
    totalCemeteries: int
    totalSectors: int
    totalTombs: int
    totalDeceaseds: int
