"""What the calls of shop answer."""

from contracts.tests.visit import ANY, Visit, Visits
from services.kit.auth import Role

NOTHING_SET = '"hasSecretKey":false'

SHOP: Visits = {
    ("GET", "/api/health/shop"): Visit({ANY: 200}),
    ("GET", "/api/supplier-config"): Visit({ANY: 200}, tells={Role.SUPPLIER: NOTHING_SET}),
    ("PUT", "/api/supplier-config"): Visit(
        {ANY: 200}, sent={"json": {"orderFeedback": "Grazie"}}, tells={Role.SUPPLIER: "Grazie"}
    ),
}
