"""Adds to a loaded demo register what the import format cannot carry.

`python -m infra.dev.demo.dress --database-url URL`, as the role that owns schema registry: crests,
links and colours of the cemeteries, photos and tours of the blocks, a few commemoration videos, and
what the pages of the office have to show.
Run again it changes nothing.
"""

import argparse
import asyncio
import json

import asyncpg

from infra.dev.demo.gallery import KEEPSAKE, drawn
from infra.dev.demo.office import furnish
from infra.dev.demo.showcase import FAMILY, SHOWPIECES, Showpiece

# how a block's label begins: its drawn photos, what it is
BLOCKS = {
    "Loculi": ((1, 6), "Loculi a parete con lampade votive"),
    "Colombario": ((6, 1), "Colombario sotto il porticato"),
    "Riquadro": ((2,), "Campo di inumazione"),
    "Ossari": ((4,), "Cellette ossario"),
    "Cinerario": ((5,), "Nicchie per urne cinerarie"),
    "Tombe di famiglia": ((7, 2), "Tombe di famiglia lungo la siepe"),
    "Cappelle": ((3,), "Cappelle gentilizie"),
}
TOURS_EACH, VIDEOS_EACH = 3, 60

CEMETERY = """
update registry.cemetery set logo = $2, linklogo = $3, link1 = $3, link1_label = $4, link2 = $5,
    link2_label = 'Servizi cimiteriali', link3 = $6, link4 = $7, color = $8, "order" = $9,
    email_address = $10, domain = $11, coordinates = $12, reference = 'Ufficio servizi cimiteriali',
    version = version + 1
where name = $1 and (logo, link3, link4, color, "order", coordinates)
    is distinct from ($2, $6, $7, $8, $9::integer, $12)
"""
BLOCK = """
update registry.block set photos = $3::jsonb, description = $4, version = version + 1
where sector_id in (select s.id from registry.sector s
        join registry.cemetery c on c.id = s.cemetery_id where c.name = any($2))
    and name like $1 || '%' and (photos, description) is distinct from ($3::jsonb, $4)
"""
TOUR = """
update registry.block set version = version + 1,
    matterport_link = 'https://example.org/visita-virtuale/blocco-' || id
where matterport_link is null and id in (
    select id from (select b.id, row_number() over (order by b.id) as place from registry.block b
        join registry.sector s on s.id = b.sector_id
        join registry.cemetery c on c.id = s.cemetery_id where c.name = any($1)) numbered
    where place % $2 = 1)
"""
VIDEO = """
update registry.deceased set version = version + 1,
    commemoration_video = 'https://example.org/video/ricordo-' || id
where commemoration_video is null and id in (
    select id from (select d.id, d.surname, row_number() over (order by d.id) as place
        from registry.deceased d join registry.cemetery c on c.id = d.cemetery_id
        where c.name = any($1) and d.picture like '/demo/%') numbered
    where place % $2 = 1 or surname = $3)
"""


async def dress(database_url: str) -> None:
    """All of it in one transaction."""
    names = [piece.site.name for piece in SHOWPIECES]
    connection = await asyncpg.connect(database_url)
    try:
        async with connection.transaction():
            for order, piece in enumerate(SHOWPIECES):
                await connection.execute(CEMETERY, *_cemetery_values(piece, order))
            for label, (photos, description) in BLOCKS.items():
                links = json.dumps([drawn("blocks", number) for number in photos])
                await connection.execute(BLOCK, label, names, links, description)
            await furnish(connection, names, FAMILY)
            await connection.execute(TOUR, names, TOURS_EACH)
            await connection.execute(VIDEO, names, VIDEOS_EACH, FAMILY)
    finally:
        await connection.close()


def _cemetery_values(piece: Showpiece, order: int) -> list[str | int]:
    return [
        piece.site.name,
        drawn("crests", piece.crest),
        f"https://example.org/{piece.slug}",
        piece.municipality,
        f"https://example.org/{piece.slug}/cimitero",
        drawn("portraits", KEEPSAKE),
        drawn("places", piece.landscapes[0]),
        piece.color,
        order,
        f"cimitero@{piece.slug}.example.org",
        f"{piece.slug}.example.org",
        piece.coordinates,
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="Dresses the loaded demo register.")
    parser.add_argument("--database-url", required=True)
    asyncio.run(dress(parser.parse_args().database_url))


if __name__ == "__main__":
    main()
