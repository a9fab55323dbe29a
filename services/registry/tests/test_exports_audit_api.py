"""Who takes a list as a file leaves a trace in the log."""

from typing import Any

import asyncpg
import httpx
import pytest

from services.registry.exports.books import CsvBook
from services.registry.tests.making import Ground, change
from services.registry.tests.office import as_, audit

TITLES = {
    "cemeteries": "Cimiteri",
    "sectors": "Settori",
    "blocks": "Blocchi",
    "tombs": "Tombe",
    "deceaseds": "Defunti",
}


async def take(client: httpx.AsyncClient, kind: str, who: dict[str, str], **asked: Any) -> int:
    return (await client.get(f"/api/export/{kind}", params=asked, headers=who)).status_code


@pytest.mark.parametrize("kind", TITLES)
@pytest.mark.parametrize("format_", ["csv", "xlsx"])
async def test_every_export_is_noted(
    client: httpx.AsyncClient, registry: asyncpg.Connection, kind: str, format_: str
) -> None:
    await (await Ground.make(registry)).bury("Rossi")
    assert await take(client, kind, as_("superadmin", user_id=3), format=format_) == 200
    (entry,) = await audit(registry)
    assert (entry["action"], entry["kind"], entry["recordId"]) == ("exported", "export", 0)
    assert entry["recordLabel"] == f"{TITLES[kind]} ({format_.upper()})"
    assert (entry["userId"], entry["role"], entry["cemeteryId"]) == (3, "superadmin", None)
    assert entry["changes"] == [{"field": "rows", "before": None, "after": 1}]


async def test_what_was_asked_for_is_noted(
    client: httpx.AsyncClient, registry: asyncpg.Connection
) -> None:
    ground = await Ground.make(registry)
    for surname in ("Rossi", "Rossi", "Verdi"):
        await ground.bury(surname, reserved=surname == "Rossi")
    asked = {"search": "rossi", "cemeteryId": ground.cemetery, "reserved": "true", "sort": "-id"}
    await take(client, "deceaseds", as_("superadmin"), **asked, blockId="")
    (entry,) = await audit(registry)
    told = {change["field"]: change["after"] for change in entry["changes"]}
    assert told == {
        "search": "rossi",
        "cemetery_id": ground.cemetery,
        "reserved": True,
        "sort": "-id",
        "rows": 2,
    }
    assert entry["cemeteryId"] == ground.cemetery


@pytest.mark.parametrize("role", ["admin", "owner"])
async def test_an_entry_is_of_the_callers_own_cemetery(
    client: httpx.AsyncClient, registry: asyncpg.Connection, role: str
) -> None:
    ground = await Ground.make(registry)
    await change(registry, "tomb", ground.tomb, user_id=5)
    await take(client, "tombs", as_(role, ground.cemetery, 5), cemeteryId=99)
    (entry,) = await audit(registry)
    assert (entry["cemeteryId"], entry["userId"], entry["role"]) == (ground.cemetery, 5, role)


async def test_what_nobody_got_is_not_noted(
    client: httpx.AsyncClient, registry: asyncpg.Connection, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await take(client, "tombs", {}) == 401
    assert await take(client, "tombs", as_("fornitore", 1)) == 403
    assert await take(client, "tombs", as_("superadmin"), sort="password") == 422
    monkeypatch.setattr(CsvBook, "finish", lambda _: 1 / 0)
    assert await take(client, "tombs", as_("superadmin")) == 500
    assert await audit(registry) == []
