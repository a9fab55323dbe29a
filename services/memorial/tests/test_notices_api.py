"""Mails that something waits: to whom, how often, and what they show."""

import asyncio
from functools import partial
from typing import Any

import asyncpg
import httpx
import pytest
from fastapi import FastAPI

from services.kit.db import Database
from services.kit.testing.clock import Clock
from services.memorial.models import CorrectionRequest, Tribute
from services.memorial.notices.service import note_request, note_waiting, send_owed
from services.memorial.settings import MemorialSettings
from services.memorial.tests.making import (
    ADMIN,
    ELSEWHERE,
    add_cemetery,
    add_moderator,
    add_person,
    add_request,
    add_tribute,
    mails,
)

SUBJECT = "Qualcosa attende la tua approvazione"
OWNER_ID, ADMIN_ID, SUPERADMIN_ID = 3, 2, 1
SCRIPT = "<script>alert('ciao')</script>"


@pytest.fixture
def database_of(client: httpx.AsyncClient, app: FastAPI) -> Database:
    database: Database = app.state.database
    return database


class Desk:
    """Notes that texts wait, as the routes do, in a unit of work each."""

    def __init__(
        self, database: Database, settings: MemorialSettings, memorial: asyncpg.Connection
    ) -> None:
        self.database = database
        self.settings = settings
        self.memorial = memorial

    async def note(self, tribute_id: int) -> None:
        async with self.database.unit_of_work() as session:
            tribute = await session.get(Tribute, tribute_id)
            assert tribute is not None
            await note_waiting(session, self.settings, tribute)

    async def leave(self, person: int = 1, **fields: Any) -> int:
        tribute = await add_tribute(self.memorial, person, **fields)
        await self.note(tribute)
        return tribute

    async def ask(self, person: int = 1) -> None:
        made = await add_request(self.memorial, person)
        async with self.database.unit_of_work() as session:
            request = await session.get(CorrectionRequest, made)
            assert request is not None
            await note_request(session, self.settings, request)

    async def do_chore(self) -> None:
        async with self.database.unit_of_work() as session:
            await partial(send_owed, settings=self.settings)(session)

    async def recipients(self) -> list[str]:
        return [mail["recipient"] for mail in await mails(self.memorial)]


@pytest.fixture
async def desk(
    database_of: Database, settings: MemorialSettings, memorial: asyncpg.Connection
) -> Desk:
    """Person 1 in a tomb of the owner, person 2 in one of nobody, person 4 elsewhere."""
    await add_cemetery(memorial)
    await add_cemetery(memorial, ELSEWHERE, "Cimitero Altrove")
    await add_person(memorial, 1, owner=OWNER_ID)
    await add_person(memorial, 2)
    await add_person(memorial, 4, cemetery_id=ELSEWHERE)
    for user, role in ((OWNER_ID, "owner"), (ADMIN_ID, "admin"), (SUPERADMIN_ID, "superadmin")):
        await add_moderator(memorial, user, role)
    return Desk(database_of, settings, memorial)


async def test_the_owner_is_told_with_a_link(desk: Desk) -> None:
    await desk.leave(name="Luca", text="Ciao nonna")
    (mail,) = await mails(desk.memorial)
    assert (mail["recipient"], mail["subject"]) == ("utente3@example.org", SUBJECT)
    assert mail["text"].startswith(
        "Gentile Bruno,\n\nun pensiero lasciato da un visitatore attende la tua approvazione.\n"
        "\nPer Maria Rossi, da Luca:\n> Ciao nonna\n"
    )
    assert "\nhttps://cimiteri.example/prayers\n" in mail["text"]
    assert 'href="https://cimiteri.example/prayers"' in mail["html"]
    assert "richiest" not in mail["text"] + mail["html"]


@pytest.mark.parametrize(
    ("person", "change", "recipients"),
    [
        (1, "true", [3]),
        (1, "enabled = false where user_id = 3", [2]),
        (1, "removed = true where user_id = 3", [2]),
        (1, "enabled = false where user_id in (2, 3)", [1]),
        (2, "true", [2]),
        (2, "enabled = false where user_id = 2", [1]),
        (2, "cemetery_id = 2 where user_id = 2", [1]),
        (4, "true", [1]),
        (4, "enabled = false where user_id = 1", []),
    ],
)
async def test_who_is_next_in_line_is_told(
    desk: Desk, person: int, change: str, recipients: list[int]
) -> None:
    """The owner, else the admins of the cemetery, else the superadmins: whoever may sign in."""
    if change != "true":
        await desk.memorial.execute(f"update memorial.moderator set {change}")
    await desk.leave(person)
    assert await desk.recipients() == [f"utente{user}@example.org" for user in recipients]


async def test_all_admins_of_the_cemetery_are_told(desk: Desk) -> None:
    await add_moderator(desk.memorial, 22, "admin")
    await add_moderator(desk.memorial, 23, "admin", cemetery_id=ELSEWHERE)
    await add_moderator(desk.memorial, 24, "fornitore")
    await desk.leave(2)
    assert await desk.recipients() == ["utente2@example.org", "utente22@example.org"]


async def test_what_was_left_for_a_merged_record_is_told_where_the_person_is_now(
    desk: Desk,
) -> None:
    await desk.memorial.execute(
        "update memorial.person set merged_into = 1, removed = true where deceased_id = 4"
    )
    await desk.leave(4)
    assert await desk.recipients() == ["utente3@example.org"]


async def test_a_person_is_mailed_once_an_hour(desk: Desk, stopped: Clock) -> None:
    await desk.leave()
    stopped.move(minutes=59, seconds=59)
    await desk.leave()
    await desk.do_chore()
    assert len(await desk.recipients()) == 1
    stopped.move(seconds=1)
    await desk.do_chore()
    (_, second) = await mails(desk.memorial)
    assert "2 pensieri lasciati dai visitatori attendono" in second["text"]
    await desk.do_chore()
    assert len(await desk.recipients()) == 2


async def test_after_the_hour_a_new_text_is_told_at_once(desk: Desk, stopped: Clock) -> None:
    await desk.leave()
    stopped.move(hours=1)
    await desk.leave()
    assert len(await desk.recipients()) == 2
    stopped.move(minutes=30)
    await desk.leave()
    await desk.do_chore()
    assert len(await desk.recipients()) == 2
    stopped.move(minutes=30)
    await desk.do_chore()
    assert len(await desk.recipients()) == 3


async def test_a_new_text_after_the_hour_pays_what_was_owed(desk: Desk, stopped: Clock) -> None:
    await desk.leave()
    await desk.leave()
    stopped.move(hours=1)
    await desk.leave()
    await desk.do_chore()
    assert len(await desk.recipients()) == 2
    stopped.move(hours=1)
    await desk.do_chore()
    assert len(await desk.recipients()) == 2


async def test_of_many_texts_at_once_one_is_told(desk: Desk, stopped: Clock) -> None:
    made = [await add_tribute(desk.memorial) for _ in range(12)]
    await asyncio.gather(*(desk.note(tribute) for tribute in made))
    assert await desk.recipients() == ["utente3@example.org"]
    assert await desk.memorial.fetchval("select is_due from memorial.notice")
    stopped.move(hours=1)
    await asyncio.gather(*(desk.do_chore() for _ in range(4)))
    assert await desk.recipients() == ["utente3@example.org"] * 2


async def test_nobody_is_owed_what_was_seen_to_meanwhile(
    desk: Desk, client: httpx.AsyncClient, stopped: Clock
) -> None:
    for tribute in (await desk.leave(), await desk.leave()):
        answer = await client.put(f"/api/prayers/{tribute}/approve", headers=ADMIN)
        assert answer.status_code == 200
    stopped.move(hours=1)
    await desk.do_chore()
    assert len(await desk.recipients()) == 1
    assert not await desk.memorial.fetchval("select is_due from memorial.notice")
    await desk.leave()
    assert len(await desk.recipients()) == 2


@pytest.mark.parametrize("gone", ["enabled = false", "enabled = false, removed = true"])
async def test_what_is_owed_to_who_may_not_sign_in_any_more_is_told_to_the_next(
    desk: Desk, stopped: Clock, gone: str
) -> None:
    await desk.leave()
    await desk.leave()
    await desk.memorial.execute(f"update memorial.moderator set {gone} where user_id = 3")
    stopped.move(hours=1)
    await desk.do_chore()
    await desk.do_chore()
    assert await desk.recipients() == ["utente3@example.org", "utente2@example.org"]


async def test_each_person_has_an_hour_of_their_own(desk: Desk) -> None:
    await desk.leave(1)
    await desk.leave(2)
    await desk.leave(4)
    told = [f"utente{user}@example.org" for user in (OWNER_ID, ADMIN_ID, SUPERADMIN_ID)]
    assert await desk.recipients() == told


async def test_the_newest_three_are_shown_and_the_others_counted(
    desk: Desk, stopped: Clock
) -> None:
    for number in range(5):
        await desk.leave(text=f"Pensiero {number}")
    stopped.move(hours=1)
    await desk.do_chore()
    (_, mail) = await mails(desk.memorial)
    for part in (mail["text"], mail["html"]):
        assert [n for n in range(5) if f"Pensiero {n}" in part] == [2, 3, 4]
        assert part.index("Pensiero 4") < part.index("Pensiero 2")
        assert "e altri 2." in part


async def test_a_text_that_was_reported_says_so(desk: Desk, stopped: Clock) -> None:
    await desk.leave(reported_at=stopped.time)
    (mail,) = await mails(desk.memorial)
    assert "da Anna (segnalato):" in mail["text"]
    assert "Per Maria Rossi, segnalato" in mail["html"]


async def test_script_is_text_in_the_mail(desk: Desk) -> None:
    await desk.memorial.execute(
        "update memorial.person set name = $1, surname = $2", f"P{SCRIPT}", f"S{SCRIPT}"
    )
    await desk.memorial.execute("update memorial.moderator set name = $1", f"M{SCRIPT}")
    await desk.leave(name=f"V{SCRIPT}", text=f"T{SCRIPT}")
    (mail,) = await mails(desk.memorial)
    assert "<script" not in mail["html"]
    for letter in "PSMVT":
        assert f"{letter}&lt;script&gt;" in mail["html"]
        assert f"{letter}{SCRIPT}" in mail["text"]
    assert mail["subject"] == SUBJECT


async def test_the_mail_names_no_senders_address(desk: Desk) -> None:
    await desk.leave(2, kind="message", email="segreta@example.org")
    (mail,) = await mails(desk.memorial)
    for secret in ("segreta@example.org", "203.0.113.7"):
        assert secret not in mail["text"] + mail["html"]


async def test_a_relatives_request_is_told_to_the_office_and_never_to_an_owner(
    desk: Desk, stopped: Clock
) -> None:
    await desk.ask()
    (mail,) = await mails(desk.memorial)
    assert mail["recipient"] == "utente2@example.org"
    assert "Una richiesta di un familiare attende una risposta." in mail["text"]
    assert "pensier" not in mail["text"] + mail["html"]
    for part in (mail["text"], mail["html"]):
        assert "https://cimiteri.example/requests" in part
        assert "https://cimiteri.example/prayers" not in part
    await desk.ask()
    await desk.leave(2)
    assert len(await desk.recipients()) == 1
    stopped.move(hours=1)
    await desk.do_chore()
    (_, second) = await mails(desk.memorial)
    assert "2 richieste di familiari attendono una risposta." in second["text"]
    assert "un pensiero lasciato da un visitatore attende" in second["text"]


async def test_a_request_made_on_the_page_is_told(desk: Desk, client: httpx.AsyncClient) -> None:
    form = {"deceased_id": 1, "kind": "removal", "name": "L", "email": "l@example.org", "text": "T"}
    assert (await client.post("/api/memorial-requests", json=form)).status_code == 201
    assert await desk.recipients() == ["utente2@example.org"]
