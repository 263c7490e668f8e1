"""Whether this terminal can show the interface."""

import sys

from league.language import _


def unusable() -> str | None:
    """Return why this terminal cannot show the interface; None when it can."""
    streams = (sys.stdin, sys.stdout, sys.stderr)
    if not all(stream is not None and stream.isatty() for stream in streams):
        return _(
            "The terminal interface needs a terminal. "
            "In pipes and scripts use the commands: spielleiter --help"
        )
    try:
        "♞ ½ ▲ č ő".encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return _(
            "This terminal's encoding is {name}; UTF-8 is needed, for example LANG=C.UTF-8."
        ).format(name=sys.stdout.encoding)
    return None
