"""The mail of a reset arrives for real, and the service runs all its workers at once."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator

import asyncpg
import httpx
import pytest

from infra.dev.rabbit import Node
from services.identity.app import build
from services.identity.settings import IdentitySettings
from services.identity.tests.making import add_user
from services.kit.mail import MailSettings
from services.kit.testing.mailbox import Mailbox
from services.kit.testing.stack import eventually, serving


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    with box.open():
        yield box


@pytest.fixture
async def client(
    settings: IdentitySettings,
    identity: asyncpg.Connection,
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


async def test_who_forgot_the_password_is_mailed_a_link_that_works(
    client: httpx.AsyncClient, identity: asyncpg.Connection, mailbox: Mailbox
) -> None:
    await add_user(identity, email="anna@example.org", name="Niccolò")
    await client.post("/api/auth/password-reset", json={"email": "anna@example.org"})

    await eventually(mailbox.has_mail)
    (mail,) = mailbox.mails
    assert mail["To"] == "anna@example.org"
    assert mail["From"] == "Camposanto <avvisi@example.org>"
    assert mail["Subject"] == "Reimposta la password di Camposanto"
    text = mailbox.text()
    assert text.startswith("Gentile Niccolò,")
    found = re.search(r"#([\w-]{43})\s", text)
    assert found is not None
    sent = {"token": found[1], "password": "una-nuova-password"}
    answer = await client.post("/api/auth/password-reset/confirm", json=sent)
    assert answer.status_code == 204
    sent = {"email": "anna@example.org", "password": "una-nuova-password"}
    assert (await client.post("/api/auth/login", json=sent)).status_code == 200


async def test_the_link_is_not_kept_once_the_mail_is_sent(
    client: httpx.AsyncClient, identity: asyncpg.Connection
) -> None:
    await add_user(identity, email="anna@example.org")
    await client.post("/api/auth/password-reset", json={"email": "anna@example.org"})

    async def is_sent() -> bool:
        return bool(await identity.fetchval("select sent_at from identity.mail"))

    await eventually(is_sent)
    row = await identity.fetchrow("select text, html from identity.mail")
    assert row is not None
    assert tuple(row) == ("", "")
