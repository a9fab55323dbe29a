"""`python -m infra.sandbox --smtp-port N --port N`: serves on loopback until it is stopped."""

import argparse

import uvicorn

from infra.sandbox.app import build
from infra.sandbox.smtp import HOST


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m infra.sandbox", description=__doc__)
    parser.add_argument("--smtp-port", type=int, required=True, help="where mail is handed over")
    parser.add_argument("--port", type=int, required=True, help="where its page is")
    asked = parser.parse_args()
    uvicorn.run(
        build(asked.smtp_port), host=HOST, port=asked.port, access_log=False, server_header=False
    )


if __name__ == "__main__":
    main()
