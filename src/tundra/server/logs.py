"""Structured logs: one JSON object a line. Nothing secret is ever handed to them."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

LOG = logging.getLogger("tundra.server")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line |= getattr(record, "facts", {})
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def say(what: str, level: int = logging.INFO, **facts: object) -> None:
    LOG.log(level, what, extra={"facts": facts})


def trouble(what: str, **facts: object) -> None:
    """Something that should not happen, with where it happened."""
    LOG.error(what, exc_info=True, extra={"facts": facts})


def set_up(level: int = logging.INFO) -> None:
    """Our lines, and warnings of the web server, to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name, least in (("tundra.server", level), ("uvicorn", logging.WARNING)):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(max(level, least))
        logger.propagate = False
