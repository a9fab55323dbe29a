"""What the stand-in knows, in SQLite: in a folder it outlives a restart."""

import json
import secrets
import sqlite3
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Doc = dict[str, Any]
_SCHEMA = """
create table if not exists object (
    place integer primary key, id text not null unique, account text not null,
    kind text not null, body text not null);
create index if not exists object_kind on object (kind, account, place);
create table if not exists answer (
    account text not null, key text not null, fingerprint text not null,
    status integer not null, body text not null, primary key (account, key)) without rowid;
"""


@dataclass(frozen=True, slots=True)
class Answer:
    """What an idempotency key was answered; fingerprint: of the request it came with."""

    fingerprint: str
    status: int
    body: Doc


class Store:
    """Documents by id, each of an account, in the order in which they were made."""

    def __init__(self, folder: Path | None = None) -> None:
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
        place = ":memory:" if folder is None else folder / "payments.sqlite"
        self._db = sqlite3.connect(place, isolation_level=None, check_same_thread=False)
        # A demo's data may be lost with the machine's power, not with its process.
        self._db.execute("pragma synchronous = off")
        self._db.executescript(_SCHEMA)

    def put(self, account: str, doc: Doc) -> None:
        """Keeps the document as it is now."""
        self._db.execute(
            "insert into object (id, account, kind, body) values (?, ?, ?, ?)"
            " on conflict (id) do update set body = excluded.body",
            (doc["id"], account, doc["object"], json.dumps(doc)),
        )

    def find(self, kind: str, doc_id: str, account: str | None = None) -> Doc | None:
        """account: None looks in all of them."""
        row = self._db.execute(
            "select body from object where id = ? and kind = ? and account = coalesce(?, account)",
            (doc_id, kind, account),
        ).fetchone()
        return None if row is None else json.loads(row[0])

    def account_of(self, doc_id: str) -> str:
        row = self._db.execute("select account from object where id = ?", (doc_id,)).fetchone()
        return str(row[0])

    def all(self, kind: str, account: str | None = None) -> list[Doc]:
        """Newest first."""
        rows = self._db.execute(
            "select body from object where kind = ? and account = coalesce(?, account)"
            " order by place desc",
            (kind, account),
        )
        return [json.loads(row[0]) for row in rows]

    def delete(self, doc_id: str) -> None:
        self._db.execute("delete from object where id = ?", (doc_id,))

    def answered(self, account: str, key: str) -> Answer | None:
        row = self._db.execute(
            "select fingerprint, status, body from answer where account = ? and key = ?",
            (account, key),
        ).fetchone()
        return None if row is None else Answer(row[0], row[1], json.loads(row[2]))

    def remember(self, account: str, key: str, answer: Answer) -> None:
        self._db.execute(
            "insert into answer values (?, ?, ?, ?, ?) on conflict do nothing",
            (account, key, answer.fingerprint, answer.status, json.dumps(answer.body)),
        )

    def clear(self) -> None:
        """Forgets everything."""
        self._db.executescript("delete from object; delete from answer;")

    def close(self) -> None:
        self._db.close()


def new_id(prefix: str) -> str:
    return f"{prefix}_{secrets.token_hex(12)}"


def now() -> int:
    """Whole seconds, as all moments of the API."""
    return int(time.time())
