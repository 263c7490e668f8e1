"""Serving the pages until somebody stops it."""

import asyncio
import logging
import sys
import traceback
from contextlib import suppress

import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from web.app import create_app
from web.guards import MOST_SECONDS
from web.live_season import SECONDS_TO_END
from web.settings import Settings

MOST_CONNECTIONS = 500
_LONGEST_HEAD = 16 * 1024
"""Bytes of a request's first line and headers."""


class _Connection(H11Protocol):
    """A connection that is closed when the head of a request does not come in time."""

    _wait: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Wait for the first request."""
        assert isinstance(transport, asyncio.Transport)
        super().connection_made(transport)
        self._begin()

    def data_received(self, data: bytes) -> None:
        """Wait no longer once the head of a request is there."""
        super().data_received(data)
        if not getattr(self.cycle, "response_complete", True):
            self._end()

    def on_response_complete(self) -> None:
        """Wait for the next request."""
        self._begin()
        super().on_response_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no longer."""
        self._end()
        super().connection_lost(exc)

    def _begin(self) -> None:
        self._end()
        self._wait = self.loop.call_later(MOST_SECONDS, self.timeout_keep_alive_handler)

    def _end(self) -> None:
        if self._wait is not None:
            self._wait.cancel()


def without_words(record: logging.LogRecord) -> bool:
    """Log of an error its kind and where it came up, not its words: those may be secret."""
    if record.exc_info and record.exc_info[1] is not None:
        error = record.exc_info[1]
        places = traceback.extract_tb(error.__traceback__)
        where = " < ".join(f"{one.filename}:{one.lineno} {one.name}" for one in reversed(places))
        record.msg, record.args = "%s: %s", (type(error).__qualname__, where)
        record.exc_info = record.exc_text = None
    return True


def run(settings: Settings, host: str, port: int) -> None:
    """Serve until SIGTERM or Ctrl+C; what is being stored then is stored."""
    _log_to_stderr()
    server = uvicorn.Server(
        uvicorn.Config(
            create_app(settings),
            host,
            port,
            http=_Connection,
            ws="none",
            log_config=None,
            access_log=False,
            proxy_headers=False,
            server_header=False,
            limit_concurrency=MOST_CONNECTIONS,
            h11_max_incomplete_event_size=_LONGEST_HEAD,
            timeout_graceful_shutdown=int(SECONDS_TO_END),
        )
    )
    # Ctrl+C is how one ends it; by then everything has come to its end.
    with suppress(KeyboardInterrupt):
        server.run()


def _log_to_stderr() -> None:
    """Log what happens, one line each, with the time: the system's journal keeps it."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(without_words)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logging.basicConfig(level=logging.INFO, handlers=[handler])
