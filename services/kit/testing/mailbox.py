"""A mail server of the tests' own, which refuses what a test tells it to."""

import email
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.policy import default
from typing import Any

from aiosmtpd.controller import Controller

from infra.dev.process import free_port


@dataclass
class Mailbox:
    """refusals: answers to recipients, by address; `data` is the answer to a whole mail."""

    port: int = field(default_factory=free_port)
    refusals: dict[str, str] = field(default_factory=dict)
    data: str = "250 OK"
    mails: list[EmailMessage] = field(default_factory=list)
    raw: list[bytes] = field(default_factory=list)
    recipients: list[list[str]] = field(default_factory=list)

    async def handle_RCPT(
        self, _server: Any, _session: Any, envelope: Any, address: str, _options: Any
    ) -> str:
        if refusal := self.refusals.get(address):
            return refusal
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, _server: Any, _session: Any, envelope: Any) -> str:
        if not self.data.startswith("250"):
            return self.data
        self.raw.append(envelope.content)
        self.recipients.append(envelope.rcpt_tos)
        mail = email.message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        self.mails.append(mail)
        return self.data

    async def has_mail(self) -> bool:
        return bool(self.mails)

    def text(self) -> str:
        """The plain part of the last mail, with the ends of lines as they were written."""
        part = self.mails[-1].get_body(("plain",))
        assert part is not None
        return str(part.get_content()).replace("\r\n", "\n")

    @contextmanager
    def open(self) -> Iterator[None]:
        controller = Controller(self, hostname="127.0.0.1", port=self.port)
        controller.start()
        try:
            yield
        finally:
            controller.stop()
