"""The answer of an import: counts that add up, and lists that stay readable."""

from services.importer.findings import HOMONYM, Finding, over_capacity
from services.importer.report import LISTED, Outcome, summarize

WRONG = (Finding("birthdate", "«x» non è una data leggibile"), Finding("capacity", "«0»"))


def test_every_row_is_counted_once() -> None:
    answer = summarize(
        [
            Outcome(1, 2),
            Outcome(2, 3, warnings=(HOMONYM, over_capacity(2, 3))),
            Outcome(3, 4, skipped=True),
            Outcome(4, 7, errors=WRONG),
        ],
        ["La codifica del file è UTF-16"],
    )

    assert answer["success"] is False
    assert (answer["totalRows"], answer["imported"], answer["skipped"]) == (4, 2, 1)
    assert answer["errors"] == [
        "Riga 4 (linea 7): birthdate: «x» non è una data leggibile; capacity: «0»"
    ]
    assert answer["warnings"][0] == "La codifica del file è UTF-16"
    assert answer["warnings"][1].startswith("Riga 2 (linea 3): omonimo: ")
    assert answer["warnings"][2].startswith("Riga 2 (linea 3): capacity: la tomba ha 2 posti")


def test_nothing_is_odd_about_a_row_that_is_not_stored() -> None:
    answer = summarize([Outcome(1, 2, warnings=WRONG, skipped=True)], [])
    assert answer["success"] is True
    assert answer["warnings"] == []


def test_an_import_of_nothing_succeeds() -> None:
    assert summarize([], []) == {
        "success": True,
        "totalRows": 0,
        "imported": 0,
        "skipped": 0,
        "errors": [],
        "warnings": [],
    }


def test_long_lists_end_with_how_many_are_left_off() -> None:
    wrong = [Outcome(row, row + 1, errors=WRONG) for row in range(1, LISTED + 13)]
    odd = [Outcome(row, row + 1, warnings=WRONG) for row in range(2000, 2000 + LISTED)]
    answer = summarize([*wrong, *odd], [])

    assert len(answer["errors"]) == LISTED + 1
    assert answer["errors"][-1] == "... e altri 12 errori"
    assert answer["warnings"][-1] == f"... e altri {LISTED} avvisi"
    assert answer["totalRows"] == 2 * LISTED + 12
