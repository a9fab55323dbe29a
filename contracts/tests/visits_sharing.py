"""What the calls of memorial answer that lead to a memorial: codes, labels, pages."""

from contracts.tests.visit import ANY, At, Status, Visit, Visits, own, staff

PEOPLE: dict[str, Status] = {
    "own": 200,
    "neighbour's": 200,
    "elsewhere": 200,
    "hidden": 404,
    "nobody": 404,
}
PRINTED: dict[str, Status] = {
    "own": 200,
    "neighbour's": staff(200),
    "elsewhere": own(200),
    "hidden": own(200),
    "nobody": 404,
}
# there is no web server here whose page could be told of anybody
NO_PAGE: dict[str, Status] = dict.fromkeys(PEOPLE, 503)

SHARING: Visits = {
    ("POST", "/api/deceased/{deceased_id}/qr-code"): Visit(PEOPLE),
    ("POST", "/api/deceased/labels"): Visit(
        PRINTED, bodies={row: {"ids": [At("deceased_id", row)]} for row in PRINTED}
    ),
    ("GET", "/memorial/{deceased_id}"): Visit(NO_PAGE),
    ("HEAD", "/memorial/{deceased_id}"): Visit(NO_PAGE),
    ("GET", "/robots.txt"): Visit({ANY: 200}),
    ("GET", "/sitemap.xml"): Visit({ANY: 404}),
    ("GET", "/sitemap-{part}.xml"): Visit({"first": 404}),
}
