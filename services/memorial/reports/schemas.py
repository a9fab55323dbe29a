"""Shape of a report."""

from services.kit.wire import In
from services.memorial.fields import OptionalThought


class ReportIn(In):
    """Why a text should not stand there, for the moderators."""

    reason: OptionalThought = None
