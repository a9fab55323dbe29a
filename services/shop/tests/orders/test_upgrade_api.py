"""Orders that were made before an upgrade are known after it as new ones are."""

import asyncio
from pathlib import Path

from infra.dev.postgres import Cluster
from services.kit.migrate import alembic_config, check, upgrade
from services.kit.testing.stack import TestDatabase, make_database
from services.shop.models import Base
from services.shop.payments.steps import DISPUTED
from services.shop.tests.making import HEARD, add_order

VERSIONS = Path(__file__).parents[2] / "migrations"
OTHER = "Rimborso fallito: riprova, oppure rimborsa il cliente in altro modo"
ALARMS = [DISPUTED, f"{OTHER}\n{DISPUTED}", OTHER, f"{DISPUTED} di fiducia", None]


async def fill(database: TestDatabase) -> None:
    shop = await database.connect("shop")
    await shop.execute("delete from shop.category; alter sequence shop.category_id_seq restart")
    await shop.execute(HEARD)
    for alarm in ALARMS:
        await add_order(shop, alarm=alarm)
    await shop.execute("update shop.order_item set title = 'Lùmino' where order_id = 1")
    await shop.close()


async def look(database: TestDatabase) -> tuple[list[bool], list[str]]:
    """Which orders are disputed, and what was bought with each, as a search reads it."""
    shop = await database.connect("shop")
    rows = await shop.fetch("select is_disputed, search_key from shop.customer_order order by id")
    await shop.close()
    bought = [row["search_key"].split("mariarossi\n")[1] for row in rows]
    return [row["is_disputed"] for row in rows], bought


def test_what_was_there_is_known_of_disputes_and_of_what_was_bought(cluster: Cluster) -> None:
    database = make_database(cluster.superuser_url(), "grown_shop")
    config = alembic_config(database.url("shop"), "shop", VERSIONS, Base.metadata)
    upgrade(config, "0005")
    asyncio.run(fill(database))
    upgrade(config)
    check(config)
    disputed, bought = asyncio.run(look(database))
    assert disputed == [True, True, False, False, False]
    assert bought == ["lumino", *["rose"] * 4]
