"""What a service writes to its log: its own words, and of libraries what is amiss."""

import json
import subprocess
import sys

SAY = """
import logging
from services.kit.log import configure_logging, logger
configure_logging("registry")
logger.info("ours")
logging.getLogger("uvicorn.error").info("the server's")
for library in ("httpx", "fontTools.subset", "aio_pika.queue", "sqlalchemy.engine"):
    logging.getLogger(library).info("each request and letter")
    logging.getLogger(library).warning("amiss")
logging.getLogger("uvicorn.access").info("each request")
"""


def test_libraries_speak_only_when_something_is_amiss() -> None:
    done = subprocess.run([sys.executable, "-c", SAY], capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["message"] for line in lines] == ["ours", "the server's", *["amiss"] * 4]
    assert {line["service"] for line in lines} == {"registry"}
