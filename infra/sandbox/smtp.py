"""The SMTP side of the mailbox: says yes to everybody and delivers to nobody."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from aiosmtpd.smtp import SMTP, Envelope, Session

from infra.sandbox.mailbox import Mailbox

HOST = "127.0.0.1"
LARGEST = 20 * 2**20


class Postman:
    """What aiosmtpd calls for each mail."""

    def __init__(self, mailbox: Mailbox) -> None:
        self.mailbox = mailbox

    async def handle_DATA(self, _: SMTP, __: Session, envelope: Envelope) -> str:
        """Keeps the mail; the answer goes back to the sender."""
        assert isinstance(envelope.content, bytes)
        self.mailbox.take(envelope.content, envelope.rcpt_tos)
        return "250 OK"


@asynccontextmanager
async def receiving(mailbox: Mailbox, port: int) -> AsyncIterator[int]:
    """Listens on loopback while the block runs; hands over the port, which is free for 0."""
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: SMTP(
            Postman(mailbox),
            hostname="posta-demo",
            ident="Posta demo",
            data_size_limit=LARGEST,
            enable_SMTPUTF8=True,
            loop=loop,
        ),
        HOST,
        port,
    )
    async with server:
        yield server.sockets[0].getsockname()[1]
