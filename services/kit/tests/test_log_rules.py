"""What a service writes to its log: its own words, and of libraries what is amiss."""

import json
import subprocess
import sys

from services.kit.log import logger
from services.kit.testing.lines import Lines

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


def test_no_line_holds_a_key_of_the_card_provider(log: Lines) -> None:
    """Whoever logs it, and wherever in the line it stands."""
    logger.error("with sk_live_abcDEF123 and whsec_x1", extra={"key": ["rk_test_abc_def"]})
    try:
        raise ValueError("sk_test_abc")
    except ValueError:
        logger.exception("task_live_abc stays")
    first, second = log.lines
    assert first["message"] == "with sk_live_••• and whsec_•••"
    assert first["key"] == ["rk_test_•••"]
    assert second["message"] == "task_live_abc stays"
    assert "sk_test_abc" not in second["trace"]
    assert "ValueError: sk_test_•••" in second["trace"]


def test_libraries_speak_only_when_something_is_amiss() -> None:
    done = subprocess.run([sys.executable, "-c", SAY], capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    assert [line["message"] for line in lines] == ["ours", "the server's", *["amiss"] * 4]
    assert {line["service"] for line in lines} == {"registry"}
