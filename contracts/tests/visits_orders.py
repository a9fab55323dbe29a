"""What the calls of shop answer about orders and their payment."""

from dataclasses import replace

from contracts.tests.ground_shop import CLIENT_SECRET
from contracts.tests.visit import ANY, At, Status, Visit, Visits
from contracts.tests.visits_catalogue import OF_SELLERS, of_sellers
from contracts.tests.visits_pictures import PNG

# nobody is asked about these orders at the provider: they are paid
CUSTOMERS = {"own": 200, "neighbour's": 200, "elsewhere": 200, "nobody": 404}
PAID: dict[str, Status] = {**dict.fromkeys(CUSTOMERS, 409), "nobody": 404}
PROOF = {"json": {"clientSecret": CLIENT_SECRET}}
BUYER = {"customerEmail": "anna@example.org", "customerPhone": "0577 000000"}
ROSES = [{"productId": 1, "quantity": 1}]

# every order's customer has the same address: a search goes no further than a list
SEARCHED = f"{ANY}: searched, of some days, a page"
ORDERS: Visits = {
    ("GET", "/api/orders"): replace(
        OF_SELLERS,
        answers={ANY: 200, SEARCHED: 200},
        queries={
            SEARCHED: {
                "search": "anna@example.org",
                "from": "2020-01-01",
                "to": "2999-12-31",
                "page": 1,
                "pageSize": 200,
            }
        },
    ),
    ("GET", "/api/orders/summary"): Visit({ANY: 200}, hides=OF_SELLERS.hides),
    ("GET", "/api/orders/{order_id}"): Visit(of_sellers(200)),
    ("PUT", "/api/orders/{order_id}/status"): Visit(
        of_sellers(200), sent={"json": {"status": "processing"}}
    ),
    # there is no refund that could be tried again
    ("POST", "/api/orders/{order_id}/refund"): Visit(of_sellers(409)),
    ("POST", "/api/orders/{order_id}/photos"): Visit(
        of_sellers(201), sent={"files": {"photo": ("foto.png", PNG)}}
    ),
    ("GET", "/api/orders/{order_id}/photos/{photo_id}"): Visit(of_sellers(200)),
    ("DELETE", "/api/orders/{order_id}/photos/{photo_id}"): Visit(of_sellers(204)),
    ("GET", "/api/public/orders/by-token/{token}"): Visit(CUSTOMERS),
    # none of them is completed, and so no customer is shown a photo
    ("GET", "/api/public/orders/by-token/{token}/photos/{photo_id}"): Visit(
        dict.fromkeys(CUSTOMERS, 404)
    ),
    ("POST", "/api/public/orders/by-token/{token}/payment"): Visit(PAID),
    # there is no card provider here that could be asked for a payment
    ("POST", "/api/public/create-order"): Visit(
        {"own": 503, "nobody": 404},
        bodies={
            row: {**BUYER, "tombId": At("tomb_id", row), "items": ROSES}
            for row in ("own", "nobody")
        },
    ),
    ("POST", "/api/public/orders/{number}/refresh"): Visit(CUSTOMERS, sent=PROOF),
    ("POST", "/api/public/orders/{number}/cancel"): Visit(PAID, sent=PROOF),
    ("GET", "/api/public/supplier/{supplier_id}/stripe-key"): Visit(CUSTOMERS),
    # nothing is signed here
    ("POST", "/api/webhooks/stripe/{account_id}"): Visit({"demo": 400, "nobody": 404}),
}
