"""The mailbox over real SMTP and HTTP, in this process and on loopback."""

from collections.abc import AsyncIterator
from email.message import EmailMessage
from typing import Any

import aiosmtplib
import httpx
import psutil
import pytest
from asgi_lifespan import LifespanManager
from fastapi import FastAPI

from infra.sandbox.app import build
from infra.sandbox.mailbox import KEPT, Mailbox, opening_elsewhere

LINK = "http://127.0.0.1:8080/reimposta-password#abc"


@pytest.fixture
async def sandbox() -> AsyncIterator[FastAPI]:
    app = build(0)
    async with LifespanManager(app):
        yield app


@pytest.fixture
async def client(sandbox: FastAPI) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(app=sandbox)
    async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1:9") as made:
        yield made


def letter(subject: str = "Benvenuta, Niccolò", to: str = "anna@example.org") -> EmailMessage:
    mail = EmailMessage()
    mail["From"] = "Camposanto <no-reply@camposanto.example>"
    mail["To"] = to
    mail["Subject"] = subject
    mail["Message-ID"] = "<1@camposanto>"
    mail.set_content(f"È qui:\n{LINK}")
    mail.add_alternative(f'<html lang="it"><a href="{LINK}">È qui</a></html>', subtype="html")
    return mail


async def send(sandbox: FastAPI, mail: EmailMessage, **options: Any) -> None:
    await aiosmtplib.send(mail, hostname="127.0.0.1", port=sandbox.state.smtp_port, **options)


async def test_a_mail_goes_in_and_comes_out_whole(
    sandbox: FastAPI, client: httpx.AsyncClient
) -> None:
    await send(sandbox, letter())
    (message,) = (await client.get("/api/messages")).json()
    assert message.pop("received_at").endswith("Z")
    assert message == {
        "id": 1,
        "from": "Camposanto <no-reply@camposanto.example>",
        "to": ["anna@example.org"],
        "subject": "Benvenuta, Niccolò",
        "text": f"È qui:\n{LINK}",
        "html": f'<html lang="it"><a href="{LINK}">È qui</a></html>',
        "message_id": "<1@camposanto>",
    }


async def test_newest_first_by_addressee_and_emptied(
    sandbox: FastAPI, client: httpx.AsyncClient
) -> None:
    for number in range(3):
        await send(sandbox, letter(f"Mail {number}", f"anna{number % 2}@example.org"))
    every = (await client.get("/api/messages")).json()
    assert [message["subject"] for message in every] == ["Mail 2", "Mail 1", "Mail 0"]
    some = (await client.get("/api/messages", params={"to": "anna1@example.org"})).json()
    assert [message["subject"] for message in some] == ["Mail 1"]
    assert (await client.delete("/api/messages")).status_code == 204
    assert (await client.get("/api/messages")).json() == []


async def test_everybody_who_was_to_get_it_is_told_even_unseen(
    sandbox: FastAPI, client: httpx.AsyncClient
) -> None:
    await send(sandbox, letter(), recipients=["anna@example.org", "nascosto@example.org"])
    (message,) = (await client.get("/api/messages")).json()
    assert message["to"] == ["anna@example.org", "nascosto@example.org"]


async def test_an_address_with_accents_is_taken(
    sandbox: FastAPI, client: httpx.AsyncClient
) -> None:
    await send(sandbox, letter(to="niccolò@example.org"))
    (message,) = (await client.get("/api/messages")).json()
    assert message["to"] == ["niccolò@example.org"]


async def test_a_mail_may_do_nothing_but_be_looked_at(
    sandbox: FastAPI, client: httpx.AsyncClient
) -> None:
    await send(sandbox, letter())
    reply = await client.get("/messages/1/html")
    policy = reply.headers["content-security-policy"]
    assert "sandbox allow-popups allow-popups-to-escape-sandbox;" in policy
    assert "default-src 'none'" in policy
    assert "allow-scripts" not in policy
    assert "allow-same-origin" not in policy
    assert '<base target="_blank">' in reply.text
    assert f'href="{LINK}"' in reply.text
    assert (await client.get("/messages/2/html")).status_code == 404


async def test_the_page_comes_with_its_files(client: httpx.AsyncClient) -> None:
    page = await client.get("/")
    assert "Posta demo" in page.text
    assert "'unsafe-inline'" not in page.headers["content-security-policy"]
    for name, kind in (("posta.css", "text/css"), ("posta.js", "text/javascript")):
        assert f"/{name}" in page.text
        assert (await client.get(f"/{name}")).headers["content-type"].startswith(kind)


async def test_another_site_cannot_call_it_by_another_name(client: httpx.AsyncClient) -> None:
    for host in ("evil.example", "127.0.0.1.evil.example"):
        assert (await client.get("/api/messages", headers={"Host": host})).status_code == 400


def test_mail_is_received_on_loopback_alone(sandbox: FastAPI) -> None:
    open_here = psutil.Process().net_connections("tcp")
    ours = [one.laddr for one in open_here if one.status == psutil.CONN_LISTEN]
    assert ("127.0.0.1", sandbox.state.smtp_port) in [tuple(address) for address in ours]
    assert {address.ip for address in ours if address.port == sandbox.state.smtp_port} == {
        "127.0.0.1"
    }


def test_old_mail_makes_room_for_new() -> None:
    mailbox = Mailbox()
    for _ in range(KEPT + 5):
        mailbox.take(letter().as_bytes(), ["anna@example.org"])
    ids = [message.id for message in mailbox]
    assert (len(ids), ids[0]) == (KEPT, KEPT + 5)


def test_a_mail_without_subject_or_html_is_kept_too() -> None:
    message = Mailbox().take(b"From: a@example.org\r\n\r\nsolo testo", ["b@example.org"])
    assert (message.subject, message.text, message.html) == ("", "solo testo", "")


@pytest.mark.parametrize(
    ("html", "wanted"),
    [
        ("<p>x", '<base target="_blank"><p>x'),
        ("<html lang=it><p>x", '<html lang=it><base target="_blank"><p>x'),
        ("<HTML><HEAD><title>", '<HTML><HEAD><base target="_blank"><title>'),
    ],
)
def test_links_open_beside_the_page(html: str, wanted: str) -> None:
    assert opening_elsewhere(html) == wanted
