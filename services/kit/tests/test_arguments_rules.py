"""What a command says of its arguments is Italian."""

import errno

import pytest

from services.kit.arguments import ItalianParser, italian, reason_of


@pytest.fixture
def parser() -> ItalianParser:
    parser = ItalianParser(prog="registro")
    parsers = parser.add_subparsers(required=True)
    undoing = parsers.add_parser("undo", help="annulla")
    undoing.add_argument("job", type=int)
    undoing.add_argument("--share", type=float)
    both = undoing.add_mutually_exclusive_group()
    both.add_argument("--first", action="store_true")
    both.add_argument("--fast", action="store_true")
    loading = parsers.add_parser("load", help="carica")
    loading.add_argument("files", nargs="+", metavar="file")
    loading.add_argument("--sheet", metavar="NOME")
    loading.add_argument("--only", nargs="+")
    return parser


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "manca: {undo,load}"),
        ("load", "manca: file"),
        ("lod", "'lod' non c'è: scegliere fra 'undo', 'load'"),
        ("undo dodici", "job: 'dodici' non è un numero intero"),
        ("undo 1 --share mezza", "--share: 'mezza' non va bene"),
        ("undo 1 2", "argomenti sconosciuti: 2"),
        ("undo 1 --fi=3", "--first non vuole un valore: '3'"),
        ("undo 1 --first --fast", "--fast non va insieme a --first"),
        ("undo 1 --f", "--f può essere: --first, --fast"),
        ("load a --sheet", "--sheet: manca il valore"),
        ("load a --only", "--only: manca almeno un valore"),
    ],
)
def test_a_complaint(
    parser: ItalianParser, line: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        parser.parse_args(line.split())
    assert end.value.code == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.startswith("uso: registro")
    assert told.err.endswith(f": errore: {said}\n")


@pytest.mark.parametrize("line", ["-h", "load -h"])
def test_help(parser: ItalianParser, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        parser.parse_args(line.split())
    assert end.value.code == 0
    told = capsys.readouterr().out
    assert {"uso:", "argomenti:", "opzioni:"} <= set(told.split())
    assert "mostra questo aiuto ed esce" in told


def test_what_nobody_foresaw_stays_as_it_is() -> None:
    assert italian("something new") == "something new"


def test_why_a_file_cannot_be_written() -> None:
    assert reason_of(FileExistsError(errno.EEXIST, "File exists")) == "esiste già"
    assert reason_of(OSError(errno.EIO, "Input/output error")) == "errore 5 del sistema"
