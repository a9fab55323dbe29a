"""A small real HTTP server in the place of S3: one bucket, in memory."""

import hashlib
import re
import threading
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from urllib.parse import parse_qs, unquote, urlsplit
from xml.sax.saxutils import escape

BUCKET, FOLDER = "camposanto", "foto"
KEY_ID, SECRET = "a-key-id", "a-secret-key"


class Bucket(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: "S3"

    def _answer(self, status: int, body: bytes = b"", **headers: str) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), value)
        if "Content_Length" not in headers:
            self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def handle_any(self) -> None:
        body = self.rfile.read(int(self.headers.get("Content-Length") or 0))
        if self.server.is_away:
            self.close_connection = True
            return
        address = urlsplit(self.path)
        _, bucket, *rest = unquote(address.path).split("/", 2)
        query = parse_qs(address.query, keep_blank_values=True)
        is_ours = f"Credential={KEY_ID}/" in self.headers.get("Authorization", "")
        if bucket != BUCKET or not is_ours or (self.server.is_full and self.command == "PUT"):
            self._answer(403)
        else:
            self._do(rest[0] if rest else "", query, body)

    def _do(self, key: str, query: dict[str, list[str]], body: bytes) -> None:
        kept = self.server.kept
        if self.command == "PUT":
            kept[key] = body
            self._answer(200, ETag=f'"{hashlib.md5(body).hexdigest()}"')
        elif self.command == "POST" and "delete" in query:
            gone = re.findall(r"<Key>([^<]+)</Key>", body.decode())
            for each in gone:
                kept.pop(each, None)
            told = "".join(f"<Deleted><Key>{each}</Key></Deleted>" for each in gone)
            self._answer(200, f"<DeleteResult>{told}</DeleteResult>".encode())
        elif self.command == "DELETE":
            kept.pop(key, None)
            self._answer(204)
        elif "list-type" in query:
            self._answer(200, self._listed(query["prefix"][0]), Content_Type="application/xml")
        elif key in kept:
            etag = f'"{hashlib.md5(kept[key]).hexdigest()}"'
            self._answer(200, kept[key], ETag=etag, Last_Modified=formatdate(usegmt=True))
        else:
            self._answer(404, b"<Error><Code>NoSuchKey</Code></Error>")

    def _listed(self, prefix: str) -> bytes:
        files = "".join(
            f"<Contents><Key>{escape(key)}</Key><Size>{len(body)}</Size>"
            f"<LastModified>2020-01-01T00:00:00.000Z</LastModified><ETag>x</ETag></Contents>"
            for key, body in self.server.kept.items()
            if key.startswith(prefix)
        )
        return (
            f"<ListBucketResult><IsTruncated>false</IsTruncated>{files}</ListBucketResult>".encode()
        )

    do_GET = do_HEAD = do_PUT = do_POST = do_DELETE = handle_any

    def log_message(self, format: str, *args: object) -> None:
        """Keep the test's output clean."""


class S3(ThreadingHTTPServer):
    """kept: what is stored, by key; is_full: refuses what is new; is_away: breaks off."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Bucket)
        self.kept: dict[str, bytes] = {}
        self.is_full = self.is_away = False
        self.url = f"http://127.0.0.1:{self.server_address[1]}"
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.shutdown()
        self.server_close()
