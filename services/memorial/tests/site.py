"""A web server with the page of the web part, which can be changed and can go away."""

import threading
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

PAGE = """<!doctype html>
<html lang="it">
  <head>
    <meta charset="utf-8" />
    <meta
      name="description"
      content="Cerca una persona cara."
    />
    <link rel="icon" href="/img/logo.svg" type="image/svg+xml" />
    <title>Camposanto</title>
    <script type="module" src="/assets/index-1a2b3c.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
"""


class _Handler(BaseHTTPRequestHandler):
    server: "Site"

    def do_GET(self) -> None:
        site = self.server
        site.asked.append(self.headers.get("If-None-Match"))
        page = site.page.encode()
        etag = f'"{sha256(page).hexdigest()[:12]}"'
        is_known = self.headers.get("If-None-Match") == etag
        is_there = self.path == "/index.html" and not site.is_broken
        self.send_response((304 if is_known else 200) if is_there else 500)
        self.send_header("ETag", etag)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        if is_there and not is_known:
            self.wfile.write(page)

    def log_message(self, format: str, *args: object) -> None:
        """Keep the test's output clean."""


class Site(ThreadingHTTPServer):
    """asked: the ETags that came with requests; is_broken: it answers 500."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Handler)
        self.page = PAGE
        self.asked: list[str | None] = []
        self.is_broken = False
        self.url = f"http://127.0.0.1:{self.server_address[1]}"
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.shutdown()
        self.server_close()
