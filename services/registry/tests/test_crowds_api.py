"""Persons who share a day that stands for none known are not compared, each with each."""

import asyncpg
import httpx
import pytest

from services.registry.tests.making import Ground
from services.registry.tests.test_duplicates_api import bury, ids

CROWD = """
insert into registry.deceased (tomb_id, name, surname, birthdate)
select $1, 'Anna', translate(md5(n::text), '0123456789', 'ghilmnopqr'), '1900-01-01'
from generate_series(1, $2) n
"""
ANNAS = [("Bianchi", "Anna", "1900-01-01", "1950"), ("Bianch", "Anna", "1900-01-01", None)]


@pytest.mark.as_user("admin", cemetery=1)
@pytest.mark.parametrize(("many", "found"), [(200, 1), (400, 0)])
async def test_a_crowd_of_one_name_and_day_is_not_compared(
    client: httpx.AsyncClient, registry: asyncpg.Connection, many: int, found: int
) -> None:
    ground = await Ground.make(registry)
    await bury(ground, *ANNAS)
    tomb = await registry.fetchval("select min(id) from registry.tomb")
    await registry.execute(CROWD, tomb, many)
    await registry.execute("delete from registry.duplicate_due")
    await registry.execute("insert into registry.duplicate_due (cemetery_id) values (1)")
    assert len(await ids(client)) == found
