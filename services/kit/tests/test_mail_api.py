"""Mail: one row in the transaction, handed to a real server once, tried again while it is away."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from jinja2 import UndefinedError

from services.kit.db import Database
from services.kit.mail import Letter, MailSettings, MailWorker, Templates, send_later
from services.kit.tasks import end
from services.kit.testing.clock import Clock
from services.kit.testing.lines import Lines
from services.kit.testing.mailbox import Mailbox
from services.kit.testing.stack import TestDatabase, eventually
from services.kit.tests.guestbook import Mail, Outbox

ANNA = "anna@example.org"


@pytest.fixture
def mailbox() -> Iterator[Mailbox]:
    box = Mailbox()
    with box.open():
        yield box


@pytest.fixture
async def database(pages: TestDatabase, book: asyncpg.Connection) -> AsyncIterator[Database]:
    database = Database(pages.url("memorial"), Outbox)
    yield database
    await database.close()


def letter(**changes: Any) -> Letter:
    given = {
        "dedupe_key": "reset-1",
        "recipient": ANNA,
        "subject": "Il tuo ordine è pronto: perché aspettare?",
        "text": "Gentile Niccolò,\nè pronto.\n",
        "html": "<p>Gentile Niccolò, <b>è pronto</b>.</p>",
    }
    return Letter(**(given | changes))


async def post(database: Database, *letters: Letter) -> None:
    async with database.unit_of_work() as session:
        for one in letters:
            await send_later(session, Mail, one)


def worker(database: Database, port: int) -> MailWorker:
    sender = "Camposanto <avvisi@example.org>"
    return MailWorker(database, Mail, MailSettings(port=port, sender=sender))


async def mail_row(book: asyncpg.Connection) -> dict[str, Any]:
    (row,) = await book.fetch("select * from memorial.mail")
    return dict(row)


async def test_a_mail_arrives_in_text_and_html(
    database: Database, book: asyncpg.Connection, mailbox: Mailbox
) -> None:
    await post(database, letter())
    stored = (await mail_row(book))["message_id"]
    assert await worker(database, mailbox.port).send_one() is True
    (mail,) = mailbox.mails
    assert mail["Subject"] == "Il tuo ordine è pronto: perché aspettare?"
    assert mail["From"] == "Camposanto <avvisi@example.org>"
    assert mail["To"] == ANNA
    assert mail["Message-ID"] == stored
    assert re.fullmatch(r"<[^<>@\s]+@camposanto>", stored)
    assert mail["Auto-Submitted"] == "auto-generated"
    assert mail["Date"].datetime.tzinfo is not None
    assert mail.get_content_type() == "multipart/alternative"
    html = mail.get_body(("html",))
    assert html is not None
    assert mailbox.text() == "Gentile Niccolò,\nè pronto.\n"
    assert html.get_content().strip() == "<p>Gentile Niccolò, <b>è pronto</b>.</p>"
    assert mailbox.recipients == [[ANNA]]


async def test_a_mail_is_sent_once_and_its_text_is_then_forgotten(
    database: Database, book: asyncpg.Connection, mailbox: Mailbox
) -> None:
    await post(database, letter())
    sending = worker(database, mailbox.port)
    assert [await sending.send_one(), await sending.send_one()] == [True, False]
    row = await mail_row(book)
    assert row["sent_at"] is not None
    assert (row["tries"], row["last_error"], row["failed_at"]) == (1, None, None)
    assert (row["text"], row["html"]) == ("", "")


async def test_replicas_do_not_send_the_same_mail(database: Database, mailbox: Mailbox) -> None:
    await post(database, *(letter(dedupe_key=f"reset-{number}") for number in range(12)))
    replicas = [worker(database, mailbox.port) for _ in range(4)]

    async def send_all(one: MailWorker) -> None:
        while await one.send_one():
            pass

    await asyncio.gather(*(send_all(one) for one in replicas))
    assert len(mailbox.mails) == 12
    assert len({mail["Message-ID"] for mail in mailbox.mails}) == 12


async def test_the_same_letter_is_kept_once(database: Database, book: asyncpg.Connection) -> None:
    await post(database, letter(), letter(text="altro"))
    await post(database, letter(text="altro ancora"))
    assert (await mail_row(book))["text"].startswith("Gentile")


async def test_what_is_rolled_back_is_not_mailed(
    database: Database, book: asyncpg.Connection, mailbox: Mailbox
) -> None:
    async def fails_late() -> None:
        async with database.unit_of_work() as session:
            await send_later(session, Mail, letter())
            raise RuntimeError

    with pytest.raises(RuntimeError):
        await fails_late()
    assert await worker(database, mailbox.port).send_one() is False


async def test_a_server_that_is_away_is_tried_again_ever_more_rarely(
    database: Database, book: asyncpg.Connection, stopped: Clock, log: Lines
) -> None:
    await post(database, letter())
    first = (await mail_row(book))["message_id"]
    box = Mailbox()
    sending = worker(database, box.port)
    for tries, wait in enumerate((10, 20, 40, 80), 1):
        assert await sending.send_one() is True
        row = await mail_row(book)
        assert (row["tries"], row["failed_at"], row["sent_at"]) == (tries, None, None)
        assert row["last_error"]
        assert row["next_try_at"] - stopped.time == timedelta(seconds=wait)
        stopped.move(seconds=wait - 1)
        assert await sending.send_one() is False
        stopped.move(seconds=1)
    with box.open():
        assert await sending.send_one() is True
    assert [mail["Message-ID"] for mail in box.mails] == [first]
    row = await mail_row(book)
    assert (row["sent_at"], row["last_error"]) == (stopped.time, None)
    told = log.about("mail not sent")
    assert len(told) == 4
    assert "Niccolò" not in str(told)


async def test_nobody_waits_longer_than_an_hour_and_three_days_are_the_end(
    database: Database, book: asyncpg.Connection, stopped: Clock
) -> None:
    await post(database, letter())
    sending = worker(database, Mailbox().port)
    begin, waits = stopped.time, []
    while await sending.send_one():
        row = await mail_row(book)
        if row["failed_at"]:
            break
        waits.append(row["next_try_at"] - stopped.time)
        stopped.time = row["next_try_at"]
    assert max(waits) == timedelta(hours=1)
    assert timedelta(days=3) < stopped.time - begin < timedelta(days=3, hours=2)
    assert await sending.send_one() is False


@pytest.mark.parametrize(
    ("answer", "is_final"),
    [("550 no such user", True), ("553 bad address", True), ("450 come back later", False)],
)
async def test_a_refused_recipient_fails_for_good_unless_it_is_for_now(
    database: Database, book: asyncpg.Connection, mailbox: Mailbox, answer: str, is_final: bool
) -> None:
    """A server that has never seen us asks to come back later: that is no refusal."""
    mailbox.refusals[ANNA] = answer
    await post(database, letter())
    await worker(database, mailbox.port).send_one()
    row = await mail_row(book)
    assert (row["failed_at"] is not None) is is_final
    assert "SMTPRecipientsRefused" in row["last_error"]
    assert row["text"]


@pytest.mark.parametrize(("answer", "is_final"), [("554 spam", True), ("451 busy", False)])
async def test_a_refused_mail_fails_for_good_unless_it_is_for_now(
    database: Database, book: asyncpg.Connection, mailbox: Mailbox, answer: str, is_final: bool
) -> None:
    mailbox.data = answer
    await post(database, letter())
    await worker(database, mailbox.port).send_one()
    row = await mail_row(book)
    assert (row["failed_at"] is not None) is is_final
    assert row["sent_at"] is None


async def test_one_bad_recipient_holds_up_nobody_else(database: Database, mailbox: Mailbox) -> None:
    mailbox.refusals[ANNA] = "550 no such user"
    await post(database, letter(), letter(dedupe_key="reset-2", recipient="bruno@example.org"))
    sending = worker(database, mailbox.port)
    while await sending.send_one():
        pass
    assert [mail["To"] for mail in mailbox.mails] == ["bruno@example.org"]


@pytest.mark.parametrize(
    "changes",
    [
        {"subject": "Ordine\r\nBcc: evil@example.org"},
        {"subject": "Ordine\nX-Evil: 1"},
        {"recipient": "anna@example.org\r\nBcc: evil@example.org"},
        {"recipient": "anna@example.org\nevil@example.org"},
    ],
)
async def test_no_header_can_be_smuggled_in(
    database: Database, book: asyncpg.Connection, mailbox: Mailbox, changes: dict[str, str]
) -> None:
    """Such a mail fails at once, and is not tried again."""
    await post(database, letter(**changes))
    await worker(database, mailbox.port).send_one()
    row = await mail_row(book)
    assert (row["failed_at"] is not None, row["sent_at"]) == (True, None)
    assert mailbox.mails == []


async def test_a_text_that_ends_the_mail_early_ends_nothing(
    database: Database, mailbox: Mailbox
) -> None:
    """A line of one dot ends the data of SMTP; it must arrive as a line of one dot."""
    await post(database, letter(text="prima\n.\nMAIL FROM:<evil@example.org>\n"))
    await worker(database, mailbox.port).send_one()
    assert mailbox.text() == "prima\n.\nMAIL FROM:<evil@example.org>\n"


async def test_the_worker_sends_until_it_is_stopped(
    database: Database, book: asyncpg.Connection, mailbox: Mailbox
) -> None:
    running = asyncio.create_task(worker(database, mailbox.port).run())
    await post(database, letter())
    await eventually(mailbox.has_mail)
    await end(running)
    assert running.cancelled()


async def test_a_database_that_is_away_does_not_end_the_worker(mailbox: Mailbox) -> None:
    nowhere = Database("postgresql://nobody:none@127.0.0.1:9/none", Outbox)
    running = asyncio.create_task(worker(nowhere, mailbox.port).run())
    await asyncio.sleep(0.3)
    assert not running.done()
    await end(running)
    await nowhere.close()


async def test_what_was_sent_long_ago_is_forgotten_and_what_failed_is_not(
    database: Database, book: asyncpg.Connection, mailbox: Mailbox, stopped: Clock
) -> None:
    mailbox.refusals[ANNA] = "550 no such user"
    await post(database, letter(), letter(dedupe_key="reset-2", recipient="bruno@example.org"))
    sending = worker(database, mailbox.port)
    while await sending.send_one():
        pass
    for days, left in ((29, 2), (2, 1)):
        stopped.move(days=days)
        async with database.unit_of_work() as session:
            await sending.forget_old(session)
        assert await book.fetchval("select count(*) from memorial.mail") == left
    assert (await mail_row(book))["recipient"] == ANNA


def test_what_is_shown_in_html_is_escaped_and_what_is_missing_fails(tmp_path: Path) -> None:
    (tmp_path / "hello.txt").write_text("Ciao {{ name }}\n")
    (tmp_path / "hello.html").write_text("<p>Ciao {{ name }}</p>")
    templates = Templates(tmp_path)
    text, html = templates.render("hello", {"name": "<b>&"})
    assert (text, html) == ("Ciao <b>&", "<p>Ciao &lt;b&gt;&amp;</p>")
    with pytest.raises(UndefinedError):
        templates.render("hello", {})
