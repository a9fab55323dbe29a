"""What the calls of shop answer."""

from contracts.tests.visit import ANY, Visit, Visits

SHOP: Visits = {
    ("GET", "/api/health/shop"): Visit({ANY: 200}),
}
