"""Shape of a report."""

from services.kit.wire import In
from services.memorial.fields import OptionalReason


class ReportIn(In):
    """Why a text should not stand there, for the moderators."""

    reason: OptionalReason = None
