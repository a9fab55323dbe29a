"""What a file is by its first bytes, and whether a workbook can be unpacked without harm."""

import errno
import zipfile
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import BinaryIO
from xml.etree.ElementTree import ParseError
from xml.parsers.expat import ExpatError

from services.importer.refusal import Refused

LARGEST_UNPACKED = 500_000_000
LARGEST_TEXTS = 150_000_000  # the table of texts has to stay in memory
LARGEST_RATIO = 300  # the most that rows full of numbers and texts are squeezed is some 40
_SMALL = 20_000_000  # may be squeezed as much as it likes
_ADVICE = "salvarlo come CSV in UTF-8 o come .xlsx e riprovare"
RESAVED = "aprirlo con Excel o LibreOffice e salvarlo come .xlsx"
_OLD, _BINARY, _OPEN = (
    "è un file di Office di vecchio tipo",
    "è una cartella di lavoro di tipo .xlsb",
    "è un documento OpenDocument (.ods)",
)
_SHEETS = (_OLD, _BINARY, _OPEN)  # may be saved as what is read
_ZIP = b"PK\x03\x04"
_OTHER_KINDS = {
    b"%PDF": "è un documento PDF",
    b"\xd0\xcf\x11\xe0": f"{_OLD} (.xls) o protetto da password",
    b"\x89PNG": "è un'immagine",
    b"\xff\xd8\xff": "è un'immagine",
    b"GIF8": "è un'immagine",
    b"{\\rtf": "è un documento RTF",
    b"\x1f\x8b": "è un archivio compresso",
    b"Rar!": "è un archivio compresso",
    b"7z\xbc\xaf": "è un archivio compresso",
}
_OTHER_ARCHIVES = {
    "xl/workbook.bin": _BINARY,
    "word/document.xml": "è un documento di Word",
    "content.xml": _OPEN,
}

_DAMAGE = (
    AssertionError,
    AttributeError,
    zipfile.BadZipFile,
    EOFError,
    ExpatError,
    LookupError,
    NotImplementedError,
    OverflowError,
    ParseError,
    RecursionError,
    RuntimeError,
    TypeError,
    ValueError,
    zlib.error,
)


def is_workbook(stream: BinaryIO) -> bool:
    """Whether the file is a workbook rather than text, whatever its name.

    Raises:
        Refused: it is neither, as a PDF or a picture that was renamed.
    """
    stream.seek(0)
    head = stream.read(8)
    for sign, kind in _OTHER_KINDS.items():
        if head.startswith(sign):
            raise _other(kind)
    return head.startswith(_ZIP)


def must_be_safe(stream: BinaryIO) -> None:
    """Looks only at what the archive declares; nobody can read more of a part than that.

    Raises:
        Refused: no workbook, or one that would unpack into far too much.
    """
    with zipfile.ZipFile(stream) as archive:
        parts = {part.filename: part for part in archive.infolist()}
    if not any(name.startswith("xl/workbook") and name.endswith(".xml") for name in parts):
        kinds = (kind for name, kind in _OTHER_ARCHIVES.items() if name in parts)
        raise _other(next(kinds, "è un archivio ZIP"))
    unpacked = sum(part.file_size for part in parts.values())
    packed = sum(part.compress_size for part in parts.values())
    texts = sum(part.file_size for name, part in parts.items() if "sharedstrings" in name.lower())
    is_absurd = unpacked > _SMALL and unpacked > LARGEST_RATIO * packed
    if unpacked > LARGEST_UNPACKED or texts > LARGEST_TEXTS or is_absurd:
        raise too_large()


@contextmanager
def damage_told() -> Iterator[None]:
    """Whatever the library stumbles over, the workbook is what is wrong."""
    try:
        yield
    except _DAMAGE as fault:
        raise damaged() from fault
    except OSError as fault:
        if fault.errno is not None and fault.errno != errno.EINVAL:
            raise  # the disk's, not the archive's
        raise damaged() from fault


def too_large() -> Refused:
    return Refused(
        400,
        "La cartella di lavoro, una volta decompressa, è troppo grande: salvare il foglio "
        "come CSV in UTF-8 e riprovare",
    )


def damaged() -> Refused:
    return Refused(
        400,
        "La cartella di lavoro è danneggiata e non si può leggere: aprirla, salvarla di nuovo, "
        "anche come CSV, e riprovare",
    )


def _other(kind: str) -> Refused:
    advice = RESAVED if kind.startswith(_SHEETS) else _ADVICE
    return Refused(400, f"Il file {kind}, non un file CSV o .xlsx: {advice}")
