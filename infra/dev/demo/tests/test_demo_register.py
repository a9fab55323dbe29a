"""The register of the demo and the large ones: what they promise, counted by other means."""

import csv
import json
import re
from collections import Counter, defaultdict
from datetime import date, datetime
from pathlib import Path

import pytest

from infra.dev.demo.__main__ import demo_register
from infra.dev.demo.columns import COLUMNS
from infra.dev.demo.faults import KINDS, WHOLE_ROW, spoil, with_no_fault
from infra.dev.demo.fiscal import check_letter, fiscal_code, name_part, surname_part
from infra.dev.demo.register import Options, Register
from infra.dev.demo.showcase import SHOWPIECES
from infra.dev.demo.writing import PlacedFault, write_faults, write_register, write_summary

Record = dict[str, str]
FULL_STYLES = ("%d/%m/%Y", "%Y-%m-%d", "%d-%m-%Y")
PARTIAL = re.compile(r"((0[1-9]|1[0-2])/)?(1[789]|20)\d\d")


def read(file: Path) -> list[Record]:
    with file.open(encoding="utf-8", newline="") as source:
        return list(csv.DictReader(source, delimiter=";"))


def folded(text: str) -> str:
    return re.sub(r"[\s'’.-]", "", text).casefold()


def full_date(text: str) -> date | None:
    for style in FULL_STYLES:
        try:
            return datetime.strptime(text, style).date()
        except ValueError:
            continue
    return None


@pytest.fixture(scope="module")
def demo(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Record], dict[str, int]]:
    file = tmp_path_factory.mktemp("demo") / "registro.csv"
    rows, counts = demo_register(5000, 1)
    write_register(file, with_no_fault(rows))
    return read(file), counts


@pytest.fixture(scope="module")
def large(tmp_path_factory: pytest.TempPathFactory) -> tuple[list[Record], dict[str, int]]:
    file = tmp_path_factory.mktemp("large") / "big.csv"
    register = Register(Options(rows=20_000, seed=7))
    write_register(file, with_no_fault(register.rows()))
    return read(file), register.counts


@pytest.fixture(params=["demo", "large"])
def register(request: pytest.FixtureRequest) -> tuple[list[Record], dict[str, int]]:
    chosen: tuple[list[Record], dict[str, int]] = request.getfixturevalue(request.param)
    return chosen


def test_same_arguments_give_the_same_bytes(tmp_path: Path) -> None:
    for name in ("first", "second"):
        rows, _ = demo_register(300, 5)
        write_register(tmp_path / name, with_no_fault(rows))
    assert (tmp_path / "first").read_bytes() == (tmp_path / "second").read_bytes()
    rows, _ = demo_register(300, 6)
    write_register(tmp_path / "other", with_no_fault(rows))
    assert (tmp_path / "first").read_bytes() != (tmp_path / "other").read_bytes()


def test_summary_is_what_a_reader_counts(register: tuple[list[Record], dict[str, int]]) -> None:
    rows, counts = register
    cemeteries, sectors, blocks, tombs = set(), set(), set(), defaultdict(list)
    for row in rows:
        path = (folded(row["Cemeteries_name"]), folded(row["Sectors_name"]))
        place = (*path, folded(row["Blocks_id"]))
        cemeteries.add(path[0])
        sectors.add(path)
        blocks.add(place)
        tombs[(*place, folded(row["entombment_id"]))].append(row["surname"])
    assert counts == {
        "rows": len(rows),
        "cemeteries": len(cemeteries),
        "sectors": len(sectors),
        "blocks": len(blocks),
        "tombs": len(tombs),
        "deceased": sum(bool(row["surname"]) for row in rows),
        "empty_tombs": sum(people == [""] for people in tombs.values()),
    }


def test_nobody_is_twice_in_a_tomb_and_no_tomb_is_too_full(
    register: tuple[list[Record], dict[str, int]],
) -> None:
    tombs: dict[tuple[str, ...], list[Record]] = defaultdict(list)
    for row in register[0]:
        levels = ("Cemeteries_name", "Sectors_name", "Blocks_id", "entombment_id")
        tombs[tuple(folded(row[level]) for level in levels)].append(row)
    for rows in tombs.values():
        people = [folded(row["surname"] + row["Deceaseds_name"]) for row in rows if row["surname"]]
        assert len(set(people)) == len(people)
        assert len(people) <= int(rows[0]["capacity"])
        assert {row["filled"] for row in rows} == {str(len(people))}


def test_dates_are_readable_and_in_order(register: tuple[list[Record], dict[str, int]]) -> None:
    for row in register[0]:
        for column in ("birthdate", "deathdate"):
            text = row[column]
            assert not text or full_date(text) or PARTIAL.fullmatch(text)
        born, died = (re.search(r"\d{4}", row[c]) for c in ("birthdate", "deathdate"))
        assert not (born and died) or 1500 < int(born[0]) <= int(died[0]) < 2026


def test_every_fiscal_code_is_right(register: tuple[list[Record], dict[str, int]]) -> None:
    codes = [row for row in register[0] if row["fiscal_code"]]
    assert len(codes) > 1000
    for row in codes:
        code = row["fiscal_code"]
        assert code[15] == check_letter(code[:15])
        assert code[:6] == surname_part(row["surname"]) + name_part(row["Deceaseds_name"])
        if born := full_date(row["birthdate"]):
            day = int(code[9:11])
            assert (born.year % 100, born.day) == (int(code[6:8]), day - 40 if day > 40 else day)
            assert "ABCDEHLMPRST"[born.month - 1] == code[8]


def test_a_known_fiscal_code() -> None:
    born = date(1980, 1, 1)
    assert fiscal_code("Rossi", "Mario", born, woman=False, town="H501") == "RSSMRA80A01H501U"
    assert fiscal_code("Fo", "Gianfranca", born, woman=True, town="F205")[:6] == "FOXGFR"


def test_demo_has_the_full_page_of_a_d_angelo(
    demo: tuple[list[Record], dict[str, int]],
) -> None:
    rows, _ = demo
    first = [row for row in rows if row["Cemeteries_name"] == SHOWPIECES[0].site.name]
    wanted = ("Deceaseds_picture", "epitaph", "Tombs_coordinates", "Tombs_picture", "fiscal_code")
    assert any(row["surname"] == "D'Angelo" and all(row[c] for c in wanted) for row in first)


def test_demo_shows_what_italian_registers_hold(
    demo: tuple[list[Record], dict[str, int]],
) -> None:
    rows, _ = demo
    assert {row["Cemeteries_name"] for row in rows} == {piece.site.name for piece in SHOWPIECES}
    assert any(" ved. " in row["nominative"] for row in rows)
    assert any(re.fullmatch(r"\d{4}", row["birthdate"]) for row in rows)
    assert any(re.fullmatch(r"\d\d/\d{4}", row["birthdate"]) for row in rows)
    assert 0.1 < sum(bool(row["Deceaseds_picture"]) for row in rows) / len(rows) < 0.5
    for piece in SHOWPIECES:
        near = [row for row in rows if row["Cemeteries_name"] == piece.site.name]
        for row in near:
            if spot := row["Tombs_coordinates"]:
                latitude, longitude = (float(part) for part in spot.split(", "))
                assert abs(latitude - piece.site.latitude) < 0.01
                assert abs(longitude - piece.site.longitude) < 0.01


def test_faults_file_lists_what_was_changed(tmp_path: Path) -> None:
    options = Options(rows=3000, seed=3)
    clean = list(Register(options).rows())
    faults = write_register(tmp_path / "odd.csv", spoil(Register(options).rows(), 0.2, 3))
    write_faults(tmp_path / "faults.jsonl", faults)
    listed = [json.loads(line) for line in (tmp_path / "faults.jsonl").read_text().splitlines()]
    lines = (tmp_path / "odd.csv").read_text(encoding="utf-8").split("\n")
    with (tmp_path / "odd.csv").open(encoding="utf-8", newline="") as source:
        odd = list(csv.reader(source, delimiter=";"))[1:]
    changed = {n for n, (old, new) in enumerate(zip(clean, odd, strict=True), 1) if old != new}
    assert changed <= {entry["row"] for entry in listed}
    assert len(listed) - len(changed) < 5
    for entry in listed:
        first_cell = odd[entry["row"] - 1][0]
        assert lines[entry["line"] - 1].startswith(f"{first_cell};")
        differing = _differing(clean[entry["row"] - 1], odd[entry["row"] - 1])
        if entry["column"] and entry["fault"] != "death_before_birth":
            assert differing <= {entry["column"]}


def _differing(old: list[str], new: list[str]) -> set[str]:
    return {name for name, a, b in zip(COLUMNS, old, new, strict=False) if a != b}


def test_every_kind_of_fault_comes_with_an_outcome() -> None:
    rows = Register(Options(rows=8000, seed=4)).rows()
    faults = [fault for _, fault in spoil(rows, 1.0, 4) if fault]
    kinds = Counter(fault.kind for fault in faults)
    assert set(kinds) >= {kind.name for kind in KINDS} | (set(WHOLE_ROW) - {"repeated_person"})
    assert {fault.expect.value for fault in faults} >= {"ok", "warning", "error"}


def test_summary_counts_the_faults_by_kind(tmp_path: Path) -> None:
    register = Register(Options(rows=500, seed=2))
    faults = write_register(tmp_path / "odd.csv", spoil(register.rows(), 0.3, 2))
    write_summary(tmp_path / "summary.json", register.counts, faults)
    summary = json.loads((tmp_path / "summary.json").read_text())
    assert sum(summary["faults"].values()) == len(faults)
    assert summary["rows"] == 500
    assert all(isinstance(place, PlacedFault) for place in faults)
