"""What the list of orders can be asked for."""

from datetime import date
from typing import Annotated

from pydantic import BeforeValidator, Field

from services.kit.text import fold_surname
from services.kit.wire import EmptyToNone, In
from services.shop.orders.schemas import Status

MOST = 1000  # orders in an answer; all that is told when no page is asked for
PAGE = 50
_MOST_PAGES = 1_000_000
_SIGNS = str.maketrans("", "", "+()/")  # of telephones and addresses; the stored key has none

_Day = Annotated[
    Annotated[date, Field(ge=date(1900, 1, 1), le=date(2999, 12, 31))] | None, EmptyToNone
]
_Text = Annotated[
    Annotated[str, Field(max_length=200)],
    BeforeValidator(lambda text: text.strip() if isinstance(text, str) else ""),
]


class Wanted(In):
    """Filters of the list; blank: all. Days are Italian calendar days, both included.

    search: words that must all stand in number, customer, tomb, deceased or products, folded
    like every search. Without page and pageSize the newest `MOST` are told.
    """

    status: Annotated[Status | None, EmptyToNone] = None
    search: _Text = ""
    from_: Annotated[_Day, Field(alias="from")] = None
    to: _Day = None
    page: Annotated[Annotated[int, Field(ge=1, le=_MOST_PAGES)] | None, EmptyToNone] = None
    page_size: Annotated[Annotated[int, Field(ge=1, le=MOST)] | None, EmptyToNone] = None

    @property
    def size(self) -> int:
        return self.page_size or (MOST if self.page is None else PAGE)

    @property
    def offset(self) -> int:
        return ((self.page or 1) - 1) * self.size


def words_of(text: str) -> list[str]:
    """Each word as the stored key has it; '' for one of which folding leaves nothing."""
    words = (fold_surname(word).translate(_SIGNS) for word in text.split())
    return list(dict.fromkeys(words))
