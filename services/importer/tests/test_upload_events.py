"""Uploads: who may, what is refused and how, two at once, the registry away."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from typing import Any

import httpx
import pytest

from services.importer.refusal import MAX_UPLOAD_BYTES
from services.importer.settings import ImporterSettings
from services.importer.tests.cases import FOLDER
from services.importer.tests.making import PERSON, sized_file, table, written
from services.importer.tests.stage import Stage, connected
from services.kit.testing.stack import eventually
from services.kit.testing.tokens import mint
from services.kit.uploads import MULTIPART_BYTES

GOOD = (FOLDER / "d01_bom_crlf.csv").read_bytes()
PATHS = ("/api/import/csv", "/api/import/preview")
BOUNDARY = "a-line-that-is-in-no-file"
FORM = {"content-type": f"multipart/form-data; boundary={BOUNDARY}"}


def persons(prefix: str, count: int) -> bytes:
    """That many persons in a tomb each, all in one block."""
    rows = [{**PERSON, "surname": f"{prefix}{n}", "entombment_id": f"{n}"} for n in range(count)]
    return written(table(*rows)).encode()


def form(content: bytes, name: str = "registro.csv") -> bytes:
    head = f'Content-Disposition: form-data; name="csvFile"; filename="{name}"'
    return f"--{BOUNDARY}\r\n{head}\r\n\r\n".encode() + content + f"\r\n--{BOUNDARY}--\r\n".encode()


async def in_pieces(body: bytes) -> AsyncIterator[bytes]:
    for start in range(0, len(body), 1 << 16):
        yield body[start : start + (1 << 16)]


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize("role", [None, "admin", "owner", "proprietario", "fornitore"])
async def test_only_a_superadmin_may(stage: Stage, path: str, role: str | None) -> None:
    token = {"X-Internal-Token": mint(role, cemetery=1)} if role else {}
    stage.client.headers.pop("X-Internal-Token")
    answer = await stage.client.post(path, files={"csvFile": ("r.csv", GOOD)}, headers=token)

    assert answer.status_code == (403 if role else 401)
    assert answer.json()["message"]
    assert not any((await stage.stored()).values())


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    "given",
    [
        {},
        {"files": {"other": ("r.csv", GOOD)}},
        {"data": {"csvFile": "testo"}},
        {"files": {"csvFile": ("", GOOD)}},
        {"json": {"csvFile": "testo"}},
    ],
    ids=["nothing", "another field", "a text", "no name", "json"],
)
async def test_a_form_without_the_file_is_told(
    stage: Stage, path: str, given: dict[str, Any]
) -> None:
    answer = await stage.client.post(path, **given)

    assert answer.status_code == 422
    told = "Scegli il file CSV o .xlsx da caricare"
    assert answer.json() == {"message": told, "fields": {"csvFile": told}}


@pytest.mark.parametrize("path", PATHS)
@pytest.mark.parametrize(
    ("name", "content", "told"),
    [
        ("registro.pdf", GOOD, "Il file deve essere di tipo .csv o .xlsx"),
        ("registro.csv.exe", GOOD, "Il file deve essere di tipo .csv o .xlsx"),
        ("registro.xlsx", b"%PDF-1.7", "è un documento PDF"),
        ("registro.csv", b"", "Il file è vuoto"),
        ("registro.csv", b"\xef\xbb\xbf", "Il file è vuoto"),
        ("registro.csv", b"\n \r\n;;;\n", "Il file è vuoto"),
        ("registro.csv", b"PK\x03\x04" + bytes(range(256)) * 40, "cartella di lavoro"),
        ("registro.csv", bytes(range(256)) * 40, "codifica del file non è riconosciuta"),
        ("registro.csv", b"\x00" * 1000, "Il file è vuoto"),
    ],
)
async def test_what_is_no_register_is_refused(
    stage: Stage, path: str, name: str, content: bytes, told: str
) -> None:
    answer = await stage.client.post(path, files={"csvFile": (name, content)})

    assert answer.status_code == 400
    assert told in answer.json()["message"]
    async with connected(stage.database) as sql:
        assert await sql.fetchval("select count(*) from import.job") == 0


@pytest.mark.parametrize("path", PATHS)
async def test_a_body_that_hides_its_size_is_read_to_the_limit_only(
    stage: Stage, path: str
) -> None:
    sent = 0

    async def endless() -> AsyncIterator[bytes]:
        nonlocal sent
        yield form(b"")[: -len(BOUNDARY) - 8]
        while sent < 10 * MAX_UPLOAD_BYTES:
            sent += 1 << 20
            yield b"x" * (1 << 20)

    answer = await stage.client.post(path, content=endless(), headers=FORM)

    assert answer.status_code == 413
    assert answer.json()["message"] == "Il file supera il limite di 10 MB"
    assert sent < MAX_UPLOAD_BYTES + MULTIPART_BYTES + (2 << 20)


@pytest.mark.parametrize("path", PATHS)
async def test_a_body_that_announces_too_much_is_not_read(stage: Stage, path: str) -> None:
    read = False

    async def body() -> AsyncIterator[bytes]:
        nonlocal read
        read = True
        yield form(GOOD)

    announced = {"content-length": str(MAX_UPLOAD_BYTES + MULTIPART_BYTES + 1)}
    answer = await stage.client.post(path, content=body(), headers=FORM | announced)

    assert (answer.status_code, read) == (413, False)


async def test_a_body_larger_than_announced_is_refused_all_the_same(stage: Stage) -> None:
    body = in_pieces(form(sized_file(MAX_UPLOAD_BYTES + 1)))
    answer = await stage.client.post(
        PATHS[0], content=body, headers=FORM | {"content-length": "1000"}
    )
    assert answer.status_code == 413


async def test_a_body_that_breaks_off_is_refused(stage: Stage) -> None:
    answer = await stage.client.post(PATHS[0], content=form(GOOD)[:-100], headers=FORM)

    assert 400 <= answer.status_code < 500
    assert answer.json()["message"]
    assert not any((await stage.stored()).values())


@pytest.mark.parametrize(
    "name",
    [
        "<script>alert(1)</script>.csv",
        "../../../etc/cron.d/x.csv",
        "pietà 'Ognissanti'.CSV",
        "a\x00b\x1b[1m.csv",
        "x" * 250 + ".csv",
    ],
)
async def test_a_file_name_is_only_a_name(stage: Stage, name: str) -> None:
    answer = await stage.upload(GOOD, name)

    assert answer.status_code == 200
    async with connected(stage.database) as sql:
        kept = await sql.fetchval("select file_name from import.job")
    assert "/" not in kept
    assert kept.isprintable()


async def test_the_same_file_twice_at_once_is_stored_once(stage: Stage) -> None:
    file = persons("Doppio", 2500)
    async with stage.importer_app() as other:
        sent = {"csvFile": ("r.csv", file)}
        answers = await asyncio.gather(
            stage.upload(file), other.post(PATHS[0], files=sent), stage.upload(file)
        )

    assert [answer.status_code for answer in answers] == [200, 200, 200]
    told = {answer.json()["jobId"]: answer.json()["imported"] for answer in answers}
    assert sum(told.values()) == 2500  # whoever comes while it is under way hears the same
    assert (await stage.stored())["deceased"] == 2500


async def brought(stage: Stage, file: bytes, name: str, user: int, **params: bool) -> Any:
    """The job of a file that a user brings."""
    answer = await stage.client.post(
        "/api/import/jobs",
        files={"csvFile": (name, file)},
        headers={"X-Internal-Token": mint("superadmin", user_id=user)},
        params=params,
    )
    assert answer.status_code == 202
    return answer.json()


async def test_who_brings_a_file_that_is_under_way_is_told(stage: Stage) -> None:
    file = persons("Atteso", 10)
    await stage.stop_registry()
    async with connected(stage.database) as sql:
        await sql.execute("insert into import.user_name values (41, 1, false, 'Mario', 'Rossi')")
    first = await brought(stage, file, "registro.csv", 41)
    second = await brought(stage, file, "copia.csv", 42)
    own = await brought(stage, file, "registro.csv", 41)
    tried = await brought(stage, file, "copia.csv", 42, dryRun=True)
    assert (first["notice"], tried["notice"]) == (None, None)
    assert first["id"] == second["id"] == own["id"] != tried["id"]
    begun = "Questo file era già in corso di importazione"
    assert second["notice"].startswith(f"{begun}: l'ha caricato Mario Rossi il ")
    assert " con il nome «registro.csv». Nulla viene importato due volte." in second["notice"]
    assert own["notice"].startswith(f"{begun}: l'hai caricato tu il ")
    later = asyncio.create_task(stage.upload(file))
    await asyncio.sleep(0.3)
    await stage.start_registry()
    assert (await later).json()["warnings"][0].startswith(f"{begun}: l'ha caricato Mario Rossi")
    assert (await stage.stored())["deceased"] == 10
    await eventually(lambda: finished(stage, 2))


async def test_files_of_one_cemetery_at_once_are_both_stored(stage: Stage) -> None:
    files = [persons(prefix, 1500) for prefix in ("Uno", "Due", "Tre")]
    answers = await asyncio.gather(*(stage.upload(file, f"{len(file)}.csv") for file in files))

    assert [answer.json()["imported"] for answer in answers] == [1500] * 3
    assert await stage.stored() == {
        "cemeteries": 1,
        "sectors": 1,
        "blocks": 1,
        "tombs": 1500,
        "deceased": 4500,
    }


async def test_an_upload_without_the_registry_is_finished_when_it_is_back(stage: Stage) -> None:
    file = persons("Atteso", 2500)
    assert isinstance(stage.importer.settings, ImporterSettings)
    hurried = stage.importer.settings.model_copy(update={"answer_within": 1})
    stage.importer = replace(stage.importer, settings=hurried)
    await stage.stop_registry()
    async with stage.importer_app() as client:
        early = await upload(client, file)
    assert early.status_code == 503
    assert early.json()["message"].startswith("Il registro non risponde")
    assert not any((await stage.stored()).values())

    again = asyncio.create_task(stage.upload(file))
    await asyncio.sleep(0.3)
    await stage.start_registry()
    assert (await again).json()["imported"] == 2500
    assert (await stage.stored())["deceased"] == 2500


async def test_a_job_ends_by_itself_when_the_registry_is_back(stage: Stage) -> None:
    file = persons("Solo", 1500)
    assert isinstance(stage.importer.settings, ImporterSettings)
    hurried = stage.importer.settings.model_copy(update={"answer_within": 3})
    stage.importer = replace(stage.importer, settings=hurried)
    await stage.stop_registry()
    async with stage.importer_app() as client:
        assert (await upload(client, file)).status_code == 503
    await stage.start_registry()
    await eventually(lambda: finished(stage, 1))

    later = await stage.upload(file)
    assert (later.json()["imported"], later.json()["skipped"]) == (0, 1500)
    assert (await stage.stored())["deceased"] == 1500


async def upload(client: httpx.AsyncClient, content: bytes) -> httpx.Response:
    return await client.post(PATHS[0], files={"csvFile": ("registro.csv", content)})


async def finished(stage: Stage, jobs: int) -> bool:
    async with connected(stage.database) as sql:
        count = await sql.fetchval("select count(*) from import.job where finished_at is not null")
    return bool(count == jobs)
