"""The import cases: small files with something odd in each, and the right result."""

import json
import re
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "import_cases"
CASES = [
    case for case in json.loads((FOLDER / "cases.json").read_text())["cases"] if "file" in case
]
ACCEPTED = [case for case in CASES if case["expect"]["outcome"] != "rejected"]
REFUSED = [case for case in CASES if case["expect"]["outcome"] == "rejected"]
OF_THE_FILE = {"codifica", "separatore", "NUL"}
OF_REGISTRY = ("omonimo", "capacity")
ENTRY = re.compile(r"Riga (\d+) \(linea (\d+)\): ")
ABOUT = re.compile(r"(?:^|; )(\w+): ")

Told = tuple[int | None, int | None, str]


def by_file(case: dict[str, Any]) -> str:
    return str(case["file"])


def content(case: dict[str, Any]) -> bytes:
    return (FOLDER / by_file(case)).read_bytes()


def told(entries: list[str]) -> list[Told]:
    """Row, line and what it is about, of each thing that the entries of an answer tell."""
    found: list[Told] = []
    for text in entries:
        where = ENTRY.match(text)
        if where is None:
            found += [(None, None, about) for about in sorted(OF_THE_FILE) if about in text]
        else:
            abouts = ABOUT.findall(text[where.end() :])
            found += [(int(where[1]), int(where[2]), about) for about in abouts]
    return found


def meant(entries: list[dict[str, Any]]) -> list[Told]:
    """The same of the entries of a case."""
    return [(entry["row"], entry["line"], entry["about"]) for entry in entries]


def same(name: str, found: Any, expected: Any) -> bool:
    """Coordinates are compared as two numbers; no value and an empty text are the same."""
    if name.endswith("coordinates") and expected and found:
        pairs = zip(found.split(","), expected.split(","), strict=True)
        return all(abs(float(one) - float(other)) < 0.000001 for one, other in pairs)
    return (found or None) == (expected or None)
