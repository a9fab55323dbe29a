"""Goals 12 to 14: an import against COPY, against itself repeated, and against the ORM."""

import time
from pathlib import Path

import asyncpg

from infra.bench import data
from infra.bench.ground import Ground, emptied
from infra.bench.measure import median
from infra.bench.references.row_by_row import import_rows
from infra.bench.table import Line
from infra.dev import services
from services.importer.payload import Payload

ROUNDS = 3
ROWS = 50_000
ORM_ROWS = 300
READY = "tomb_id cemetery_id public name surname nominative birthdate deathdate epitaph"

_FILE_TABLE = "create unlogged table if not exists registry.bench_file ({columns})"
_TOMBS = """
insert into registry.cemetery (name) values ('x');
insert into registry.sector (cemetery_id, name) values (1, 'x');
insert into registry.block (sector_id, name) values (1, 'x');
insert into registry.tomb (block_id, reference) select 1, n::text from generate_series(1, {many}) n;
"""


async def measure(ground: Ground) -> list[Line]:
    path = ground.folder / "import.csv"
    rows = min(ROWS, ground.rows)
    data.write_csv(path, rows, seed=77)
    good = [row for batch in data.batches(path) for row in batch if row is not None]
    taken: dict[str, list[float]] = {}
    connection = await ground.connect(ground.empty)
    try:
        for _ in range(ROUNDS):
            for name, work in (
                ("file", _copy_file(connection, path)),
                ("ready", _copy_ready(connection, good)),
                ("first", _import(connection, path)),
                ("again", _import(connection, path, again=True)),
            ):
                taken.setdefault(name, []).append(await work)
        orm = await _row_by_row(connection, ground, good[:ORM_ROWS])
    finally:
        await connection.close()
    return _lines({name: median(rates) for name, rates in taken.items()}, orm, rows)


async def _copy_file(connection: asyncpg.Connection, path: Path) -> float:
    """The server parses the file into an unlogged table of texts: the physical limit."""
    header = path.open(encoding="utf-8").readline().strip().split(";")
    columns = ", ".join(f'"{name}" text' for name in header)
    await connection.execute(_FILE_TABLE.format(columns=columns))
    await connection.execute("truncate registry.bench_file")
    start = time.perf_counter()
    await connection.copy_to_table(
        "bench_file", schema_name="registry", source=path, format="csv", delimiter=";", header=True
    )
    took = time.perf_counter() - start
    count = await connection.fetchval("select count(*) from registry.bench_file")
    return float(count) / took


async def _copy_ready(connection: asyncpg.Connection, rows: list[Payload]) -> float:
    """Ready rows into the real table with its indexes, keys, checks and triggers."""
    await emptied(connection)
    await connection.execute(_TOMBS.format(many=len(rows)))
    ready = [
        (
            at,
            1,
            True,
            row.name,
            row.surname,
            row.nominative,
            row.birthdate,
            row.deathdate,
            row.epitaph,
        )
        for at, row in enumerate(rows, 1)
        if row.surname is not None
    ]
    start = time.perf_counter()
    await connection.copy_records_to_table(
        "deceased", schema_name="registry", records=ready, columns=READY.split()
    )
    return len(ready) / (time.perf_counter() - start)


async def _import(connection: asyncpg.Connection, path: Path, *, again: bool = False) -> float:
    if not again:
        await emptied(connection)
    start = time.perf_counter()
    done = await data.import_csv(connection, path)
    took = time.perf_counter() - start
    if again:
        assert done.stored == 0, done
    return done.rows / took


async def _row_by_row(connection: asyncpg.Connection, ground: Ground, rows: list[Payload]) -> float:
    await emptied(connection)
    start = time.perf_counter()
    await import_rows(ground.empty.database("registry"), rows)
    return len(rows) / (time.perf_counter() - start)


def _lines(rates: dict[str, float], orm: float, rows: int) -> list[Line]:
    first = rates["first"]
    what = f"import of {rows:,} rows, {first:,.0f}/s"
    ready = f"COPY of ready rows into the table, {rates['ready']:,.0f}/s"
    file = f"COPY of the file into texts, {rates['file']:,.0f}/s"
    return [
        Line(12, what, ready, first / rates["ready"], limit=0.45),
        Line(12, what, file, first / rates["file"], limit=0.04),
        Line(13, what, f"ORM row by row, {orm:,.0f}/s", first / orm, limit=100.0),
        Line(
            14,
            f"the same file again, {rates['again']:,.0f}/s, nothing stored",
            "first import",
            rates["again"] / first,
            limit=1.8,
        ),
    ]


def measure_command(ground: Ground) -> list[Line]:
    """The whole way: command line, parser, broker, the registry that runs, outcomes back."""
    path = ground.folder / "command.csv"
    rows = min(20_000, ground.rows)
    data.write_csv(path, rows, seed=78)
    start = time.perf_counter()
    services.run("importer", ["load", str(path)], ground.register, good={0, 1})
    took = time.perf_counter() - start
    about = f"{rows:,} rows into the full register, start-up included"
    return [Line(0, "importer's command line", about, rows / took, "rows/s")]
