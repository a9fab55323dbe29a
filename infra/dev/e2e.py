"""Browser tests on a stack of their own: temporary folder, free port, demo register."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from infra.dev.process import Child, DevError, wait_until
from infra.dev.recap import of_interest, recap
from infra.dev.services import ROOT

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
START = 300.0
LONG_GRACE = 90.0
LAST_LINES = 60


def main(arguments: list[str]) -> int:
    with tempfile.TemporaryDirectory(prefix="camposanto-e2e-") as folder:
        local = Path(folder)
        stack = Child("stack", local / "stack-process.json", local / "stack.log")
        command = [sys.executable, "-m", "infra.dev.stack", "--local", folder, "--port", "0"]
        told = local / "stack.json"
        try:
            stack.start(command, _surroundings(), folder=ROOT)
            wait_until(told.exists, stack, START)
            return _browse(json.loads(told.read_text()), local, arguments)
        except DevError as problem:
            sys.stderr.write(f"{problem}\n")
            return 1
        finally:
            stack.stop(LONG_GRACE)


def _surroundings() -> dict[str, str]:
    """Without the addresses of a developer's own database and broker; all journeys come from one
    address, and buy more than one customer may."""
    own = {"DATABASE_URL", "AMQP_URL"}
    given = {name: value for name, value in os.environ.items() if name not in own}
    return given | {"CAMPOSANTO_SHOP_ORDERS_PER_HOUR": "500"}


def _browse(told: dict[str, object], local: Path, arguments: list[str]) -> int:
    env = os.environ | {
        "CAMPOSANTO_URL": str(told["url"]),
        "CAMPOSANTO_STACK": str(local / "stack.json"),
        "CHROMIUM": os.environ.get("CHROMIUM") or _browser(),
    }
    results, report = local / "results", local / "report.json"
    env["PLAYWRIGHT_JSON_OUTPUT_FILE"] = str(report)
    command = ["npx", "playwright", "test", "--output", str(results), *arguments]
    code = subprocess.run(command, cwd=ROOT / "web", env=env, check=False).returncode
    _tell(results, local / "logs")
    sys.stderr.flush()
    sys.stdout.write(recap(report))
    sys.stdout.flush()
    return code


def _tell(results: Path, logs: Path) -> None:
    """What the pages showed and the services said: the folder is gone when somebody reads of it.

    Of journeys that passed at another try too, and nothing if all went well. The names of those
    that failed and their count have to be the last that is read: they follow.
    """
    pages = sorted(results.rglob("error-context.md"))
    for page in pages:
        sys.stderr.write(f"--- {page.parent.name}\n{page.read_text()}\n")
    for log in sorted(logs.glob("*.log")) if pages else ():
        lines = filter(of_interest, log.read_text(errors="replace").splitlines())
        sys.stderr.write("\n".join([f"--- {log.name}", *list(lines)[-LAST_LINES:], ""]))


def _browser() -> str:
    for name in BROWSERS:
        if found := shutil.which(name):
            return found
    raise DevError("no Chromium: set CHROMIUM to its path")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
