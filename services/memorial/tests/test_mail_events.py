"""The mails of this service arrive for real, while all its workers run."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta

import asyncpg
import httpx
import pytest

from infra.dev.rabbit import Node
from services.kit import clock
from services.kit.mail import MailSettings
from services.kit.testing.mailbox import Mailbox
from services.kit.testing.stack import eventually, serving
from services.memorial.app import build
from services.memorial.settings import MemorialSettings
from services.memorial.tests.making import (
    ADMIN,
    add,
    add_cemetery,
    add_moderator,
    add_person,
    add_request,
    add_tribute,
)


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    with box.open():
        yield box


@pytest.fixture
async def person(memorial: asyncpg.Connection) -> int:
    await add_cemetery(memorial)
    await add_moderator(memorial, 3, "owner", name="Niccolò")
    return await add_person(memorial, owner=3)


@pytest.fixture
async def owed(memorial: asyncpg.Connection, person: int) -> None:
    """The owner was told two hours ago, and more came within the hour."""
    await add_tribute(memorial, person, text="Ancora un pensiero")
    told = clock.now() - timedelta(hours=2)
    await add(memorial, "notice", user_id=3, sent_at=told, is_due=True)


@pytest.fixture
async def client(
    settings: MemorialSettings,
    person: int,
    broker: Node,
    mailbox: Mailbox,
) -> AsyncIterator[httpx.AsyncClient]:
    """The whole service, workers included."""
    sender = "Camposanto <avvisi@example.org>"
    mail = MailSettings(host="127.0.0.1", port=mailbox.port, sender=sender)
    told = settings.model_copy(update={"amqp_url": broker.url, "mail": mail})
    app = build(told)
    async with serving(app, {}) as client:
        await asyncio.wait_for(app.state.workers.bus.connected.wait(), 20)
        yield client


async def test_the_owner_of_the_tomb_is_mailed_what_a_visitor_left(
    client: httpx.AsyncClient, mailbox: Mailbox
) -> None:
    left = {"deceased_id": 1, "visitor_name": "Luca", "message": "Ciao <b>nonna</b>"}
    assert (await client.post("/api/visitor-messages", json=left)).status_code == 201
    await eventually(mailbox.has_mail)
    (mail,) = mailbox.mails
    assert (mail["To"], mail["From"]) == ("utente3@example.org", "Camposanto <avvisi@example.org>")
    assert mail["Subject"] == "Qualcosa attende la tua approvazione"
    text = mailbox.text()
    assert text.startswith("Gentile Niccolò,")
    assert "Ciao <b>nonna</b>" in text
    assert "https://cimiteri.example/prayers" in text


async def test_what_is_owed_is_sent_when_the_hour_is_over(
    owed: None, client: httpx.AsyncClient, mailbox: Mailbox
) -> None:
    await eventually(mailbox.has_mail)
    assert "Ancora un pensiero" in mailbox.text()


async def test_the_relative_is_mailed_the_answer_and_no_text_is_kept(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, mailbox: Mailbox
) -> None:
    await add_request(memorial, email="lucia@example.org")
    body = {"status": "done", "note": "Corretto."}
    answer = await client.put("/api/memorial-requests/1", json=body, headers=ADMIN)
    assert answer.status_code == 200
    await eventually(mailbox.has_mail)
    assert mailbox.recipients == [["lucia@example.org"]]
    assert "Corretto." in mailbox.text()

    async def is_sent() -> bool:
        return bool(await memorial.fetchval("select sent_at from memorial.mail"))

    await eventually(is_sent)
    assert await memorial.fetchval("select text || html from memorial.mail") == ""
