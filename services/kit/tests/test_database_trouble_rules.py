"""A database that is away is waited for; one that refuses something is not."""

import asyncpg
import pytest
from sqlalchemy.exc import DBAPIError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from services.kit.db import is_database_trouble, is_deadlock
from services.kit.errors import answer_fault


def wrapped(fault: Exception, kind: type[DBAPIError] = DBAPIError) -> DBAPIError:
    """The fault as SQLAlchemy hands it on."""
    driver = Exception(str(fault))
    driver.__cause__ = fault
    return kind("select 1", None, driver)


AWAY = [
    asyncpg.ConnectionDoesNotExistError("connection was closed in the middle of operation"),
    asyncpg.AdminShutdownError("terminating connection due to administrator command"),
    asyncpg.CannotConnectNowError("the database system is starting up"),
    asyncpg.TooManyConnectionsError("sorry, too many clients already"),
    asyncpg.DiskFullError("could not extend file"),
    ConnectionRefusedError(111, "Connect call failed"),
    TimeoutError(),
]
REFUSED = [
    asyncpg.UniqueViolationError("duplicate key value"),
    asyncpg.DataError("invalid input for query argument"),
    asyncpg.UndefinedTableError("relation does not exist"),
    asyncpg.DeadlockDetectedError("deadlock detected"),
    asyncpg.InsufficientPrivilegeError("permission denied"),
]


@pytest.mark.parametrize("fault", AWAY, ids=lambda fault: type(fault).__name__)
def test_a_database_that_is_away_is_trouble(fault: Exception) -> None:
    assert is_database_trouble(fault)
    assert is_database_trouble(wrapped(fault))


@pytest.mark.parametrize(
    "fault",
    [asyncpg.InterfaceError("pool is closing"), PoolTimeout("QueuePool limit reached")],
)
def test_no_connection_to_be_had_is_trouble(fault: Exception) -> None:
    assert is_database_trouble(fault)


@pytest.mark.parametrize("fault", REFUSED, ids=lambda fault: type(fault).__name__)
def test_a_refusal_is_no_trouble(fault: Exception) -> None:
    assert not is_database_trouble(fault)
    assert not is_database_trouble(wrapped(fault, ProgrammingError))


def test_who_gave_way_may_try_again() -> None:
    for fault in (asyncpg.DeadlockDetectedError("x"), asyncpg.SerializationError("x")):
        assert is_deadlock(fault)
        assert is_deadlock(wrapped(fault))
        assert answer_fault(wrapped(fault), "/").status_code == 503
    for other in (*AWAY, *REFUSED[:3], ValueError("x")):
        assert not is_deadlock(other)


@pytest.mark.parametrize("fault", [ValueError("x"), KeyError("x"), RuntimeError("x")])
def test_a_fault_of_ours_is_no_trouble(fault: Exception) -> None:
    assert not is_database_trouble(fault)
