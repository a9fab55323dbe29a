"""One service's database: its schema, its units of work, and its pool for reads."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date
from typing import Annotated, Any

import asyncpg
from asyncpg.pool import PoolConnectionProxy
from fastapi import Depends, Request
from sqlalchemy import MetaData, event
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import AsyncEngine, async_sessionmaker, create_async_engine
from sqlalchemy.orm import registry
from sqlmodel import SQLModel
from sqlmodel.ext.asyncio.session import AsyncSession

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "ck": "ck_%(table_name)s_%(constraint_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s",
    "pk": "pk_%(table_name)s",
}
# never the service's own schema (a role's default finds it): names are always qualified
SEARCH_PATH = {"search_path": "public"}
# of the read pool: few statements, run often; planning each anew costs more than running it
READ_SETTINGS = {
    **SEARCH_PATH,
    "default_transaction_read_only": "on",
    "jit": "off",
    "plan_cache_mode": "force_generic_plan",
}


def schema(name: str) -> registry:
    """Registry for a service's own SQLModel base: all its tables live in that schema."""
    return registry(metadata=MetaData(schema=name, naming_convention=NAMING))


def sqlalchemy_url(url: str) -> str:
    """The same address, spelt for SQLAlchemy's asyncpg driver."""
    return "postgresql+asyncpg://" + url.split("://", 1)[1]


async def _keep_as_is(_: Any) -> None:
    """Reads leave nothing behind on a connection, so the pool need not reset it."""


async def plain_dates(connection: asyncpg.Connection) -> None:
    """Dates go over as text: the driver would make `infinity` of 9999-12-31, which a register that
    means "for ever" holds, and SQL would not show it as the day that was typed."""
    await connection.set_type_codec(
        "date", schema="pg_catalog", encoder=date.isoformat, decoder=date.fromisoformat
    )


Connection = asyncpg.Connection | PoolConnectionProxy


_AWAY = (
    asyncpg.PostgresConnectionError,
    asyncpg.OperatorInterventionError,
    asyncpg.InsufficientResourcesError,
    OSError,
)


def is_database_trouble(fault: BaseException) -> bool:
    """Whether the database is away, as opposed to having refused what was asked of it."""
    if isinstance(fault, (*_AWAY, PoolTimeout, InterfaceError, OperationalError)):
        return True
    if isinstance(fault, DBAPIError):
        cause = getattr(fault.orig, "__cause__", None)
        return fault.connection_invalidated or isinstance(cause, _AWAY)
    return isinstance(fault, asyncpg.InterfaceError)


def is_deadlock(fault: BaseException) -> bool:
    """Whether two writers stood in each other's way, and this one had to give up."""
    causes = (fault, getattr(getattr(fault, "orig", None), "__cause__", None))
    return any(isinstance(cause, asyncpg.TransactionRollbackError) for cause in causes)


class Database:
    """Sessions that commit as one unit of work, and `reads` for JSON built in SQL.

    The read pool is for plain selects only: its connections are never reset.
    """

    def __init__(self, url: str, outbox: type[SQLModel]) -> None:
        self.url = url
        self.outbox = outbox
        self.wake_relay = asyncio.Event()
        self.engine: AsyncEngine = create_async_engine(
            sqlalchemy_url(url),
            pool_size=8,
            max_overflow=4,
            pool_pre_ping=True,
            connect_args={"server_settings": SEARCH_PATH},
        )
        event.listen(self.engine.sync_engine, "connect", _make_dates_plain)
        self.sessions = async_sessionmaker(
            self.engine,
            class_=AsyncSession,
            expire_on_commit=False,
            info={"outbox": outbox, "database": self},
        )
        self._reads: asyncpg.Pool | None = None

    async def open(self) -> None:
        """Makes the read pool; it connects when first used, so a late database is no failure."""
        self._reads = await asyncpg.create_pool(
            self.url,
            min_size=0,
            max_size=8,
            init=plain_dates,
            reset=_keep_as_is,
            server_settings=READ_SETTINGS,
        )

    async def close(self) -> None:
        if self._reads is not None:
            await self._reads.close()
        await self.engine.dispose()

    @property
    def reads(self) -> asyncpg.Pool:
        assert self._reads is not None, "the database is not open"
        return self._reads

    @asynccontextmanager
    async def unit_of_work(self) -> AsyncIterator[AsyncSession]:
        """A session that commits at the end and rolls back on any error."""
        async with self.sessions() as session, session.begin():
            yield session
        if session.info.pop("emitted", False):
            self.wake_relay.set()

    async def is_ready(self) -> bool:
        """Whether a query is answered."""
        try:
            async with asyncio.timeout(2):
                return bool(await self.reads.fetchval("select true"))
        except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError):
            return False


def _make_dates_plain(connection: Any, _record: Any) -> None:
    connection.run_async(plain_dates)


def database_under(session: AsyncSession) -> Database:
    """The database of a session, for who needs units of work of its own: one that asks another
    server must not hold a transaction meanwhile."""
    database: Database = session.info["database"]
    return database


async def driver_connection(session: AsyncSession) -> asyncpg.Connection:
    """The asyncpg connection under a session, inside the session's transaction."""
    used = await session.connection()
    connection = (await used.get_raw_connection()).driver_connection
    assert isinstance(connection, asyncpg.Connection)
    if not connection.is_in_transaction():  # SQLAlchemy begins with its own first statement
        await used.exec_driver_sql("select true")
    return connection


def database_of(request: Request) -> Database:
    database: Database = request.app.state.database
    return database


async def _session(request: Request) -> AsyncIterator[AsyncSession]:
    async with database_of(request).unit_of_work() as session:
        yield session


async def _reads(request: Request) -> asyncpg.Pool:  # async: a plain one runs in a thread
    return database_of(request).reads


# scope="function": the commit comes before the answer, so a client never reads too early
Session = Annotated[AsyncSession, Depends(_session, scope="function")]
Reads = Annotated[asyncpg.Pool, Depends(_reads)]
