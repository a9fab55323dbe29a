"""`python -m infra.sandbox --smtp-port N --port N`: serves on loopback until it is stopped."""

import argparse
from pathlib import Path

import uvicorn

from infra.sandbox.app import build
from infra.sandbox.smtp import HOST

# Calls that are to get no answer would hold up the end.
GRACE = 1


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m infra.sandbox", description=__doc__)
    parser.add_argument("--smtp-port", type=int, required=True, help="where mail is handed over")
    parser.add_argument("--port", type=int, required=True, help="where its pages and the API are")
    parser.add_argument("--folder", type=Path, help="where payments are kept; memory if not told")
    asked = parser.parse_args()
    uvicorn.run(
        build(asked.smtp_port, asked.folder),
        host=HOST,
        port=asked.port,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE,
    )


if __name__ == "__main__":
    main()
