"""What the services log while a test runs."""

import logging
from typing import Any

import orjson

from services.kit.log import JsonLines


class Lines(logging.Handler):
    """Keeps what was logged, as the lines that would have been written."""

    def __init__(self) -> None:
        super().__init__()
        self.setFormatter(JsonLines("tested"))
        self.lines: list[dict[str, Any]] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(orjson.loads(self.format(record)))

    def about(self, message: str) -> list[dict[str, Any]]:
        return [line for line in self.lines if line["message"] == message]
