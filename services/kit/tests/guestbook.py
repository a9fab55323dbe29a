"""A small service of the kit's own, to test what every service gets: it keeps written entries."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import ClassVar

from fastapi import APIRouter
from pydantic_settings import SettingsConfigDict
from sqlalchemy import BigInteger
from sqlalchemy.dialects.postgresql import insert
from sqlmodel import Field, SQLModel
from sqlmodel.ext.asyncio.session import AsyncSession

from services.kit.app import Queue, Service
from services.kit.auth import Principal, SignedIn, Staff, Superadmin
from services.kit.db import Session, schema
from services.kit.errors import BadRequest, Conflict, NotFound
from services.kit.events import Event, Handler, Reader
from services.kit.log import logger
from services.kit.mail import MailColumns
from services.kit.outbox import InboxColumns, OutboxColumns, emit
from services.kit.settings import Settings
from services.kit.testing.tokens import PUBLIC_KEY
from services.kit.wire import In, Out, RecordId

WRITTEN = "guestbook.entry.written.v1"
router = APIRouter(tags=["guestbook"])


class GuestbookSettings(Settings):
    model_config = SettingsConfigDict(env_prefix="CAMPOSANTO_GUESTBOOK_", extra="ignore")
    service: ClassVar[str] = "guestbook"
    schema_name: ClassVar[str] = "memorial"


class Base(SQLModel, registry=schema("memorial")):
    pass


class Entry(Base, table=True):
    __tablename__ = "entry"
    id: int | None = Field(default=None, primary_key=True)
    text: str


class Copy(Base, table=True):
    """What the consumer made of an entry's event, in the order in which it came."""

    __tablename__ = "copy"
    id: int | None = Field(default=None, primary_key=True)
    text: str
    reader: str


class Guest(Base, table=True):
    """What another service has told of a guest."""

    __tablename__ = "guest"
    guest_id: int = Field(primary_key=True, sa_column_kwargs={"autoincrement": False})
    version: int = Field(sa_type=BigInteger)
    name: str
    came_on: date | None = None
    is_known: bool
    removed: bool = False


class Outbox(OutboxColumns, Base, table=True):
    __tablename__ = "outbox"


class Inbox(InboxColumns, Base, table=True):
    __tablename__ = "inbox"


class Mail(MailColumns, Base, table=True):
    __tablename__ = "mail"


class EntryWritten(Event, name=WRITTEN):
    text: str

    @classmethod
    def example(cls) -> "EntryWritten":
        return cls(text="Riposa in pace")


class EntryRead(Reader):
    text: str


class EntryIn(In):
    text: str = Field(max_length=20)
    page_number: int = 1


class EntryOut(Out):
    id: int
    text: str


class Greeting(Out):
    hello: str


@router.post("/api/entries", status_code=201, response_model=EntryOut)
async def write_entry(body: EntryIn, session: Session) -> Entry:
    entry = Entry(text=body.text)
    session.add(entry)
    await session.flush()
    emit(session, EntryWritten(text=body.text))
    if body.text == "doppio":
        raise Conflict("Esiste già")
    if body.text == "rotto":
        raise RuntimeError("password=segreta")
    return entry


@router.get("/api/entries/{entry_id}", response_model=EntryOut)
async def read_entry(entry_id: RecordId, session: Session) -> Entry:
    entry = await session.get(Entry, entry_id)
    if entry is None:
        raise NotFound("Messaggio non trovato")
    return entry


@router.get("/api/limits", response_model=Greeting)
async def limits() -> Greeting:
    raise BadRequest("Hai già scritto oggi")


@router.get("/api/broken", response_model=Greeting)
async def broken() -> Greeting:
    raise RuntimeError("password=segreta")


def _greet(who: Principal) -> Greeting:
    logger.info("greeting")
    return Greeting(hello=f"{who.role} {who.id} {who.cemetery_id}")


@router.get("/api/anybody", response_model=Greeting)
async def anybody(who: SignedIn) -> Greeting:
    return _greet(who)


@router.get("/api/staff", response_model=Greeting)
async def staff(who: Staff) -> Greeting:
    return _greet(who)


@router.get("/api/superadmin", response_model=Greeting)
async def superadmin(who: Superadmin) -> Greeting:
    return _greet(who)


@dataclass
class Guests:
    """A consumer of entries; `failures` says how often the handler fails for a text."""

    name: str
    failures: Mapping[str, int] = field(default_factory=dict)
    tries: list[str] = field(default_factory=list)
    pause: float = 0.0

    async def copy_entry(self, session: AsyncSession, entry: EntryRead) -> None:
        self.tries.append(entry.text)
        logger.info("copying", extra={"text": entry.text})
        await session.exec(insert(Copy).values(text=entry.text, reader=self.name))
        await asyncio.sleep(self.pause)
        if self.tries.count(entry.text) <= self.failures.get(entry.text, 0):
            raise ValueError(f"cannot copy {entry.text}")

    @property
    def handlers(self) -> dict[str, Handler]:
        return {WRITTEN: Handler(EntryRead, self.copy_entry)}


def service(database_url: str, amqp_url: str, *queues: Queue) -> Service:
    settings = GuestbookSettings(
        environment="test",
        database_url=database_url,
        amqp_url=amqp_url,
        token_public_key=PUBLIC_KEY,
    )
    return Service(
        settings=settings,
        outbox=Outbox,
        inbox=Inbox,
        routers=(router,),
        queues=queues,
        has_workers=bool(queues),
    )
