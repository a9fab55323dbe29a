"""Follows the quotes of a CSV file exactly as the reader does, without keeping its text."""

import re
from collections.abc import Sequence

FEWEST_PARTED = 2  # cells in a line that is a row
_BLANKS = " \t\u00a0"


def lines_within(cells: Sequence[str], separator: str) -> int:
    """How many line breaks a cell has that seems to hold other rows; 0: none does.

    In a text a sign of punctuation is followed by a blank; what parts cells seldom is.
    """
    parting = re.compile(rf"{re.escape(separator)}(?=\S)")
    enough = max(FEWEST_PARTED, len(cells) // 2)
    wide = (cell for cell in cells if "\n" in cell or "\r" in cell)
    breaks = (len(cell.splitlines()) - 1 for cell in wide if len(parting.findall(cell)) >= enough)
    return next(breaks, 0)


class Quotes:
    """Fed a text in pieces; knows whether a quote is still open and where it was opened.

    A quote opens a field only as its first character; within, two quotes are one letter.
    `broken` tells that text follows a closing quote, which no program writes.
    """

    def __init__(self, separator: str) -> None:
        sign = re.escape(separator)
        self._opening = re.compile(rf'[{sign}\r\n]"')
        self._after = re.compile(rf"[{_BLANKS}]*(?:[{sign}\r\n]|\Z)")
        self._kept = "\n"  # the first character of the file begins a field
        self._passed = -1
        self.is_open = False
        self.opened_at = 0
        self.broken = False

    def feed(self, text: str) -> None:
        """Reads on; a run of quotes at the end waits for what follows it."""
        text = self._kept + text
        cut = len(text.rstrip('"')) - 1
        if cut < 0:
            self._kept = text
            return
        self._kept = text[cut:]
        self._follow(text[:cut])

    def finish(self) -> None:
        self._follow(self._kept)
        self._kept = ""

    def follow_row(self, text: str) -> None:
        """Reads one whole row at once."""
        self._follow("\n" + text)

    def _follow(self, text: str) -> None:
        place = 0
        while True:
            if self.is_open:
                place = text.find('"', place)
                if place < 0:
                    break
                place = self._meet(text, place + 1)
            else:
                opening = self._opening.search(text, place)
                if opening is None:
                    break
                place = opening.end()
                self.is_open = True
                self.opened_at = self._passed + place - 1
        self._passed += len(text)

    def _meet(self, text: str, after: int) -> int:
        """A quote within quotes: half of a pair, or the end of the field."""
        if text.startswith('"', after):
            return after + 1
        self.is_open = False
        if self._after.match(text, after) is None:
            self.broken = True
        return after
