"""Files as a whole: encodings, separators, quotes, NUL and line numbers."""

import io
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from services.importer import encoding
from services.importer.quotes import Quotes
from services.importer.refusal import MAX_UPLOAD_BYTES, Refused, must_fit
from services.importer.source import Source
from services.importer.tests.making import opened, parsed, sized_file

HEADER = "Cemeteries_name;address\n"
TEXT = HEADER + "Cimitero della Pietà;Via Niccolò, 1\n"


def refusal_of(content: bytes | str) -> str:
    with pytest.raises(Refused) as refusal:
        opened(content)
    assert refusal.value.status == 400
    return refusal.value.message


@pytest.mark.parametrize("codec", ["utf-8", "utf-8-sig"])
def test_utf_8_is_read_without_a_word(codec: str) -> None:
    register = opened(TEXT.encode(codec))
    assert register.warnings == ()
    assert [row.payload.cemetery for row in register if row.payload] == ["Cimitero della Pietà"]


@pytest.mark.parametrize("codec", ["cp1252", "utf-16"])
@pytest.mark.parametrize("rows", [1, 20_000])
def test_other_encodings_are_read_with_a_warning(codec: str, rows: int) -> None:
    plain = "Cimitero;Via Lunga\n" * (rows - 1)
    register = opened((HEADER + plain + "Cimitero della Pietà;–\n").encode(codec))

    assert len(register.warnings) == 1
    assert "codifica" in register.warnings[0]
    last = list(register)[-1]
    assert last.row == rows
    assert last.payload
    assert (last.payload.cemetery, last.payload.address) == ("Cimitero della Pietà", "–")


@pytest.mark.parametrize(
    "content",
    [
        TEXT.encode("utf-16-le"),
        TEXT.encode("utf-16-be"),
        TEXT.encode("utf-32"),
        TEXT.encode("utf-16")[:-1],
        TEXT.encode("mac-roman"),
        (HEADER + "Perché così;Nicolò\n").encode("cp850"),
        b"\xef\xbb\xbf" + TEXT.encode("cp1252"),
        TEXT.encode() + "Perché\n".encode("cp1252"),
        TEXT.encode() + b"\x81\n",
        b"PK\x03\x04" + TEXT.encode(),
    ],
)
def test_any_other_encoding_is_refused(content: bytes) -> None:
    message = refusal_of(content)
    assert "codifica" in message or "CSV" in message


@pytest.mark.parametrize(("separator", "name"), [(",", "virgola"), ("\t", "tabulazione")])
def test_commas_and_tabs_are_read_with_a_warning(separator: str, name: str) -> None:
    register = opened(TEXT.replace(",", "").replace(";", separator))
    assert len(register.warnings) == 1
    assert "separatore" in register.warnings[0]
    assert name in register.warnings[0]
    assert [row.payload.address for row in register if row.payload] == ["Via Niccolò 1"]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("line", ["sep=|", "SEP=|", '"sep=|"', "sep=|;;"])
def test_a_line_announces_the_separator(line: str, end: str) -> None:
    register = opened(f"{line}\n{TEXT.replace(';', '|')}".replace("\n", end))
    (row,) = register
    assert row.line == 3
    assert row.row == 1
    assert len(register.warnings) == 1
    assert "separatore" in register.warnings[0]


@pytest.mark.parametrize("content", ["a|Cemeteries_name\n", "sep=,\n" + TEXT, "address,surname\n"])
def test_an_unknown_separator_is_refused(content: str) -> None:
    assert "separatore" in refusal_of(content)


@pytest.mark.parametrize("content", ["", "\n\n", ";;;\n  \n", "\ufeff"])
def test_an_empty_file_is_refused(content: str) -> None:
    assert "vuoto" in refusal_of(content)


def test_a_file_without_the_name_of_the_cemetery_is_refused() -> None:
    message = refusal_of("address;surname\nVia Lunga;Rossi\n")
    assert "manca" in message
    assert "Cemeteries_name" in message


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_rows_know_the_line_where_they_begin(end: str) -> None:
    lines = ["Cemeteries_name;address", "A;x", "", 'B;"uno', 'due"', ";", "C;y"]
    rows = parsed(end.join(lines))
    assert [(row.row, row.line) for row in rows] == [(1, 2), (2, 4), (3, 7)]


def test_the_header_may_come_after_blank_lines_and_again() -> None:
    rows = parsed("\n;\n" + HEADER + "A;x\n" + "\ufeff" + HEADER.upper() + "B;y\n")
    assert [(row.row, row.line) for row in rows] == [(1, 4), (2, 6)]


def test_nul_falls_away_with_a_warning() -> None:
    register = opened(HEADER + 'Val\0dora;\0"a;b"\nAltro;c\n')
    assert len(register.warnings) == 1
    assert "NUL" in register.warnings[0]
    assert [row.payload[1:3] for row in register if row.payload] == [
        ("Valdora", "a;b"),
        ("Altro", "c"),
    ]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_a_quote_never_closed_is_refused_with_its_line(
    end: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    content = (HEADER + 'A;"due\nlinee"\nB;x"y\n;"Riposa;\n' + "C;z\n" * 10).replace("\n", end)
    for size in (*range(len(HEADER), len(content)), 1 << 20):
        monkeypatch.setattr(encoding, "CHUNK", size)
        with pytest.raises(Refused, match="linea 5 "):
            Source(io.BytesIO(content.encode()))


@pytest.mark.parametrize("content", ['"Cemeteries_name;address\nA;b\n', HEADER + 'A;b\n"'])
def test_an_open_quote_is_named_wherever_it_is(content: str) -> None:
    assert "virgolette" in refusal_of(content)


def test_a_quote_inside_a_field_is_a_letter() -> None:
    (row,) = parsed(HEADER + 'Rosa "Rosetta"; "x"\n')
    assert row.payload
    assert (row.payload.cemetery, row.payload.address) == ('Rosa "Rosetta"', '"x"')


def test_text_after_a_closing_quote_is_an_error_of_the_row() -> None:
    rows = parsed(HEADER + '"Rosa" detta;x\n"A" ;"b"\n"C\nD"E;x\nF;y\n')
    assert [[error.about for error in row.errors] for row in rows] == [["campi"], [], ["campi"], []]


@given(st.lists(st.text(alphabet='a;"\n\r ', max_size=12), max_size=6), st.integers(1, 5))
def test_quotes_read_in_pieces_are_the_same(parts: list[str], size: int) -> None:
    text = "".join(parts)
    whole, pieces = Quotes(";"), Quotes(";")
    whole.follow_row(text)
    for start in range(0, len(text), size):
        pieces.feed(text[start : start + size])
    pieces.finish()

    assert whole.is_open == pieces.is_open
    if whole.is_open:
        assert whole.opened_at == pieces.opened_at
        assert text[whole.opened_at] == '"'


def test_a_file_is_read_again_and_tells_its_progress(tmp_path: Path) -> None:
    path = tmp_path / "registro.csv"
    path.write_bytes(sized_file(50_000))
    source = Source(path)

    first, second = list(source.rows()), list(source.rows())
    assert first == second
    assert source.size == 50_000
    rows = source.rows()
    next(rows)
    assert 0 < source.position <= source.size


@pytest.mark.parametrize("size", [MAX_UPLOAD_BYTES, MAX_UPLOAD_BYTES + 1])
def test_an_upload_holds_at_most_ten_megabytes(size: int) -> None:
    content = sized_file(size)
    assert len(content) == size
    if size > MAX_UPLOAD_BYTES:
        with pytest.raises(Refused, match="10 MB") as refusal:
            must_fit(size)
        assert refusal.value.status == 413
    else:
        must_fit(size)
        assert not any(row.errors for row in opened(content))
