"""Titles above the names of the columns, and covers before the sheet that has them."""

import io
from collections.abc import Callable

import pytest

from services.importer.guessing import columns_of
from services.importer.parser import parse
from services.importer.reading import PLAIN, Reading
from services.importer.refusal import Refused
from services.importer.tests.making import TODAY, opened, written
from services.importer.tests.sheets import workbook

KNOWN = ["Cimitero", "Settore", "Blocco", "Tomba", "Cognome", "Nome"]
DATA = ["Valdora", "A", "B", "1", "Rossi", "Anna"]
OWN = ["Fossa", "Ala", "Fila", "Nominativo loculo"]
GRAVE = ["12", "Est", "F1", "Rossi, Anna"]
READING = Reading(
    {"Fossa": "entombment_id", "Ala": "Sectors_name", "Fila": "Blocks_id", OWN[3]: None},
    "Valdora",
)
TITLES = [["Registro sepolture", "", "", ""], ["", "", "", ""], ["Comune di Valdora", "", "", ""]]
TOLD = (
    "I nomi delle colonne sono alla riga {}, «{}»: non si legge ciò che sta sopra, "
    "«Registro sepolture», «Comune di Valdora»"
)


def csv_of(*rows: list[str]) -> bytes:
    return written(rows).encode()


def names_of(content: bytes, reading: Reading = PLAIN) -> list[str]:
    return [column.name for column in columns_of(io.BytesIO(content), TODAY, reading).columns]


@pytest.mark.parametrize("made", [csv_of, workbook])
def test_a_title_is_passed_over_and_told(made: Callable[..., bytes]) -> None:
    content = made(*TITLES, KNOWN, DATA)
    assert names_of(content) == KNOWN
    register = parse(io.BytesIO(content), TODAY)
    (row,) = register
    assert (row.row, row.line, row.errors) == (1, 5, ())
    assert TOLD.format(4, " ".join(KNOWN)) in register.warnings


@pytest.mark.parametrize("made", [csv_of, workbook])
def test_so_it_is_above_names_of_ones_own(made: Callable[..., bytes]) -> None:
    content = made(*TITLES, OWN, GRAVE, GRAVE)
    assert names_of(content) == OWN
    assert TOLD.format(4, " ".join(OWN)) in columns_of(io.BytesIO(content), TODAY).warnings
    register = parse(io.BytesIO(content), TODAY, READING)
    assert [(row.line, row.errors) for row in register] == [(5, ()), (6, ())]


@pytest.mark.parametrize("title", ["Registro", "Comune di Valdora (TN), ufficio", '"Reg\nistro"'])
def test_a_title_of_one_line_needs_no_separators(title: str) -> None:
    content = f"{title}\n".encode() + csv_of(KNOWN, DATA)
    register = parse(io.BytesIO(content), TODAY)
    assert register.columns == tuple(KNOWN)
    assert [row.line for row in register] == [3 + title.count("\n")]
    assert names_of(f"{title}\n".encode() + csv_of(OWN, GRAVE)) == OWN


@pytest.mark.parametrize(
    "rows",
    [
        [["Cimitero"], DATA],  # names a column
        [["Elenco"], ["12", "Est", "F1", "Rossi"], ["13", "Est", "F1", "Verdi"]],  # numbers
        [["Elenco"], ["Rossi", "Anna"], ["Verdi", "Ugo"]],  # too few to be plain
        [["Elenco"], ["Est", "Est", "F1"], ["Est", "Est", "F2"]],  # twice
        [["Elenco"], OWN, ["12"]],  # no rows below
        [["Zona", "Fila", "Fossa"], ["Est", "F1", "A"], ["Est", "F1", "B"]],
    ],
)
def test_what_may_be_data_is_never_passed_over(rows: list[list[str]]) -> None:
    content = csv_of(*rows)
    found = [name for name in names_of(content) if "senza nome" not in name]
    assert found == rows[0]
    assert not any("alla riga" in told for told in columns_of(io.BytesIO(content), TODAY).warnings)


@pytest.mark.parametrize("made", [csv_of, workbook])
@pytest.mark.parametrize(
    ("above", "shown"),
    [
        ([DATA], "«Valdora A B 1 Rossi Anna»"),
        ([["Registro"], ["Valdora", "A", "B", "1"]], "«Valdora A B 1»"),
        ([["Cimitero", "Maggiore"]], "«Cimitero Maggiore»"),
        ([["San Rocco", "A", "1"], ["San Rocco", "A", "2"]], "«San Rocco A 1»"),
        ([["Cimitero", "Note"], ["Valdora", "x"]], "«Cimitero Note»"),
    ],
)
def test_what_is_no_title_above_the_names_is_refused(
    made: Callable[..., bytes], above: list[list[str]], shown: str
) -> None:
    content = made(*above, KNOWN, DATA)
    for read in (columns_of, parse):
        with pytest.raises(Refused, match=f"non è un titolo: {shown}"):
            read(io.BytesIO(content), TODAY)


@pytest.mark.parametrize("made", [csv_of, workbook])
@pytest.mark.parametrize(
    ("first", "second"),
    [
        (["Cimitero", "Maggiore"], KNOWN[1:]),
        (["Cimitero", "Sepoltura", "", "", "Defunto", ""], ["", *KNOWN[1:]]),
        (["Cimitero", "Tomba", "", "", "Defunto", ""], ["Nome", *KNOWN[1:4], "Cognome", "nome"]),
    ],
)
def test_names_on_two_rows_are_refused(
    made: Callable[..., bytes], first: list[str], second: list[str]
) -> None:
    for content in (made(first, second, DATA), made(["Registro"], first, second, DATA)):
        for read in (columns_of, parse):
            with pytest.raises(Refused, match="stare su due righe: «Cimitero "):
                read(io.BytesIO(content), TODAY)


@pytest.mark.parametrize("made", [csv_of, workbook])
def test_a_lone_name_above_wider_rows_is_doubted(made: Callable[..., bytes]) -> None:
    content = made(["Elenco"], ["Fossa", "Ala", "%"], ["12", "Est", "5"])
    told = columns_of(io.BytesIO(content), TODAY).warnings
    assert told[0].startswith("La riga dei nomi delle colonne ha soltanto «Elenco»: se è un titolo")
    assert not columns_of(io.BytesIO(made(["Fossa"], ["12"], ["13"])), TODAY).warnings


def test_one_row_with_too_much_does_not_hide_the_names() -> None:
    content = csv_of(["Elenco dei defunti"], OWN, GRAVE, [*GRAVE, "oltre"], GRAVE)
    assert names_of(content) == OWN


def test_below_a_title_what_lacks_is_the_cemetery_and_not_the_separator() -> None:
    content = csv_of(["Elenco dei defunti"], OWN, GRAVE)
    with pytest.raises(Refused, match="manca la colonna Cemeteries_name"):
        parse(io.BytesIO(content), TODAY)


def test_commas_within_the_cells_part_nothing() -> None:
    rows = [["12", "Est", "Rossi, Anna"], ["13", "Est", "Verdi, Ugo"]]
    assert names_of(csv_of(["Fossa", "Zona", "Note"], *rows)) == ["Fossa", "Zona", "Note"]


def test_below_a_title_without_names_nothing_is_imported() -> None:
    with pytest.raises(Refused, match="Cemeteries_name"):
        opened(csv_of(["Registro", "", ""], ["Valdora", "A", "B"], ["Valdora", "A", "C"]))


def test_a_cover_is_passed_over_for_the_register() -> None:
    cover = [["Comune di Valdora"], [], ["Cimitero", "Maggiore"], ["Anno", "2020"]]
    content = workbook(
        **{"Copertina": cover, "Note": [["a", "b", "c"]], "Registro": [["Registro"], KNOWN, DATA]}
    )
    found = columns_of(io.BytesIO(content), TODAY)
    assert found.sheet == "Registro"
    told = "Del file si legge il foglio «Registro»; non si leggono «Copertina», «Note»"
    assert found.warnings[0] == told
    register = parse(io.BytesIO(content), TODAY)
    assert (register.sheet, len(list(register))) == ("Registro", 1)


def test_a_cover_is_passed_over_for_a_table_of_ones_own() -> None:
    content = workbook(Copertina=[["Comune di Valdora"]], Loculi=[OWN, GRAVE])
    assert names_of(content) == OWN


def test_a_first_sheet_that_may_hold_data_is_the_one() -> None:
    assert names_of(workbook(Zone=[OWN, GRAVE], Registro=[KNOWN, DATA])) == OWN
    assert names_of(workbook(Cimiteri=[["Cimitero"], ["V"]], Loculi=[OWN, GRAVE])) == ["Cimitero"]
    assert names_of(workbook(Copertina=[["Comune"]], Vuoto=[])) == ["Comune"]
