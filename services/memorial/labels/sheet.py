"""Draws sheets of labels: 3 by 8 on A4, the size that stationers sell, with lines to cut along.

A code is drawn as squares and not as a picture, so that no printer smooths it. Names are in a font
that has the Latin, Greek and Cyrillic letters of Europe: those that every PDF reader brings along
end at western ones.
"""

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, replace
from importlib.resources import files

from fpdf import FPDF

from services.memorial.labels.finding import Labelled
from services.memorial.qr.codes import Matrix, address_of, runs, squares

WIDE, HIGH = 210.0, 297.0
COLUMNS, ROWS = 3, 8
A_SHEET = COLUMNS * ROWS
CODE = 22.0  # mm; a telephone reads it from a hand's breadth
EDGE = 5.5  # mm; what a printer may leave white
TEXT = EDGE + CODE + 4.5  # beside the code and its quiet zone
ACROSS = WIDE / COLUMNS - TEXT - EDGE
ROOM = HIGH / ROWS - 2 * EDGE
FONT = "Fira Sans"
_FILES = {"": "FiraSans-Regular.ttf", "B": "FiraSans-SemiBold.ttf"}
_LINE = 1.15
_MM = 72 / 25.4
_GREY = 160
_SHRUNK = 0.95


@dataclass(frozen=True, slots=True)
class Part:
    """A text of the label: its sizes from the wished to the smallest that is easily read.

    may_lose_its_end: whether it is cut when all is too much.
    """

    text: str
    style: str
    sizes: tuple[float, ...]
    gap: float = 0.0
    may_lose_its_end: bool = False

    def size(self, step: int) -> float:
        return self.sizes[min(step, len(self.sizes) - 1)]


@dataclass(frozen=True, slots=True)
class Laid:
    """A part as it is laid out: its size in points and its lines."""

    part: Part
    size: float
    lines: list[str]

    @property
    def line_height(self) -> float:
        return self.size * _LINE / _MM

    @property
    def height(self) -> float:
        return self.part.gap + len(self.lines) * self.line_height


def draw(people: Sequence[Labelled], public_url: str) -> bytes:
    """A PDF of their labels."""
    pdf = FPDF(unit="mm", format="A4")
    pdf.set_auto_page_break(False)
    pdf.set_margin(0)
    pdf.c_margin = 0
    pdf.set_title("Etichette con codice QR")
    pdf.set_lang("it")
    fonts = files("fontpkg_fira_sans") / "files"
    for style, name in _FILES.items():
        pdf.add_font(FONT, style, str(fonts / name))
    for place, person in enumerate(people):
        if place % A_SHEET == 0:
            _new_sheet(pdf)
        row, column = divmod(place % A_SHEET, COLUMNS)
        left, top = column * WIDE / COLUMNS, row * HIGH / ROWS
        _draw_code(pdf, squares(address_of(public_url, person.id)), left + EDGE, top)
        _draw_texts(pdf, person, left + TEXT, top)
    return bytes(pdf.output())


def _new_sheet(pdf: FPDF) -> None:
    pdf.add_page()
    pdf.set_draw_color(_GREY)
    pdf.set_line_width(0.1)
    for column in range(1, COLUMNS):
        pdf.line(column * WIDE / COLUMNS, EDGE, column * WIDE / COLUMNS, HIGH - EDGE)
    for row in range(1, ROWS):
        pdf.line(EDGE, row * HIGH / ROWS, WIDE - EDGE, row * HIGH / ROWS)


def _draw_code(pdf: FPDF, matrix: Matrix, left: float, top: float) -> None:
    """In the middle of the label's height; one path, for hundreds of them would take their time."""
    module = CODE / len(matrix) * _MM
    x0, y0 = left * _MM, (HIGH - top - (HIGH / ROWS - CODE) / 2) * _MM
    path = [
        f"{x0 + x * module:.2f} {y0 - (y + 1) * module:.2f} {n * module:.2f} {module:.2f} re"
        for x, y, n in runs(matrix)
    ]
    pdf._out(f"q 0 g {' '.join(path)} f Q")  # it has no call for a path of squares


def _draw_texts(pdf: FPDF, person: Labelled, left: float, top: float) -> None:
    small = (7.5, 7.5, 7, 7, 6.5, 6)
    parts = (
        Part(person.name, "B", (11, 10, 9, 8, 7, 6.5, 6)),
        Part(person.years, "", (9, 9, 8.5, 8, 7.5, 7), gap=0.6),
        Part(person.place, "", small, gap=1.0, may_lose_its_end=True),
        Part(person.cemetery, "", small, gap=0.6, may_lose_its_end=True),
    )
    laid = _fitted(pdf, [part for part in parts if part.text])
    y = top + (HIGH / ROWS - _height(laid)) / 2
    for one in laid:
        pdf.set_font(FONT, one.part.style, one.size)
        y += one.part.gap
        for line in one.lines:
            pdf.text(left, y + one.line_height * 0.8, line)
            y += one.line_height


def _fitted(pdf: FPDF, parts: Sequence[Part]) -> list[Laid]:
    """The largest sizes at which all of it has room. Of what is too much yet, places lose their
    end; a name never does: it becomes as small as it must."""
    laid: list[Laid] = []
    for step in range(max(len(part.sizes) for part in parts)):
        laid = [_at(pdf, part, part.size(step)) for part in parts]
        if _height(laid) <= ROOM:
            return laid
    while _height(laid) > ROOM:
        cut = [n for n, one in enumerate(laid) if one.part.may_lose_its_end and len(one.lines) > 1]
        if cut:
            longest = max(cut, key=lambda n: len(laid[n].lines))
            laid[longest] = _shortened(pdf, laid[longest])
        else:
            laid[0] = _at(pdf, laid[0].part, laid[0].size * _SHRUNK)
    return laid


def _height(laid: Sequence[Laid]) -> float:
    return sum(one.height for one in laid)


def _at(pdf: FPDF, part: Part, size: float) -> Laid:
    text = " ".join(re.split(r"[^\S\u00a0]+", unicodedata.normalize("NFC", part.text)))
    pdf.set_font(FONT, part.style, size)
    return Laid(part, size, _wrapped(pdf, text, ACROSS))


def _shortened(pdf: FPDF, one: Laid) -> Laid:
    """Without its last line."""
    pdf.set_font(FONT, one.part.style, one.size)
    *kept, last = one.lines[:-1]
    last = last.removesuffix("…")
    while last and pdf.get_string_width(f"{last}…") > ACROSS:
        last = last[:-1]
    return replace(one, lines=[*kept, f"{last.rstrip()}…"])


def _wrapped(pdf: FPDF, text: str, width: float) -> list[str]:
    """Lines of whole words; a word that is wider than the label is broken."""
    lines: list[str] = []
    line = ""
    for word in text.split(" "):
        whole = f"{line} {word}" if line else word
        if pdf.get_string_width(whole) <= width:
            line = whole
            continue
        if line:
            lines.append(line)
        line = word
        while pdf.get_string_width(line) > width:
            fits = len(line) - 1
            while fits > 1 and pdf.get_string_width(line[:fits]) > width:
                fits -= 1
            lines.append(line[:fits])
            line = line[fits:]
    return [*lines, line] if line else lines
