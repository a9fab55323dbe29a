"""Mappings that are kept: what contradicts itself is refused."""

import httpx
import pytest

from services.importer.reading import FIELDS

pytestmark = pytest.mark.as_user("superadmin")

PATH = "/api/import/mappings"
MAPPED = {"Camposanto di": "Cemeteries_name", "Nr.": "Tombs_reference"}


@pytest.mark.parametrize(
    ("cemetery_id", "reading", "told"),
    [
        (3, {"columns": MAPPED, "cemetery": "Valdora"}, "«Camposanto di»"),
        (3, {"columns": MAPPED, "cemetery": "Valdora"}, "per tutte le righe è scelto «Valdora»"),
        (0, {"columns": MAPPED, "cemetery": "Valdora"}, "si contraddice"),
        (0, {"columns": {"Nr.": "Tombs_reference"}, "cemetery": "Valdora"}, "per tutti i cimiteri"),
        (0, {"columns": {"Casato": "surname", "Battesimo": "surname"}}, "«Casato» e «Battesimo»"),
    ],
)
async def test_a_mapping_that_contradicts_itself_is_refused(
    client: httpx.AsyncClient, cemetery_id: int, reading: dict[str, object], told: str
) -> None:
    answer = await client.put(f"{PATH}/{cemetery_id}", json={"reading": reading})
    assert (answer.status_code, told in answer.json()["message"]) == (400, True), answer.text
    assert (await client.get(f"{PATH}/{cemetery_id}")).status_code == 404


@pytest.mark.parametrize(
    ("cemetery_id", "reading"),
    [
        (3, {"columns": MAPPED, "cemetery": None}),
        (3, {"columns": MAPPED, "cemetery": " "}),
        (0, {"columns": MAPPED}),
        (3, {"columns": {"Nr.": "Tombs_reference"}, "cemetery": "Valdora"}),
        (3, {"columns": {"Cemeteries_name": None}, "cemetery": "Valdora"}),
    ],
)
async def test_one_that_says_it_once_is_kept(
    client: httpx.AsyncClient, cemetery_id: int, reading: dict[str, object]
) -> None:
    answer = await client.put(f"{PATH}/{cemetery_id}", json={"reading": reading})
    assert answer.status_code == 200, answer.text
    assert set(answer.json()["reading"]["columns"].values()) <= {*FIELDS, None}
    assert (await client.delete(f"{PATH}/{cemetery_id}")).status_code == 204
