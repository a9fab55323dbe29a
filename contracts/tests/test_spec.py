"""The calls that the specification names exist, with what it says is sent and read.

Each stage adds the rows of what it builds; path parameters are told apart by place, not by name.
"""

import re
from dataclasses import dataclass
from typing import Any

import pytest

from contracts.apps import built

JsonObject = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Named:
    """A call; sends: names in query or body; reads: names in the answer."""

    method: str
    path: str
    sends: frozenset[str]
    reads: frozenset[str]


def named(call: str, sends: str = "", reads: str = "") -> Named:
    method, path = call.split()
    return Named(method, path, frozenset(sends.split()), frozenset(reads.split()))


USER = (
    "id name surname email business_name fiscal_code phone role cemetery_id cemetery_name "
    "enabled createdAt"
)
OPERATOR = (
    "name surname email password businessName fiscalCode phone role cemeteryId enabled "
    "stripePublicKey stripeSecretKey orderNotificationEmail"
)
CEMETERY = (
    "name reference address emailAddress domain coordinates color logo linklogo map link1 "
    "link1Label link2 link2Label link3 link4 enabled order"
)
CEMETERY_READ = (
    "id name reference address email_address domain coordinates color logo linklogo map link1 "
    "link1_label link2 link2_label link3 link4 enabled order picture token sectorsCount "
    "blocksCount tombsCount deceasedCount"
)
SECTOR = "name coordinates cemeteryId enabled photos"
SECTOR_READ = "id name cemetery_id cemetery_name coordinates photos enabled createdAt description"
BLOCK = "name coordinates sectorId enabled photos"
BLOCK_READ = (
    "id name sector_id sector_name cemetery_name coordinates description photos enabled createdAt"
)
TOMB = (
    "reference picture gpsCoordinates matterportPosition blockId capacity userId "
    "permitExpirationDate enabled"
)
TOMB_READ = (
    "id reference picture coordinates matterport_link block_id capacity deceasedCount user_id "
    "permit_expiration_date enabled block_name sector_name cemetery_name createdAt"
)
DECEASED = (
    "nominative name surname fiscalCode birthdate deathdate epitaph picture backgroundImage "
    "commemorationVideo tombId enabled"
)
DECEASED_READ = (
    "id nominative name surname fiscal_code birthdate deathdate epitaph picture background_image "
    "commemoration_video tomb_id tomb_reference block_name sector_name cemetery_name enabled"
)
PRAYER = "id friend_name phrase created_at"
MODERATED = (
    f"{PRAYER} deceased_name deceased_surname tomb_reference block_name cemetery_id enabled "
    "is_visitor_message visitor_email ip_address"
)
OFFER = (
    "id title description price picture category_id categoryId merchant_id merchantName "
    "merchantSurname"
)
PRODUCT = "title description price categoryId fornitoreId cemeteryId enabled picture"
PRODUCT_READ = "id title description price category_id merchant_id cemetery_id enabled picture"
CATEGORY_READ = "id title cemetery_id enabled"
ORDER = "tombId customerEmail customerPhone customerName items notes"
ORDER_READ = (
    "id orderNumber customerName customerEmail customerPhone tombId totalAmount status createdAt "
    "cemeteryId"
)
SUPPLIER_CONFIG = "stripePublicKey stripeSecretKey orderNotificationEmail orderFeedback"
PAGE = "results total page totalPages"
FILTERS = "page pageSize search cemeteryId enabled sort"

SPECIFICATION = [
    named("POST /api/auth/login", sends="email password", reads=USER),
    named("POST /api/auth/logout"),
    named("GET /api/auth/user", reads=USER),
    named("GET /api/users", reads=USER),
    named("GET /api/users/{}", reads=USER),
    named("POST /api/users", sends=OPERATOR, reads=USER),
    named("PUT /api/users/{}", sends=OPERATOR, reads=USER),
    named("DELETE /api/users/{}"),
    named("GET /api/stats", reads="totalCemeteries totalSectors totalTombs totalDeceaseds"),
    named("GET /api/cemeteries", reads=CEMETERY_READ),
    named("POST /api/cemeteries", sends=CEMETERY, reads=CEMETERY_READ),
    named("PATCH /api/cemeteries/{}", sends=CEMETERY, reads=CEMETERY_READ),
    named("DELETE /api/cemeteries/{}"),
    named("GET /api/sectors", sends=FILTERS, reads=PAGE),
    named("POST /api/sectors", sends=SECTOR, reads=SECTOR_READ),
    named("PUT /api/sectors/{}", sends=SECTOR, reads=SECTOR_READ),
    named("DELETE /api/sectors/{}"),
    named("GET /api/blocks", sends=f"{FILTERS} sectorId", reads=PAGE),
    named("POST /api/blocks", sends=BLOCK, reads=BLOCK_READ),
    named("PATCH /api/blocks/{}", sends=BLOCK, reads=BLOCK_READ),
    named("DELETE /api/blocks/{}"),
    named("GET /api/tombs", sends=f"{FILTERS} blockId ownerId reference", reads=PAGE),
    named("POST /api/tombs", sends=TOMB, reads=TOMB_READ),
    named("PUT /api/tombs/{}", sends=TOMB, reads=TOMB_READ),
    named("DELETE /api/tombs/{}"),
    named("GET /api/deceaseds", sends=f"{FILTERS} tombId", reads=PAGE),
    named("POST /api/deceaseds", sends=DECEASED, reads=DECEASED_READ),
    named("PATCH /api/deceaseds/{}", sends=DECEASED, reads=DECEASED_READ),
    named("DELETE /api/deceaseds/{}"),
    named(
        "GET /api/public/cemeteries",
        reads="id name address logo link1 link1_label link2 link2_label",
    ),
    named(
        "GET /api/search/deceased",
        sends="q cemeteryId",
        reads="results total page totalPages",
    ),
    named(
        "GET /api/public/deceased/{}",
        reads="id name surname nominative birthdate deathdate epitaph picture cemeteryLink3 "
        "cemeteryLink4 tomb_id tombId blockId sectorName blockName tombReference tombPicture "
        "tombCoordinates blockCoordinates sectorCoordinates tombMatterportLink "
        "blockMatterportLink commemorationVideo cemeteryName affectsCount",
    ),
    named("GET /api/blocks/{}", reads="photos"),
    named(
        "POST /api/import/preview",
        sends="csvFile",
        reads="totalColumns previewRows columns preview",
    ),
    named("POST /api/import/csv", sends="csvFile", reads="success totalRows imported errors"),
    named(
        "GET /api/visitor-messages/{}",
        sends="approved",
        reads="id visitorName message createdAt",
    ),
    named(
        "POST /api/visitor-messages",
        sends="deceasedId visitorName visitorEmail message",
    ),
    named("GET /api/prayers/deceased/{}", reads=PRAYER),
    named("GET /api/prayers", reads=PRAYER),
    named("POST /api/visitor-prayers", sends="deceasedId friendName phrase"),
    named("GET /api/virtual-candles", sends="deceasedId"),
    named("POST /api/virtual-candles", sends="deceasedId visitorName message"),
    named("GET /api/visitor-affects/count/{}", reads="count"),
    named("POST /api/visitor-affects", sends="deceasedId"),
    named("POST /api/deceased/{}/qr-code", reads="qrCode"),
    named("GET /api/prayers/moderation", sends="filter", reads=MODERATED),
    named("PUT /api/prayers/{}/approve"),
    named("DELETE /api/prayers/{}"),
    named("GET /api/public/shop/products/{}", reads=OFFER),
    named("GET /api/public/tomb/{}/products", reads=OFFER),
    named(
        "POST /api/public/create-order",
        sends=ORDER,
        reads="clientSecret supplierId orderNumber totalAmount",
    ),
    named("GET /api/public/supplier/{}/stripe-key", reads="stripePublicKey"),
    named("GET /api/supplier-config", reads=SUPPLIER_CONFIG),
    named("PUT /api/supplier-config", sends=SUPPLIER_CONFIG),
    named("GET /api/orders", sends="status", reads=ORDER_READ),
    named("PUT /api/orders/{}/status", sends="status"),
    named("GET /api/shop/categories", reads=CATEGORY_READ),
    named("POST /api/shop/categories", sends="title enabled"),
    named("PUT /api/shop/categories/{}", sends="title enabled"),
    named("DELETE /api/shop/categories/{}"),
    named("GET /api/shop/products", reads=PRODUCT_READ),
    named("POST /api/shop/products", sends=PRODUCT),
    named("PUT /api/shop/products/{}", sends=PRODUCT),
    named("DELETE /api/shop/products/{}"),
]


def operations() -> dict[tuple[str, str], tuple[JsonObject, JsonObject]]:
    """Every documented operation with the schemas of its document."""
    return {
        (method.upper(), re.sub(r"\{\w+\}", "{}", path)): (
            operation,
            one.app.openapi()["components"]["schemas"],
        )
        for one in built()
        for path, item in one.app.openapi()["paths"].items()
        for method, operation in item.items()
    }


def names_in(content: JsonObject, schemas: JsonObject) -> set[str]:
    """Names of the fields of the objects in one place of a document."""
    names: set[str] = set()
    for media in content.values():
        schema = media["schema"]
        schema = schema.get("items", schema)
        schema = schemas[schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema
        names |= set(schema.get("properties", {}))
    return names


@pytest.mark.parametrize("call", SPECIFICATION, ids=lambda call: f"{call.method} {call.path}")
def test_a_call_of_the_specification_exists(call: Named) -> None:
    found = operations()
    assert (call.method, call.path) in found
    operation, schemas = found[call.method, call.path]
    body = operation.get("requestBody", {}).get("content", {})
    sent = {parameter["name"] for parameter in operation.get("parameters", [])}
    assert call.sends <= sent | names_in(body, schemas)
    success = next(answer for code, answer in operation["responses"].items() if code[0] == "2")
    assert call.reads <= names_in(success.get("content", {}), schemas)
