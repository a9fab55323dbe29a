"""Shapes of affects."""

from services.kit.wire import Form, Out
from services.memorial.fields import DeceasedId


class AffectIn(Form):
    """An `ip_address` that is sent along is not read: the gateway knows the true one."""

    deceased_id: DeceasedId


class AffectsOut(Out):
    """How many affects a memorial has, those of records merged into it included."""

    count: int
