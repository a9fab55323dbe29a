"""What the calls of importer answer."""

from contracts.tests.visit import ANY, Visit, Visits
from services.importer.tests.cases import FOLDER

CSV = {"files": {"csvFile": ("registro.csv", (FOLDER / "d01_bom_crlf.csv").read_bytes())}}
NO_CSV = {"files": {"csvFile": ("registro.pdf", b"%PDF")}}

IMPORTER: Visits = {
    ("GET", "/api/health/importer"): Visit({ANY: 200}),
    ("POST", "/api/import/csv"): Visit({ANY: 400}, sent=NO_CSV),  # past the door, no further
    ("POST", "/api/import/preview"): Visit({ANY: 200}, sent=CSV),
    ("POST", "/api/import/columns"): Visit({ANY: 200}, sent=CSV),
    ("GET", "/api/import/guide"): Visit({ANY: 200}),
    ("GET", "/api/import/sample.csv"): Visit({ANY: 200}),
}
