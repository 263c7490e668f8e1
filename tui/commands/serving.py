"""The captains' pages: ``serve``."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import click

from league.errors import InputError
from league.language import _
from tui.commands.call import Call
from tui.commands.common import command, print_message
from tui.commands.listing import about_of
from tui.commands.options import flag, number_option, text_option

if TYPE_CHECKING:
    from web.settings import Settings

_EXTRA = frozenset({"starlette", "uvicorn", "jinja2", "multipart", "argon2", "markupsafe"})
"""What the extra ``web`` installs."""


def commands() -> Iterator[click.Command]:
    """Yield the commands of this area."""
    yield command(
        "serve",
        serve,
        [
            text_option(
                "--origin", "ADDRESS", _("Public address of the pages: https://liga.example.at.")
            ),
            text_option(
                "--host", "ADDRESS", _("Address to listen at; usually this machine alone.")
            ),
            number_option("--port", _("Port to listen at; 8000 without it."), default=8000),
            text_option(
                "--trusted-proxy",
                "ADDRESS",
                _("Address of the proxy that tells where a request comes from."),
            ),
            flag("--plain-http", _("Without TLS, for trying it out on this machine.")),
        ],
        about_of("serve"),
        "spielleiter serve --origin https://liga.example.at",
        "spielleiter serve --plain-http",
        needs="season",
    )


def serve(
    call: Call, *, origin: str, host: str, port: int, trusted_proxy: str, plain_http: bool
) -> None:
    """Serve the pages. Raises InputError where the extra is not installed."""
    run = _runner()
    from web.settings import Settings, origin_of

    host = host or "127.0.0.1"
    if not origin and not plain_http:
        raise InputError(_("Say with --origin by which address people reach the pages."))
    where = origin_of(origin or f"http://{host}:{port}", plain_http=plain_http)
    known = Settings(call.existing(), where, call.season, trusted_proxy, call.seal_key)
    print_message(_("Serving {origin}; Ctrl+C ends it."), origin=where)
    run(known, host, port)


def _runner() -> "Callable[[Settings, str, int], None]":
    """Return what serves. Raises InputError where the extra is not installed."""
    try:
        from web.running import run
    except ModuleNotFoundError as error:
        if (error.name or "").partition(".")[0] not in _EXTRA:
            raise
        sentence = _("The pages need more than is installed here: pip install 'spielleiter[web]'.")
        raise InputError(sentence) from error
    return run
