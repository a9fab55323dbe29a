"""Public search through the API: folding, rank, one wrong letter, pages, odd texts."""

import asyncpg
import httpx
import pytest

from services.registry.tests.making import Ground, hits, search

EMPTY = {"results": [], "total": 0, "page": 1, "totalPages": 0, "capped": False}


@pytest.fixture
async def ground(registry: asyncpg.Connection) -> Ground:
    return await Ground.make(registry)


async def test_an_empty_register_finds_nobody(client: httpx.AsyncClient) -> None:
    assert await search(client, q="rossi") == EMPTY


@pytest.mark.parametrize(
    "wanted", [{}, {"q": "  '  "}, {"q": "%%%"}, {"surname": "-", "name": "."}]
)
async def test_nothing_to_search_is_a_clear_error(
    client: httpx.AsyncClient, wanted: dict[str, str]
) -> None:
    answer = await client.get("/api/search/deceased", params=wanted)
    message = "Inserisci almeno il cognome o il nome"
    assert answer.status_code == 422
    assert answer.json() == {"message": message, "fields": {"q": message}}


FOLDED = {
    "D'Angelo, Nicolò": ["dangelo", "D’Angelo", "d angelo", "D'ANGELO", "d-angelo", "D`angelo"],
    "De Luca, Niccolò": ["deluca", "DE LUCA", "de luca", "De\u00a0Luca", "de  luca"],
    "Müller, Zoë": ["muller", "MÜLLER", "mu\u0308ller"],
    "Lo Presti, Rosa": ["lopresti", "lo presti", "LoPresti"],
    "Cerruti-Bianchi, Ada": ["cerruti bianchi", "cerrutibianchi", "Cerruti-Bianchi", "cerruti"],
    "Đorđević, Ana": ["dordevic", "đorđević"],
}


@pytest.mark.parametrize(("person", "typed"), [(p, t) for p, all_ in FOLDED.items() for t in all_])
async def test_a_surname_is_found_however_it_is_typed(
    client: httpx.AsyncClient, ground: Ground, person: str, typed: str
) -> None:
    await ground.bury_all(*FOLDED)
    assert (await hits(client, q=typed))[0] == person
    assert (await hits(client, surname=typed))[0] == person


@pytest.mark.parametrize(
    ("person", "typed"),
    [
        ("De Luca, Niccolò", "niccolo"),
        ("De Luca, Niccolò", "NICCOLÒ"),
        ("D'Angelo, Nicolò", "nicolo'"),
        ("Müller, Zoë", "zoe"),
    ],
)
async def test_a_given_name_is_found_however_it_is_typed(
    client: httpx.AsyncClient, ground: Ground, person: str, typed: str
) -> None:
    await ground.bury_all(*FOLDED)
    assert (await hits(client, q=typed))[0] == person
    assert (await hits(client, name=typed))[0] == person


@pytest.mark.parametrize(
    "typed",
    [
        "De Luca Niccolò",
        "niccolo deluca",
        "DELUCA NICCOLO",
        "luca niccolo",
        "Niccolò  De  Luca",
        "de luca nicc",
        "deluc niccolò",
        "De Luca, Niccolò",
        "niccolo de",
    ],
)
async def test_surname_and_name_are_found_in_either_order(
    client: httpx.AsyncClient, ground: Ground, typed: str
) -> None:
    await ground.bury_all(*FOLDED)
    assert (await hits(client, q=typed))[0] == "De Luca, Niccolò"


async def test_names_of_several_words_are_told_apart(
    client: httpx.AsyncClient, ground: Ground
) -> None:
    await ground.bury_all("Di Stefano, Maria Grazia", "Di Stefano, Maria", "Stefano, Di Maria")
    assert await hits(client, q="di stefano maria grazia") == ["Di Stefano, Maria Grazia"]
    assert await hits(client, q="maria grazia di stefano") == ["Di Stefano, Maria Grazia"]
    assert (await hits(client, surname="di stefano", name="maria"))[:2] == [
        "Di Stefano, Maria",
        "Di Stefano, Maria Grazia",
    ]


@pytest.mark.parametrize("typed", ["Anna Maria", "anna-maria", "ANNA  MARIA", "anna.maria"])
async def test_a_double_name_is_found_with_a_hyphen_or_without(
    client: httpx.AsyncClient, ground: Ground, typed: str
) -> None:
    await ground.bury_all("Rossi, Anna-Maria", "Verdi, Anna Maria")
    assert await hits(client, name=typed) == ["Rossi, Anna-Maria", "Verdi, Anna Maria"]
    assert await hits(client, q=f"rossi {typed}") == ["Rossi, Anna-Maria"]


async def test_surname_and_name_apart_are_not_exchanged(
    client: httpx.AsyncClient, ground: Ground
) -> None:
    await ground.bury_all("Martino, Franco", "Franco, Martino")
    assert await hits(client, surname="franco", name="martino") == ["Franco, Martino"]
    assert await hits(client, q="x", surname="franco", name="martino") == ["Franco, Martino"]
    assert await hits(client, q="franco martino") == ["Franco, Martino", "Martino, Franco"]


async def test_exact_comes_before_prefix_before_infix_before_a_wrong_letter(
    client: httpx.AsyncClient, ground: Ground
) -> None:
    await ground.bury_all(
        "Rosso, A", "Russi, A", "Derossi, A", "Rossini, A", "Rossi, B", "Rossi, A"
    )
    expected = ["Rossi, A", "Rossi, B", "Rossini, A", "Derossi, A", "~Rosso, A", "~Russi, A"]
    assert await hits(client, q="rossi") == expected


async def test_given_names_are_ranked_in_the_same_way(
    client: httpx.AsyncClient, ground: Ground
) -> None:
    await ground.bury_all("Rossi, Annamaria", "Rossi, Marianna", "Rossi, Maria Pia", "Rossi, Maria")
    await ground.bury_all("Rossi, Mario", "Verdi, Maria")
    assert await hits(client, surname="rossi", name="maria") == [
        "Rossi, Maria",
        "Rossi, Maria Pia",
        "Rossi, Marianna",
        "Rossi, Annamaria",
        "~Rossi, Mario",
    ]


WRONG = ["brambila", "bramblila", "bramvilla", "rbambilla", "barmbilla", "brambilal"]


@pytest.mark.parametrize("typed", [*WRONG, "brambillaa", "brmbilla"])
async def test_a_surname_with_one_wrong_letter_is_still_found(
    client: httpx.AsyncClient, ground: Ground, typed: str
) -> None:
    await ground.bury_all("Brambilla, Carlo", "Verdi, Carlo")
    assert await hits(client, q=typed) == ["~Brambilla, Carlo"]
    assert await hits(client, surname=typed, name="carlo") == ["~Brambilla, Carlo"]
    assert "~Brambilla, Carlo" in await hits(client, q=f"carlo {typed}")


@pytest.mark.parametrize("typed", ["gianni", "giovani", "giovnani", "giovannni", "giowanni"])
async def test_a_given_name_with_one_wrong_letter_is_still_found(
    client: httpx.AsyncClient, ground: Ground, typed: str
) -> None:
    await ground.bury_all("Brambilla, Giovanni", "Brambilla, Rosa")
    found = await hits(client, surname="brambilla", name=typed)
    assert found == ([] if typed == "gianni" else ["~Brambilla, Giovanni"])


async def test_wrong_letters_are_not_looked_for_when_many_are_right(
    client: httpx.AsyncClient, ground: Ground
) -> None:
    await ground.bury_all(*(f"Rossi, {letter}" for letter in "ABCDEFGHIJ"), "Rosso, A")
    found = await search(client, q="rossi")
    assert found["total"] == 10
    assert not any(hit["similar"] for hit in found["results"])


async def test_a_stored_name_that_is_very_long_hurts_no_search(
    client: httpx.AsyncClient, ground: Ground
) -> None:
    long = "ß" * 200
    await ground.bury_all(f"{long}, {long}", "Brambilla, Carlo")
    await ground.connection.execute("analyze registry.surname_term, registry.given_term")
    assert await hits(client, q="brambila") == ["~Brambilla, Carlo"]
    assert await hits(client, surname="brambilla", name="carlp") == ["~Brambilla, Carlo"]
    assert await hits(client, surname=long) == [f"{long}, {long}"]
    assert await hits(client, surname=long[1:] + "a") == []


@pytest.mark.parametrize(
    "odd",
    [
        "%",
        "_",
        "\\",
        "%rossi%",
        "r_ssi",
        "\\rossi",
        "ro%si",
        "'; drop table registry.deceased; --",
        "🕯️",
        "ro\x00ssi",
        "ro\x1fssi",
        "\ud7ff",
        "\U0010ffff",
        "a\u202eb",
        "r" * 200,
        "а",
        "' or 1=1",
    ],
)
async def test_an_odd_text_is_only_a_text(
    client: httpx.AsyncClient, ground: Ground, odd: str
) -> None:
    await ground.bury_all("Verdi, Anna", "Bianchi, Rosa")
    for wanted in ({"q": odd}, {"surname": odd}, {"name": odd}, {"surname": "verdi", "name": odd}):
        answer = await client.get("/api/search/deceased", params=wanted)
        assert answer.status_code in (200, 422)
        assert answer.json().get("total", 0) in (0, 1)
    assert await hits(client, q="verdi") == ["Verdi, Anna"]


@pytest.mark.parametrize(
    "typed", ["ro\0ssi", "ro\x07ssi", "ro%ssi", "ro_ssi", "ro\\ssi", "ro\u00adssi"]
)
async def test_what_cannot_be_in_a_name_is_a_blank(
    client: httpx.AsyncClient, ground: Ground, typed: str
) -> None:
    await ground.bury_all("Rossi, Maria", "Rovassi, Maria")
    assert await hits(client, surname=typed) == ["Rossi, Maria"]


@pytest.mark.parametrize("name", ["q", "surname", "name"])
async def test_a_text_of_more_than_200_characters_is_refused(
    client: httpx.AsyncClient, name: str
) -> None:
    answer = await client.get("/api/search/deceased", params={"q": "a", name: "a" * 201})
    assert answer.status_code == 422
    assert answer.json()["fields"] == {name: "Testo troppo lungo: al massimo 200 caratteri"}


@pytest.mark.parametrize(
    ("wanted", "fault"),
    [
        ({"page": 0}, "Valore troppo piccolo"),
        ({"page": "x"}, "Deve essere un numero intero"),
        ({"page": 10**9}, "Valore troppo grande"),
        ({"cemeteryId": "x"}, "Deve essere un numero intero"),
        ({"cemeteryId": 0}, "Valore troppo piccolo"),
        ({"cemeteryId": 2**31}, "Valore troppo grande"),
    ],
)
async def test_a_wrong_number_is_named(
    client: httpx.AsyncClient, wanted: dict[str, int | str], fault: str
) -> None:
    answer = await client.get("/api/search/deceased", params={"q": "rossi", **wanted})
    assert answer.status_code == 422
    assert answer.json()["fields"] == dict.fromkeys(wanted, fault)


async def test_a_hit_shows_where_the_person_lies(client: httpx.AsyncClient, ground: Ground) -> None:
    person = await ground.bury(
        "Rossi", nominative="Rossi Maria", birthdate="1900", deathdate="1980-05", epitaph="Ciao"
    )
    await ground.connection.execute("insert into registry.affects_count values ($1, 3, 1)", person)
    assert (await search(client, q="rossi"))["results"] == [
        {
            "id": person,
            "name": "Maria",
            "surname": "Rossi",
            "nominative": "Rossi Maria",
            "birthdate": "1900",
            "deathdate": "1980-05",
            "epitaph": "Ciao",
            "picture": None,
            "sectorName": "Settore A",
            "blockName": "Loculi Nord 1",
            "tombReference": "L-1-1",
            "cemeteryName": "Cimitero Maggiore",
            "affectsCount": 3,
            "similar": False,
        }
    ]


async def test_a_cemetery_narrows_the_search(client: httpx.AsyncClient, ground: Ground) -> None:
    other = await Ground.make(ground.connection, "Cimitero di Valdora")
    await ground.bury_all("Rossi, Maria", "Derossi, Ada")
    await other.bury_all("Rossi, Anna", "Russi, Pia | Russi Pia ved. Rossi")
    assert await hits(client, q="rossi", cemeteryId=ground.cemetery) == [
        "Rossi, Maria",
        "Derossi, Ada",
    ]
    found = await hits(client, q="rossi", cemeteryId=other.cemetery)
    assert found == ["Rossi, Anna", "Russi, Pia"]
    assert await hits(client, q="rozzi", cemeteryId=other.cemetery) == []
    assert len(await hits(client, q="rossi")) == 4
    assert await hits(client, q="rossi", cemeteryId=999) == []
