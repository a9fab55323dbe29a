"""What the calls of importer answer."""

from contracts.tests.visit import ANY, Visit, Visits
from services.importer.tests.cases import FOLDER

CSV = {"files": {"csvFile": ("registro.csv", (FOLDER / "d01_bom_crlf.csv").read_bytes())}}
NO_CSV = {"files": {"csvFile": ("registro.pdf", b"%PDF")}}

CEMETERIES = ("here", "elsewhere", "empty", "nobody")  # any number may have a mapping

IMPORTER: Visits = {
    ("GET", "/api/health/importer"): Visit({ANY: 200}),
    ("POST", "/api/import/csv"): Visit({ANY: 400}, sent=NO_CSV),  # past the door, no further
    ("POST", "/api/import/preview"): Visit({ANY: 200}, sent=CSV),
    ("POST", "/api/import/columns"): Visit({ANY: 200}, sent=CSV),
    ("GET", "/api/import/guide"): Visit({ANY: 200}),
    ("GET", "/api/import/sample.csv"): Visit({ANY: 200}),
    ("GET", "/api/import/jobs"): Visit({ANY: 200}),
    ("POST", "/api/import/jobs"): Visit({ANY: 400}, sent=NO_CSV),
    ("GET", "/api/import/jobs/{job_id}"): Visit({"done": 200, "nobody": 404}),
    ("GET", "/api/import/jobs/{job_id}/notes"): Visit(
        {"done": 200, "nobody": 404}, sent={"params": {"kind": "error"}}
    ),
    ("GET", "/api/import/jobs/{job_id}/refused.csv"): Visit({"done": 404, "nobody": 404}),
    ("POST", "/api/import/jobs/{job_id}/undo"): Visit({"done": 202, "nobody": 404}),
    ("GET", "/api/import/mappings"): Visit({ANY: 200}),
    ("GET", "/api/import/mappings/{cemetery_id}"): Visit(dict.fromkeys(CEMETERIES, 404)),
    ("PUT", "/api/import/mappings/{cemetery_id}"): Visit(
        dict.fromkeys(CEMETERIES, 200), sent={"json": {"reading": {"columns": {"Nr.": None}}}}
    ),
    ("DELETE", "/api/import/mappings/{cemetery_id}"): Visit(dict.fromkeys(CEMETERIES, 404)),
}
