"""JSON logs, one line an entry, each with the id of the request or event that caused it."""

import logging
import re
import sys
from contextvars import ContextVar

import orjson

from services.kit import clock

logger = logging.getLogger("camposanto")
request_id: ContextVar[str | None] = ContextVar("request_id", default=None)
_PLAIN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}

# of the card provider: whatever else happens, no log holds a key
_SECRET = re.compile(r"\b((?:[sr]k_(?:live|test)|whsec)_)\w+")


class JsonLines(logging.Formatter):
    """Formats a record and its `extra` fields as one JSON object."""

    def __init__(self, service: str) -> None:
        super().__init__()
        self.service = service

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, object] = {
            "time": clock.now().isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "service": self.service,
            "message": record.getMessage(),
        }
        if caused_by := request_id.get():
            entry["request_id"] = caused_by
        entry.update({k: v for k, v in vars(record).items() if k not in _PLAIN})
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return _SECRET.sub(r"\1•••", orjson.dumps(entry, default=str).decode())


def configure_logging(service: str) -> None:
    """Sends what we say, uvicorn too, to standard output as JSON; of any other library only what is
    amiss, for some tell every request or every letter of a font."""
    # what no line tells need not be found out for each
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False
    handler = logging.StreamHandler(sys.stdout)
    handler.setFormatter(JsonLines(service))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logger.setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logging.getLogger(name).setLevel(logging.INFO)
        logging.getLogger(name).handlers.clear()
        logging.getLogger(name).propagate = True
    logging.getLogger("uvicorn.access").disabled = True
    logging.getLogger("aiormq").setLevel(logging.ERROR)
