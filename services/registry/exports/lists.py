"""The five lists as files: what each is called, its columns, and the rows that a caller may see."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from services.kit.auth import Principal
from services.kit.db import Connection
from services.registry.blocks.listing import select_blocks
from services.registry.cemeteries.listing import select_cemeteries
from services.registry.deceased.listing import select_deceased
from services.registry.exports import columns
from services.registry.exports.columns import Column
from services.registry.records.filters import Filters
from services.registry.records.listing import Selection
from services.registry.sectors.listing import select_sectors
from services.registry.tombs.listing import select_tombs

Select = Callable[[Connection, Principal, Filters], Awaitable[Selection]]


@dataclass(frozen=True, slots=True)
class Export:
    """title: of the file and of its sheet; select: the list's own rows, all of them."""

    title: str
    columns: tuple[Column, ...]
    select: Select


async def _cemeteries(_: Connection, who: Principal, filters: Filters) -> Selection:
    return select_cemeteries(who, filters)


async def _sectors(_: Connection, who: Principal, filters: Filters) -> Selection:
    return select_sectors(who, filters)


async def _blocks(_: Connection, who: Principal, filters: Filters) -> Selection:
    return select_blocks(who, filters)


async def _tombs(connection: Connection, who: Principal, filters: Filters) -> Selection:
    return await select_tombs(connection, who, filters, whole=True)


async def _deceased(connection: Connection, who: Principal, filters: Filters) -> Selection:
    return await select_deceased(connection, who, filters, whole=True)


CEMETERIES = Export("Cimiteri", columns.CEMETERY_COLUMNS, _cemeteries)
SECTORS = Export("Settori", columns.SECTOR_COLUMNS, _sectors)
BLOCKS = Export("Blocchi", columns.BLOCK_COLUMNS, _blocks)
TOMBS = Export("Tombe", columns.TOMB_COLUMNS, _tombs)
DECEASED = Export("Defunti", columns.DECEASED_COLUMNS, _deceased)
