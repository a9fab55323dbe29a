"""What the calls of registry answer about the five levels and the trash."""

from collections.abc import Mapping
from typing import Any

from contracts.tests.ground_registry import NAMES
from contracts.tests.visit import ANY, FOREIGN, At, Status, Visit, Visits, listed, own, staff
from contracts.tests.visits_pictures import PICTURES
from services.kit.auth import Role

SHOWN = {"here": 200, "elsewhere": 200, "hidden": 404, "nobody": 404}
OLD = {"version": 99}

OF_CEMETERIES = {"here": 200, "elsewhere": own(200), "empty": own(200), "nobody": 404}
OF_SECTORS = {"here": 200, "empty": 200, "elsewhere": own(200), "nobody": 404}
OF_BLOCKS = {**OF_SECTORS, "hidden": own(200)}
OF_TOMBS = {
    "own": 200,
    "own and empty": 200,
    "neighbour's": staff(200),
    "elsewhere": own(200),
    "nobody": 404,
}
OF_DECEASED = {
    "own": 200,
    "neighbour's": staff(200),
    "elsewhere": own(200),
    "hidden": own(200),
    "nobody": 404,
}


def removed(of: Mapping[str, Status], *empty: str) -> dict[str, Status]:
    """Deleting: what is not empty is refused to whoever sees it."""
    told: dict[str, Status] = {}
    for row, status in of.items():
        done = 204 if row in empty else 409
        if isinstance(status, int):
            told[row] = {200: done}.get(status, status)
        else:
            told[row] = {role: {200: done}.get(one, one) for role, one in status.items()}
    return told


def changed(
    of: Mapping[str, Status],
    sent: dict[str, Any],
    more: Mapping[str, tuple[dict[str, Any], Status]],
) -> Visit:
    """Changing: `sent` on each row, and on some of them something special with its own status."""
    return Visit(
        {**of, **{row: status for row, (_, status) in more.items()}},
        bodies={row: body for row, (body, _) in more.items()},
        sent={"json": sent},
    )


def made(**forms: tuple[dict[str, Any], Status]) -> Visit:
    rows = {row.replace("_", " "): form for row, form in forms.items()}
    return Visit(
        {row: status for row, (_, status) in rows.items()},
        bodies={row: body for row, (body, _) in rows.items()},
    )


PERSON = {"name": "Anna", "surname": "Nuova"}

CEMETERIES: Visits = {
    ("GET", "/api/public/cemeteries"): Visit({ANY: 200}),
    ("GET", "/api/cemeteries"): Visit(
        {ANY: 200},
        tells={
            Role.SUPERADMIN: FOREIGN,
            Role.ADMIN: '"Qui"',
            Role.OWNER: '"Qui"',
            Role.SUPPLIER: '"Qui"',
        },
    ),
    ("POST", "/api/cemeteries"): made(
        new=({"name": "Nuovo"}, 201), taken=({"name": FOREIGN}, 409), nameless=({}, 422)
    ),
    ("PATCH", "/api/cemeteries/{cemetery_id}"): changed(
        OF_CEMETERIES,
        {"address": "Via Nuova, 1"},
        {
            "here: an older version": (OLD, 409),
            "elsewhere: an older version": (OLD, own(409)),
            "here: the name of another": ({"name": FOREIGN}, 409),
        },
    ),
    ("DELETE", "/api/cemeteries/{cemetery_id}"): Visit(
        {
            **removed(OF_CEMETERIES, "empty"),
            "here: with all it holds": 204,
            "here: under a wrong name": 422,
        },
        queries={
            "here: with all it holds": {"cascade": "true", "name": "Qui"},
            "here: under a wrong name": {"cascade": "true", "name": FOREIGN},
        },
    ),
}

SECTORS: Visits = {
    ("GET", "/api/sectors"): listed(),
    ("POST", "/api/sectors"): made(
        here=({"name": "Nuovo", "cemeteryId": At("cemetery_id", "here")}, 201),
        elsewhere=(
            {"name": "Nuovo", "cemeteryId": At("cemetery_id", "elsewhere")},
            own(201, other=422),
        ),
        taken=({"name": NAMES["sector"], "cemeteryId": At("cemetery_id", "here")}, 409),
        nobody=({"name": "Nuovo", "cemeteryId": At("cemetery_id", "nobody")}, 422),
    ),
    ("PUT", "/api/sectors/{sector_id}"): changed(
        OF_SECTORS,
        {"description": "Lungo il muro"},
        {
            "here: an older version": (OLD, 409),
            "elsewhere: an older version": (OLD, own(409)),
            # a tomb of it has an owner, who would stay behind
            "here: to elsewhere": ({"cemeteryId": At("cemetery_id", "elsewhere")}, 422),
            "empty: to elsewhere": (
                {"cemeteryId": At("cemetery_id", "elsewhere")},
                own(200, other=422),
            ),
        },
    ),
    ("DELETE", "/api/sectors/{sector_id}"): Visit(removed(OF_SECTORS, "empty")),
}

BLOCKS: Visits = {
    ("GET", "/api/blocks"): listed(),
    ("GET", "/api/blocks/{block_id}"): Visit({**SHOWN, "empty": 200}),
    ("POST", "/api/blocks"): made(
        here=({"name": "Nuovo", "sectorId": At("sector_id", "here")}, 201),
        elsewhere=(
            {"name": "Nuovo", "sectorId": At("sector_id", "elsewhere")},
            own(201, other=422),
        ),
        taken=({"name": NAMES["block"], "sectorId": At("sector_id", "here")}, 409),
        nobody=({"name": "Nuovo", "sectorId": At("sector_id", "nobody")}, 422),
    ),
    ("PATCH", "/api/blocks/{block_id}"): changed(
        OF_BLOCKS,
        {"description": "Due file"},
        {
            "here: an older version": (OLD, 409),
            "elsewhere: an older version": (OLD, own(409)),
            # a tomb of it has an owner, who would stay behind
            "here: to elsewhere": ({"sectorId": At("sector_id", "elsewhere")}, 422),
            "empty: to elsewhere": (
                {"sectorId": At("sector_id", "elsewhere")},
                own(200, other=422),
            ),
        },
    ),
    ("DELETE", "/api/blocks/{block_id}"): Visit(removed(OF_BLOCKS, "empty")),
}

TOMBS: Visits = {
    ("GET", "/api/tombs"): listed(),
    ("POST", "/api/tombs"): made(
        here=({"reference": "N-1", "blockId": At("block_id", "here")}, 201),
        elsewhere=(
            {"reference": "N-1", "blockId": At("block_id", "elsewhere")},
            own(201, other=422),
        ),
        taken=({"reference": NAMES["tomb"], "blockId": At("block_id", "here")}, 409),
        nobody=({"reference": "N-1", "blockId": At("block_id", "nobody")}, 422),
        of_an_owner_here=(
            {"blockId": At("block_id", "here"), "userId": At("user_id", "owner here")},
            201,
        ),
        of_an_owner_elsewhere=(
            {"blockId": At("block_id", "here"), "userId": At("user_id", "owner elsewhere")},
            422,
        ),
        of_an_admin=(
            {"blockId": At("block_id", "here"), "userId": At("user_id", "admin here")},
            422,
        ),
    ),
    ("PUT", "/api/tombs/{tomb_id}"): changed(
        OF_TOMBS,
        {"gpsCoordinates": "43.5, 11.5", "matterportPosition": "https://example.org/giro"},
        {
            "own: an older version": (OLD, 409),
            "neighbour's: an older version": (OLD, staff(409)),
            "elsewhere: an older version": (OLD, own(409)),
            "own: its capacity": ({"capacity": 4}, staff(200, owner=403)),
            "own: its reference": ({"reference": "N-1"}, staff(200, owner=403)),
            "own: its owner": (
                {"userId": At("user_id", "owner here")},
                staff(200, owner=403),
            ),
            "own: switched off": ({"enabled": False}, staff(200, owner=403)),
            "own: to an owner elsewhere": (
                {"userId": At("user_id", "owner elsewhere")},
                staff(422, owner=403),
            ),
            "neighbour's: to elsewhere": (
                {"blockId": At("block_id", "elsewhere"), "userId": None},
                {"superadmin": 200, "admin": 422, "owner": 404},
            ),
        },
    ),
    ("DELETE", "/api/tombs/{tomb_id}"): Visit(removed(OF_TOMBS, "own and empty")),
}

DECEASED: Visits = {
    ("GET", "/api/public/deceased/{deceased_id}"): Visit(
        {"own": 200, "neighbour's": 200, "elsewhere": 200, "hidden": 404, "nobody": 404}
    ),
    ("GET", "/api/search/deceased"): Visit({ANY: 200}, sent={"params": {"q": "vicino"}}),
    ("GET", "/api/deceaseds"): listed(),
    ("POST", "/api/deceaseds"): made(
        here=({**PERSON, "tombId": At("tomb_id", "own and empty")}, 201),
        full=({**PERSON, "tombId": At("tomb_id", "neighbour's")}, 409),
        elsewhere=({**PERSON, "tombId": At("tomb_id", "elsewhere")}, own(201, other=422)),
        nobody=({**PERSON, "tombId": At("tomb_id", "nobody")}, 422),
    ),
    ("PATCH", "/api/deceaseds/{deceased_id}"): changed(
        OF_DECEASED,
        {"epitaph": "Riposa in pace"},
        {
            "own: an older version": (OLD, 409),
            "neighbour's: an older version": (OLD, staff(409)),
            "elsewhere: an older version": (OLD, own(409)),
            "own: to another own tomb": ({"tombId": At("tomb_id", "own and empty")}, 200),
            "own: to a full tomb": (
                {"tombId": At("tomb_id", "neighbour's")},
                staff(409, owner=422),
            ),
            "own: to elsewhere": ({"tombId": At("tomb_id", "elsewhere")}, own(200, other=422)),
        },
    ),
    ("DELETE", "/api/deceaseds/{deceased_id}"): Visit(removed(OF_DECEASED, *OF_DECEASED)),
}

TRASH: Visits = {
    ("GET", "/api/trash"): listed(),
    ("POST", "/api/trash/{trash_id}/restore"): Visit(
        {"here": 200, "elsewhere": own(200), "cemetery": own(200), "nobody": 404}
    ),
}

EXPORTS: Visits = {
    ("GET", "/api/export/cemeteries"): Visit(
        {ANY: 200},
        tells={Role.SUPERADMIN: FOREIGN, Role.ADMIN: ";Qui;", Role.OWNER: ";Qui;"},
    ),
    ("GET", "/api/export/sectors"): listed(),
    ("GET", "/api/export/blocks"): listed(),
    ("GET", "/api/export/tombs"): listed(),
    ("GET", "/api/export/deceaseds"): listed(),
}

REGISTRY: Visits = {
    ("GET", "/api/health/registry"): Visit({ANY: 200}),
    ("GET", "/api/stats"): Visit({ANY: 200}),
    **CEMETERIES,
    **SECTORS,
    **BLOCKS,
    **TOMBS,
    **DECEASED,
    **TRASH,
    **PICTURES,
    **EXPORTS,
}
