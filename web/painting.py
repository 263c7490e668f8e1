"""Templates painted: the style stands in each page, the one script in a file named by its hash."""

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from league import formatting, language, sanitizing
from league.formatting import filled_in
from league.language import _, ngettext
from web import words

HERE = Path(__file__).parent
_COMMENTS = re.compile(r"/\*.*?\*/", re.DOTALL)
_BLANKS = re.compile(r"\s*([{};,>])\s*|(:)\s+|\s+")
"""Blanks that mean nothing; one before a colon does, in ``.results :checked``."""


@cache
def style() -> str:
    """Return the style of all pages, without its comments and blanks."""
    source = (HERE / "static" / "style.css").read_text(encoding="utf-8")
    short = _BLANKS.sub(lambda found: found[1] or found[2] or " ", _COMMENTS.sub("", source))
    return short.replace(";}", "}").strip()


@cache
def script() -> bytes:
    """Return the one script, which keeps what is typed."""
    return (HERE / "static" / "keep.js").read_bytes()


@cache
def script_path() -> str:
    """Return the script's path, another one when it changes: browsers keep it for ever."""
    return f"/keep-{sha256(script()).hexdigest()[:12]}.js"


@cache
def policy() -> str:
    """Return what a page may load: its own style, known by its hash, and the one script."""
    digest = b64encode(sha256(style().encode()).digest()).decode()
    return "; ".join(
        [
            "default-src 'none'",
            f"style-src 'sha256-{digest}'",
            "script-src 'self'",
            "connect-src 'self'",
            "img-src data:",
            "form-action 'self'",
            "base-uri 'none'",
            "frame-ancestors 'none'",
        ]
    )


@cache
def _templates() -> Environment:
    made = Environment(
        loader=FileSystemLoader(HERE / "templates"),
        autoescape=True,
        trim_blocks=True,
        lstrip_blocks=True,
        undefined=StrictUndefined,
        auto_reload=False,
    )
    made.globals |= {
        "_": _,
        "ngettext": ngettext,
        "language": language.current,
        "filled_in": filled_in,
        "script_path": script_path,
        "words": words,
    }
    made.filters |= {
        "day": formatting.day,
        "clock": formatting.clock,
        "money": formatting.money,
        "score": formatting.score,
        "visible": sanitizing.visible,
    }
    return made


def painted(template: str, **facts: object) -> str:
    """Return a page as HTML; every fact is escaped."""
    return _templates().get_template(template).render(style=Markup(style()), **facts)
