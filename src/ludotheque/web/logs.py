"""Logs: a line for each event, as JSON for programs or plain for a person who watches. They hold no secrets.

What an exception says is left out, only where it happened is told: it could quote a token or a seed.
"""

import logging
import re
import sys
import time
import traceback

import msgspec

OURS = (
    "table",
    "tables",
    "game",
    "games",
    "part",
    "bot",
    "bot_level",
    "why",
    "count",
    "method",
    "address",
    "phase",
    "seconds",
)
"""The facts that a line may tell beside its message, if it was logged with them; none is called as what every line
has."""
_QUOTES = re.compile(r"[(<\n]")


def message_of(line: logging.LogRecord) -> str:
    """The message of a line; of the event loop only how it begins, as then it quotes what tasks were given."""
    message = line.getMessage()
    return _QUOTES.split(message, maxsplit=1)[0].strip() if line.name == "asyncio" else message


def facts_of(line: logging.LogRecord) -> dict[str, object]:
    """The facts that a line tells."""
    facts = {name: getattr(line, name) for name in OURS if hasattr(line, name)}
    if line.exc_info and line.exc_info[1] is not None:
        error = line.exc_info[1]
        facts["error"] = type(error).__name__
        frames = traceback.extract_tb(error.__traceback__)
        facts["trace"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
    return facts


class JsonLines(logging.Formatter):
    """One JSON object on a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        head = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "from": record.name,
            "message": message_of(record),
        }
        return msgspec.json.encode(head | facts_of(record), enc_hook=str).decode()


class PlainLines(logging.Formatter):
    """The time, the message, and its facts."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        facts = "".join(f" {name}={value}" for name, value in facts_of(record).items())
        return f"{at} {record.levelname.lower()}: {message_of(record)}{facts}"


def begin_logging(level: int | None = None) -> None:
    """Write what this process logs to its error output; a person who watches sees only what is wrong."""
    watched = sys.stderr.isatty()
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if watched else JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level if level is not None else logging.WARNING if watched else logging.INFO)
    for chatty in ("httpx", "httpcore", "asyncio", "numba"):
        logging.getLogger(chatty).setLevel(logging.WARNING)
    for server in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logging.getLogger(server).setLevel(logging.WARNING)  # it would tell addresses, paths and queries
    logging.getLogger("litestar").setLevel(logging.ERROR)
