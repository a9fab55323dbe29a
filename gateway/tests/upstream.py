"""A small real HTTP server that tells what reached it."""

import json
import threading
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, urlsplit


class Echo(BaseHTTPRequestHandler):
    """Answers with the request in JSON; `?answer=418` asks for a status, `?drop=1` for none.

    `?padding=9` makes it longer, `?kind=image/webp` calls it that."""

    protocol_version = "HTTP/1.1"
    server: "Upstream"

    def handle_any(self) -> None:
        length = int(self.headers.get("Content-Length") or 0)
        body = self.rfile.read(length)
        address = urlsplit(self.path)
        query = parse_qs(address.query)
        headers = {name.lower(): value for name, value in self.headers.items()}
        if address.path.startswith("/internal/"):
            self.server.questions.append(headers)
        if address.path != "/healthz":
            self.server.seen.append(f"{self.command} {self.path}")
        if "drop" in query or self.server.away:
            self.close_connection = True
            return
        told = {
            "service": self.server.name,
            "method": self.command,
            "path": self.path,
            "headers": headers,
            "bytes": len(body),
            "padding": "x" * int(query.get("padding", ["0"])[0]),
        }
        answer = json.dumps(told).encode()
        is_question = address.path.startswith("/internal/")
        usual = self.server.verdict if is_question else "200"
        status = int(query.get("answer", [usual])[0])
        self.send_response(status)
        if is_question and self.server.token is not None:
            self.send_header("X-Internal-Token", self.server.token)
        self.send_header("Content-Type", query.get("kind", ["application/json"])[0])
        self.send_header("Content-Length", str(len(answer)))
        self.send_header("X-Request-Id", "made-by-the-service")
        self.end_headers()
        if self.command != "HEAD" and status != HTTPStatus.NOT_MODIFIED:
            self.wfile.write(answer)

    do_GET = do_HEAD = do_POST = do_PUT = do_PATCH = do_DELETE = handle_any

    def log_message(self, format: str, *args: object) -> None:
        """Keep the test's output clean."""


class Upstream(ThreadingHTTPServer):
    """One service's place; after `close` its open connections drop what still comes.

    verdict, token: what it answers to the gateway's question, in identity's place.
    """

    daemon_threads = True

    def __init__(self, name: str, port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), Echo)
        self.name = name
        self.seen: list[str] = []
        self.questions: list[dict[str, str]] = []
        self.verdict = "200"
        self.token: str | None = None
        self.away = False
        self.url = f"http://127.0.0.1:{self.server_address[1]}"
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.away = True
        self.shutdown()
        self.server_close()
