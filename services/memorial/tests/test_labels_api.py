"""Sheets of labels: what is printed is read again, as a telephone and a reader would."""

from collections.abc import Iterator
from contextlib import contextmanager

import asyncpg
import httpx
import pypdfium2
import pytest
import zxingcpp
from PIL import ImageOps

from services.memorial.labels.schemas import NOBODY, TOO_MANY
from services.memorial.labels.sheet import A_SHEET
from services.memorial.tests.persons import CEMETERY, merge, put_person, put_tomb

DPI = 300
# letters of the alphabets of Europe that western fonts lack, and some that they have
NAMES = [
    ("Niccolò", "D’Angelo Müller"),
    ("Łukasz", "Źdźbło Żółć Ęśń"),
    ("Štěpán", "Dvořák Ťažký Ľôň"),
    ("Ștefan", "Țăranu Îâ"),
    ("Őrsi", "Űrhajós"),
    ("İbrahim", "Yıldız Ağaoğlu Şen"),
    ("Đorđe", "Ćirić Žužić"),
    ("Þór", "Æsir Øster Ångström Ðað"),
    ("Ġorġ", "Ħal Żebbuġ"),
    ("Ģirts", "Ķēniņš Ļoti Ņem Ūdrīte"),
    ("Ėglė", "Ųžuolas Įdomi"),
    ("Ŵyn", "Ŷnys"),
    ("Μαρία", "Παπαδοπούλου"),
    ("Олександр", "Шевченко Їжак Ґедзь Єва"),
    ("Ђорђе", "Љубић Њњ Џаџа Ќк Ѓѓ Ўў"),
]


def ids_of(texts: list[str]) -> list[str]:
    return [text.removeprefix("https://cimiteri.example/memorial/") for text in texts]


@contextmanager
def opened(pdf: bytes) -> Iterator[pypdfium2.PdfDocument]:
    document = pypdfium2.PdfDocument(pdf)
    try:
        yield document
    finally:
        document.close()


def codes(pdf: bytes, scale: float = DPI / 72) -> list[str]:
    """The ids of the codes on all sheets, as they are read off them from top left on."""
    found = []
    with opened(pdf) as document:
        for page in document:
            read = zxingcpp.read_barcodes(page.render(scale=scale).to_pil())
            read.sort(key=lambda code: (code.position.top_left.y // 50, code.position.top_left.x))
            found += [code.text for code in read]
    return ids_of(found)


def texts(pdf: bytes) -> str:
    with opened(pdf) as document:
        pages = [page.get_textpage().get_text_range() for page in document]
    return " ".join("".join(pages).split())


async def labels(client: httpx.AsyncClient, ids: list[int]) -> httpx.Response:
    return await client.post("/api/deceased/labels", json={"ids": ids})


async def sheet(client: httpx.AsyncClient, ids: list[int]) -> bytes:
    reply = await labels(client, ids)
    assert reply.status_code == 200, reply.text
    assert reply.headers["content-type"] == "application/pdf"
    assert reply.headers["cache-control"] == "private, no-store"
    assert "etichette.pdf" in reply.headers["content-disposition"]
    return reply.content


@pytest.mark.as_user("superadmin")
async def test_a_label_tells_who_lies_where_and_its_code_is_read(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_tomb(memorial)
    await put_person(memorial, 7)
    pdf = await sheet(client, [7])
    assert codes(pdf) == ["7"]
    told = texts(pdf)
    for text in ("Anna Verdi", "1920 – 1998", "Settore Ponente", "Blocco Loculi", CEMETERY):
        assert text in told
    assert "Tomba L-1" in told.replace("\u00a0", " ")


@pytest.mark.as_user("superadmin")
async def test_a_code_is_read_where_it_is_twenty_millimetres_wide(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_tomb(memorial)
    await put_person(memorial, 7)
    with opened(await sheet(client, [7])) as document:
        page = document[0]
        assert [round(side / 72 * 25.4) for side in page.get_size()] == [210, 297]
        (code,) = zxingcpp.read_barcodes(page.render(scale=DPI / 72).to_pil())
    wide = (code.position.top_right.x - code.position.top_left.x) / DPI * 25.4
    assert 20 <= wide <= 24


@pytest.mark.as_user("superadmin")
async def test_five_hundred_labels_are_in_the_order_asked_for_and_each_is_read(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_tomb(memorial)
    ids = list(range(1500, 1000, -1))
    for deceased_id in ids:
        await put_person(memorial, deceased_id, surname=f"Verdi {deceased_id}")
    pdf = await sheet(client, ids)
    with opened(pdf) as document:
        assert len(document) == -(-len(ids) // A_SHEET)
    assert codes(pdf) == [str(deceased_id) for deceased_id in ids]


@pytest.mark.as_user("superadmin")
async def test_names_with_any_letter_of_europe_are_printed_right(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, caplog: pytest.LogCaptureFixture
) -> None:
    await put_tomb(memorial, sector_name="Ñandú", block_name="Сектор", reference="Ω-1")
    for number, (name, surname) in enumerate(NAMES, 1):
        await put_person(memorial, number, name=name, surname=surname)
    told = texts(await sheet(client, list(range(1, len(NAMES) + 1))))
    for name, surname in NAMES:
        assert f"{name} {surname}" in told
    assert "Settore Ñandú" in told.replace("\u00a0", " ")
    assert "missing" not in caplog.text.lower()


@pytest.mark.as_user("superadmin")
async def test_script_is_text(client: httpx.AsyncClient, memorial: asyncpg.Connection) -> None:
    await put_tomb(memorial, sector_name="</text><b>**x**", block_name="(a) Tj ET\\")
    await put_person(memorial, 7, name="<script>alert(1)</script>", surname="__o__ ) Tj")
    told = texts(await sheet(client, [7])).replace(" ", "").replace("\u00a0", "")
    assert "<script>alert(1)</script>__o__)Tj" in told
    assert "</text><b>**x**" in told
    assert "(a)TjET\\" in told


@pytest.mark.as_user("superadmin")
async def test_what_is_long_becomes_smaller_and_stays_on_its_label(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_tomb(
        memorial,
        sector_name="Ampliamento Nord Orientale " * 4,
        block_name="B" * 200,
        cemetery_name="Cimitero della Misericordia " * 8,
    )
    await put_person(memorial, 7, name="Maria Annunziata " * 6, surname="Z" * 200)
    await put_person(memorial, 8)
    pdf = await sheet(client, [7, 8])
    assert codes(pdf) == ["7", "8"]
    with opened(pdf) as document:
        page = document[0]
        text = page.get_textpage()
        places = [text.get_charbox(n) for n in range(text.count_chars())]
    wide, high = (210 / 3 / 25.4 * 72, 297 / 8 / 25.4 * 72)
    long_ones = [box for box in places if box[0] < wide]
    assert len(long_ones) > 100
    assert max(box[2] for box in long_ones) < wide
    assert min(box[1] for box in long_ones) > 842 - high


LONG = "Fitzgerald-Montmorency Wagner von und zu Hohenzollern-Sigmaringen "
LONGER = (LONG * 7)[:400]


@pytest.mark.as_user("superadmin")
@pytest.mark.parametrize("name", [LONG * 2 + "Maria Annunziata 150", LONGER, "W" * 400])
async def test_no_name_is_cut_and_the_margins_stay_white(
    client: httpx.AsyncClient, memorial: asyncpg.Connection, name: str
) -> None:
    """Whatever a printer leaves white; the other texts have their place too."""
    await put_tomb(memorial, sector_name="Settore " * 20, cemetery_name="Cimitero " * 20)
    ids = list(range(1, A_SHEET + 1))
    for deceased_id in ids:
        await put_person(memorial, deceased_id, nominative=name)
    pdf = await sheet(client, ids)
    told = texts(pdf).replace(" ", "")
    assert told.count(name.replace(" ", "")) == len(ids)
    for text in ("1920–1998", "SettoreSettore", "CimiteroCimitero"):
        assert told.count(text) >= len(ids)
    assert codes(pdf) == [str(deceased_id) for deceased_id in ids]
    with opened(pdf) as document:
        drawn = ImageOps.invert(document[0].render(scale=DPI / 72).to_pil().convert("L")).getbbox()
    assert drawn is not None
    margin = 5 / 25.4 * DPI
    wide, high = 210 / 25.4 * DPI, 297 / 25.4 * DPI
    assert min(drawn[0], drawn[1], wide - drawn[2], high - drawn[3]) >= margin


@pytest.mark.as_user("superadmin")
async def test_a_label_says_the_name_that_the_page_shows(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_tomb(memorial)
    await put_person(memorial, 7, nominative="Verdi Anna ved. Bianchi")
    await put_person(memorial, 8, name="Ada", nominative="  ")
    told = texts(await sheet(client, [7, 8]))
    assert "Verdi Anna ved. Bianchi" in told
    assert "Anna Verdi" not in told
    assert "Ada Verdi" in told


@pytest.mark.as_user("superadmin")
async def test_what_is_not_known_is_left_out(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_tomb(memorial, reference=None)
    await put_person(memorial, 7, birthdate=None)
    await put_person(memorial, 8, deathdate=None, birthdate="1931-04", tomb_id=99)
    pdf = await sheet(client, [7, 8])
    told = texts(pdf)
    assert "† 1998" in told
    assert "* 1931" in told
    assert "None" not in told
    assert "Tomba" not in told
    assert codes(pdf) == ["7", "8"]


@pytest.mark.as_user("superadmin")
async def test_a_merged_record_s_label_is_the_kept_one_s_and_printed_once(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await put_tomb(memorial)
    await put_person(memorial, 7)
    await merge(memorial, 6, into=7)
    assert codes(await sheet(client, [6, 7, 6])) == ["7"]


async def make_ground(memorial: asyncpg.Connection) -> None:
    """7 is owner 5's and hidden, 8 a neighbour's, 9 another cemetery's, 10 was removed."""
    await put_tomb(memorial, 1, user_id=5)
    await put_tomb(memorial, 2)
    await put_tomb(memorial, 3, cemetery_id=2, user_id=5)
    await put_person(memorial, 7, public=False)
    await put_person(memorial, 8, tomb_id=2)
    await put_person(memorial, 9, tomb_id=3, cemetery_id=2)
    await put_person(memorial, 10, removed=True, public=False)


@pytest.mark.as_user("owner", id=5, cemetery=1)
async def test_an_owner_prints_labels_of_own_tombs(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await make_ground(memorial)
    assert (await labels(client, [7, 9])).status_code == 200
    for ids in ([8], [7, 8], [7, 99], [10]):
        reply = await labels(client, ids)
        assert reply.status_code == 404
        assert reply.json() == {"message": "Defunto non trovato"}


@pytest.mark.as_user("admin", cemetery=1)
async def test_an_admin_prints_labels_of_the_own_cemetery(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await make_ground(memorial)
    assert codes((await labels(client, [7, 8])).content) == ["7", "8"]
    for ids in ([9], [7, 9], [10]):
        assert (await labels(client, ids)).status_code == 404


@pytest.mark.as_user("fornitore", cemetery=1)
async def test_a_supplier_prints_none(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await make_ground(memorial)
    assert (await labels(client, [7])).status_code == 403


async def test_a_stranger_prints_none(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    await make_ground(memorial)
    assert (await labels(client, [8])).status_code == 401


@pytest.mark.as_user("superadmin")
async def test_how_many_are_printed_is_limited(
    client: httpx.AsyncClient, memorial: asyncpg.Connection
) -> None:
    for ids, message in (([], NOBODY), (list(range(1, 502)), TOO_MANY)):
        reply = await labels(client, ids)
        assert reply.status_code == 422
        assert reply.json()["fields"] == {"ids": message}
    for wrong in ([0], [2**31], ["a"]):
        reply = await client.post("/api/deceased/labels", json={"ids": wrong})
        assert reply.status_code == 422
