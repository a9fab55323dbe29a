"""In which encoding a file is written; decided over the whole file, in bounded memory."""

import codecs
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

from services.importer.refusal import Refused

# More than 128 KiB are mapped by glibc at first and then no more, and the heap is torn to pieces:
# with chunks of 1 MiB a process grew with the size of its file.
CHUNK = 1 << 16
UTF_8, UTF_16, WINDOWS = "utf-8-sig", "utf-16", "cp1252"
_NAMES = {UTF_16: "UTF-16", WINDOWS: "Windows-1252"}
# letters and punctuation of western languages in UTF-8, which make no sense in Windows-1252
_UTF_8_PAIR = re.compile(rb"[\xc2\xc3][\x80-\xbf]|\xe2\x80[\x80-\xbf]")
_ACCENTED = re.compile(rb"[\xc0-\xff]")
# à, è, é and ò at the end of a word, as DOS (850) and old Macintosh files write them
_OTHER_ACCENTS = re.compile(rb"[A-Za-z][\x82\x88\x8a\x8e\x95\x98](?![A-Za-z])")
_ADVICE = "salvare il file come CSV in UTF-8 e riprovare"


@dataclass(frozen=True, slots=True)
class Text:
    """How to decode a file, and whether some signs stand anywhere in it."""

    codec: str
    has_nul: bool
    has_quotes: bool

    @property
    def warning(self) -> str | None:
        if self.codec == UTF_8:
            return None
        return (
            f"La codifica del file è {_NAMES[self.codec]}, non UTF-8: il testo è stato convertito"
        )


def _chunks(stream: BinaryIO) -> Iterator[bytes]:
    stream.seek(0)
    while chunk := stream.read(CHUNK):
        yield chunk


def decoded(stream: BinaryIO, codec: str) -> Iterator[str]:
    """The text of the file in large pieces, as it is (NUL included)."""
    decoder = codecs.getincrementaldecoder(codec)()
    for chunk in _chunks(stream):
        yield decoder.decode(chunk)
    yield decoder.decode(b"", final=True)


def _survey(stream: BinaryIO, codec: str) -> Text:
    has_nul = has_quotes = False
    for text in decoded(stream, codec):
        has_nul = has_nul or "\0" in text
        has_quotes = has_quotes or '"' in text
    return Text(codec, has_nul, has_quotes)


def _refused(reason: str) -> Refused:
    return Refused(400, f"La codifica del file non è riconosciuta: {reason}; {_ADVICE}")


def _promised(head: bytes) -> str | None:
    """The codec that a byte order mark announces."""
    if head.startswith((codecs.BOM_UTF32_LE, codecs.BOM_UTF32_BE)):
        raise _refused("è UTF-32")
    if head.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return UTF_16
    return UTF_8 if head.startswith(codecs.BOM_UTF8) else None


def _must_not_be_wide(head: bytes) -> None:
    """UTF-16 without its mark passes as single bytes with every other one NUL."""
    half = len(head) // 2
    shares = sorted(head[start::2].count(0) / half for start in (0, 1)) if half else [0.0, 0.0]
    if shares[1] > 0.5 and shares[0] < 0.1:
        raise _refused("sembra UTF-16 senza il segno iniziale (BOM)")


def _must_be_windows(stream: BinaryIO) -> None:
    """Damaged UTF-8 and other code pages would decode into wrong letters: better refused."""
    pairs = accented = foreign = 0
    for chunk in _chunks(stream):
        pairs += len(_UTF_8_PAIR.findall(chunk))
        accented += len(_ACCENTED.findall(chunk))
        foreign += len(_OTHER_ACCENTS.findall(chunk))
    if 2 * pairs >= accented > 0:
        raise _refused("è in parte UTF-8 e in parte altro")
    if foreign > accented:
        raise _refused("non è né UTF-8 né Windows-1252")


def detect(stream: BinaryIO) -> Text:
    """UTF-8, UTF-16 with its mark or Windows-1252.

    Raises:
        Refused: the file is none of these.
    """
    stream.seek(0)
    head = stream.read(4096)
    promised = _promised(head)
    if promised is None:
        _must_not_be_wide(head)
    try:
        return _survey(stream, promised or UTF_8)
    except UnicodeDecodeError as fault:
        if promised:
            raise _refused("il segno iniziale (BOM) non corrisponde al contenuto") from fault
    try:
        text = _survey(stream, WINDOWS)
    except UnicodeDecodeError as fault:
        raise _refused("non è né UTF-8 né Windows-1252") from fault
    _must_be_windows(stream)
    return text
