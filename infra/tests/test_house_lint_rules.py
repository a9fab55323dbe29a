"""Each rule of the house finds its fault, and nothing in what is right."""

from pathlib import Path, PurePosixPath

import pytest

from infra.lint.house import ROOT, check, main

SERVICE = "services/registry/tombs/service.py"
KIT = "services/kit/db.py"
TEST = "services/registry/tests/test_tombs_api.py"


def messages(path: str, text: str) -> list[str]:
    return [finding.message for finding in check(PurePosixPath(path), text)]


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("async def f(session):\n    await session.commit()\n", "commit"),
        ("from fastapi import HTTPException\n", "HTTPException"),
        ("raise HTTPException(404)\n", "HTTPException"),
        ("raise exceptions.HTTPException(404)\n", "HTTPException"),
        ("print('x')\n", "print"),
        ("now = datetime.now()\n", "datetime.now"),
        ("now = datetime.datetime.now(UTC)\n", "datetime.now"),
        ("now = datetime.utcnow()\n", "datetime.utcnow"),
        ("day = date.today()\n", "date.today"),
        ("Q = 'select 1 from import.job'\n", "schema import"),
        ("Q = f'select {1} from x join\\n memorial.prayer p'\n", "schema memorial"),
        ("Q = 'insert into \"shop\".order values (1)'\n", "schema shop"),
        ("Q = 'select identity.fold(name) from registry.tomb'\n", "schema identity"),
    ],
)
def test_a_fault_is_found(text: str, part: str) -> None:
    (message,) = messages(SERVICE, text)
    assert part in message


@pytest.mark.parametrize(
    "text",
    [
        "now = clock.now()\nday = clock.today()\n",
        "Q = 'select id from registry.tomb where registry.fold(x) = $1'\n",
        "HANDLERS = {'importer.batch.submitted.v1': 1, 'memorial.affects.counted.v1': 2}\n",
        "from services.registry.models import Tomb\n",
        "TEXT = 'rows from import files, on shop orders'\n",
        "def f(printer):\n    printer.print('x')\n",
    ],
)
def test_what_is_right_is_left_alone(text: str) -> None:
    assert messages(SERVICE, text) == []


@pytest.mark.parametrize(
    ("path", "text"),
    [
        (KIT, "async def f(session):\n    await session.commit()\n"),
        ("services/kit/errors.py", "from starlette.exceptions import HTTPException\n"),
        ("services/kit/clock.py", "now = datetime.now(UTC)\n"),
        (TEST, "Q = 'select count(*) from import.job'\n"),
        ("services/registry/migrations/0001_init.py", "x = 1\n" * 400),
        ("infra/dev/stack.py", "print('up')\n"),
        ("web/src/api/generated/x.d.ts", "x\n" * 200),
    ],
)
def test_a_rule_ends_where_it_must(path: str, text: str) -> None:
    assert messages(path, text) == []


def test_long_files_are_found() -> None:
    assert "wants to be two things" in messages("infra/dev/stack.py", "x = 1\n" * 301)[0]
    assert messages("infra/dev/stack.py", "x = 1\n" * 300) == []
    assert "wants to be two things" in messages("web/src/app/router.tsx", "x;\n" * 251)[0]
    assert messages("web/src/app/router.tsx", "x;\n" * 250) == []


def test_a_long_function_is_found_and_its_docstring_does_not_count() -> None:
    body = "    x = 1\n" * 30
    documented = f'def f():\n    """Says.\n\n    Much.\n    """\n{body}'
    assert messages(SERVICE, documented) == []
    assert "31 lines" in messages(SERVICE, f"{documented}    x = 1\n")[0]


def test_a_service_s_own_sql_files_stay_in_its_schema() -> None:
    path = "services/registry/migrations/sql/0001_functions.sql"
    assert messages(path, "select id from registry.tomb;\n") == []
    assert check(PurePosixPath(path), "select 1;\nselect id from import.job;\n")[0].line == 2


def test_the_command_tells_place_and_rule_and_fails(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    service = tmp_path / SERVICE
    service.parent.mkdir(parents=True)
    service.write_text("\nprint('x')\n")
    (tmp_path / "web" / "node_modules").mkdir(parents=True)
    (tmp_path / "web" / "node_modules" / "long.ts").write_text("x\n" * 999)
    assert main(tmp_path) == 1
    assert capsys.readouterr().out == f"{SERVICE}:2: print: use the logger\n"


def test_this_house_is_in_order() -> None:
    assert main(ROOT) == 0
