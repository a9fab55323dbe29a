"""Rules about Python code, checked on its syntax tree."""

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import PurePosixPath

from infra.lint.sql import foreign_schemas

PYTHON_LINES, FUNCTION_LINES = 300, 30
CLOCK = PurePosixPath("services/kit/clock.py")
CLOCK_READS = {
    ("datetime", "now"),
    ("datetime", "utcnow"),
    ("datetime", "today"),
    ("date", "today"),
}
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True, slots=True)
class Finding:
    line: int
    message: str


@dataclass(frozen=True, slots=True)
class Place:
    """Where a file stands, by its path from the root; migrations are bound by nothing."""

    path: PurePosixPath

    @property
    def service(self) -> str | None:
        parts = self.path.parts
        return parts[1] if len(parts) > 2 and parts[0] == "services" else None

    @property
    def in_kit(self) -> bool:
        return self.service == "kit"

    @property
    def in_tests(self) -> bool:
        return "tests" in self.path.parts or self.path.name == "conftest.py"

    @property
    def in_migrations(self) -> bool:
        return "migrations" in self.path.parts


def check_python(path: PurePosixPath, text: str) -> list[Finding]:
    """What is wrong with a file, by line."""
    place = Place(path)
    if place.in_migrations:
        return []
    found = list(_length(text))
    if place.service is not None:
        tree = ast.parse(text)
        for node in ast.walk(tree):
            found += _node(place, node)
    return sorted(found, key=lambda finding: finding.line)


def _length(text: str) -> Iterator[Finding]:
    lines = text.count("\n")
    if lines > PYTHON_LINES:
        yield Finding(1, f"{lines} lines: a file over {PYTHON_LINES} wants to be two things")


def _node(place: Place, node: ast.AST) -> Iterator[Finding]:
    if isinstance(node, ast.Call):
        yield from _call(place, node)
    elif isinstance(node, ast.Name | ast.Attribute | ast.alias) and not place.in_kit:
        if _last_name(node) == "HTTPException":
            yield Finding(node.lineno, "HTTPException: raise an error of services.kit.errors")
    elif isinstance(node, Function):
        yield from _function(node)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield from _text(place, node.lineno, node.value)


def _last_name(node: ast.Name | ast.Attribute | ast.alias) -> str:
    match node:
        case ast.Name():
            return node.id
        case ast.Attribute():
            return node.attr
        case ast.alias():
            return node.name


def _call(place: Place, call: ast.Call) -> Iterator[Finding]:
    called = call.func
    if isinstance(called, ast.Name) and called.id == "print":
        yield Finding(call.lineno, "print: use the logger")
    if not isinstance(called, ast.Attribute):
        return
    if called.attr == "commit" and not place.in_kit:
        yield Finding(call.lineno, "commit: the unit of work commits")
    owner = called.value
    name = owner.id if isinstance(owner, ast.Name) else getattr(owner, "attr", "")
    if (name, called.attr) in CLOCK_READS and place.path != CLOCK:
        yield Finding(call.lineno, f"{name}.{called.attr}: ask services.kit.clock")


def _function(function: Function) -> Iterator[Finding]:
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    if not body:
        return
    lines = (body[-1].end_lineno or 0) - body[0].lineno + 1
    if lines > FUNCTION_LINES:
        yield Finding(
            function.lineno, f"{function.name}: {lines} lines, and {FUNCTION_LINES} are the most"
        )


def _text(place: Place, line: int, text: str) -> Iterator[Finding]:
    if place.in_tests or place.service is None:
        return
    for schema in sorted(foreign_schemas(place.service, text)):
        yield Finding(line, f"SQL on schema {schema}, which is another service's")
