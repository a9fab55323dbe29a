"""The import cases, as far as a file alone decides them: counts, findings and parsed values."""

from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest

from services.importer.parser import parse
from services.importer.payload import Payload
from services.importer.refusal import Refused
from services.importer.rows import ParsedRow
from services.importer.tests.cases import (
    ACCEPTED,
    FOLDER,
    OF_REGISTRY,
    OF_THE_FILE,
    REFUSED,
    by_file,
    same,
)
from services.kit.text import fold_identity

TODAY = date(2025, 6, 15)


def rows_of(case: dict[str, Any]) -> list[ParsedRow]:
    return list(parse(FOLDER / case["file"], TODAY))


@pytest.mark.parametrize("case", ACCEPTED, ids=by_file)
def test_counts_the_rows(case: dict[str, Any]) -> None:
    rows = rows_of(case)

    assert len(rows) == case["expect"]["totalRows"]
    assert [row.row for row in rows] == list(range(1, len(rows) + 1))


@pytest.mark.parametrize("case", ACCEPTED, ids=by_file)
def test_names_exactly_the_rows_in_error(case: dict[str, Any]) -> None:
    found = [(row.row, row.line, error.about) for row in rows_of(case) for error in row.errors]

    expected = [(error["row"], error["line"], error["about"]) for error in case["expect"]["errors"]]
    assert found == expected


@pytest.mark.parametrize("case", ACCEPTED, ids=by_file)
def test_warns_of_exactly_the_rows_that_are_odd(case: dict[str, Any]) -> None:
    found = {(row.row, row.line, odd.about) for row in rows_of(case) for odd in row.warnings}

    expected = {
        (odd["row"], odd["line"], odd["about"])
        for odd in case["expect"]["warnings"]
        if odd["row"] and odd["about"] not in OF_REGISTRY
    }
    assert found == expected


@pytest.mark.parametrize("case", ACCEPTED, ids=by_file)
def test_warns_of_the_file(case: dict[str, Any]) -> None:
    warnings = parse(FOLDER / case["file"], TODAY).warnings

    expected = [odd["about"] for odd in case["expect"]["warnings"] if odd["row"] is None]
    assert [about for text in warnings for about in OF_THE_FILE if about in text] == expected


@pytest.mark.parametrize("case", ACCEPTED, ids=by_file)
def test_reads_the_values(case: dict[str, Any]) -> None:
    rows = rows_of(case)
    for record in case["expect"].get("records", []):
        payload = rows[record["row"] - 1].payload
        assert payload is not None
        for name, expected in decided_by_the_row(record, payload, rows):
            assert as_read(name, getattr(payload, name), expected), (record["row"], name)


def decided_by_the_row(
    record: dict[str, Any], payload: Payload, rows: list[ParsedRow]
) -> Iterator[tuple[str, Any]]:
    """What the register keeps of an earlier row with the same tomb is left to registry."""
    earlier = [row.payload for row in rows[: record["row"] - 1] if row.payload]
    first = all(tomb_key(other) != tomb_key(payload) for other in earlier)
    for name, expected in record.items():
        if name != "row" and (name != "capacity" or first):
            yield name, expected


def tomb_key(payload: Payload) -> list[str]:
    names = (payload.cemetery, payload.sector, payload.block, payload.tomb)
    return [fold_identity(name or "") for name in names]


def as_read(name: str, found: Any, expected: Any) -> bool:
    """Which spelling of a place is kept depends on the rows before it."""
    if name in ("cemetery", "sector", "block", "tomb"):
        return fold_identity(found) == fold_identity(expected)
    return same(name, found, expected)


@pytest.mark.parametrize("case", REFUSED, ids=by_file)
def test_refuses_the_file_whole(case: dict[str, Any]) -> None:
    with pytest.raises(Refused) as refusal:
        parse(FOLDER / case["file"], TODAY)

    assert refusal.value.status == case["expect"]["status"]
    for word in case["expect"]["about"].split(":"):
        assert word in refusal.value.message
