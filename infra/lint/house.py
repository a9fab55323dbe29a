"""The house lint: `python -m infra.lint.house`; prints what is wrong and then fails."""

import sys
from collections.abc import Iterator
from pathlib import Path, PurePosixPath

from infra.lint.code import Finding, Place, check_python
from infra.lint.sql import foreign_schemas

ROOT = Path(__file__).parents[2]
FOLDERS = ("services", "contracts", "gateway", "infra", "web")
SKIPPED = {"node_modules", "__pycache__", "dist", "generated"}
TYPESCRIPT_LINES = 250


def check_typescript(text: str) -> list[Finding]:
    lines = text.count("\n")
    if lines <= TYPESCRIPT_LINES:
        return []
    return [Finding(1, f"{lines} lines: a file over {TYPESCRIPT_LINES} wants to be two things")]


def check_sql(path: PurePosixPath, text: str) -> list[Finding]:
    """Statements of a service stay in its own schema."""
    service = Place(path).service
    if service is None:
        return []
    return [
        Finding(number, f"SQL on schema {schema}, which is another service's")
        for number, line in enumerate(text.splitlines(), 1)
        for schema in sorted(foreign_schemas(service, line))
    ]


def check(path: PurePosixPath, text: str) -> list[Finding]:
    """What is wrong with one file."""
    match path.suffix:
        case ".py":
            return check_python(path, text)
        case ".ts" | ".tsx":
            return check_typescript(text)
        case ".sql":
            return check_sql(path, text)
    return []


def files(root: Path) -> Iterator[Path]:
    """The sources below our folders and at the top, without what was installed or generated."""
    yield from root.glob("*.py")
    waiting = [root / name for name in FOLDERS]
    while waiting:
        for path in sorted(waiting.pop().glob("*")):
            if path.is_dir() and path.name not in SKIPPED and not path.name.startswith("."):
                waiting.append(path)
            elif path.suffix in (".py", ".ts", ".tsx", ".sql"):
                yield path


def main(root: Path = ROOT) -> int:
    count = 0
    for path in files(root):
        place = PurePosixPath(path.relative_to(root).as_posix())
        for finding in check(place, path.read_text()):
            print(f"{place}:{finding.line}: {finding.message}")
            count += 1
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
