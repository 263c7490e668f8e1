"""The cookie of who is signed in, and the one of a chosen language."""

from starlette.requests import Request
from starlette.responses import Response

from league import clock
from league.views.users import SignedIn
from web.settings import Settings

_LANGUAGE = "language"


def _name(settings: Settings) -> str:
    # A browser takes a __Host- cookie from this very host only, by TLS and for all paths.
    return "__Host-spielleiter" if settings.secure else "spielleiter"


def token(request: Request, settings: Settings) -> str:
    """Return the token that a browser has; empty = none."""
    return request.cookies.get(_name(settings), "")


def give(answer: Response, settings: Settings, signed_in: SignedIn) -> None:
    """Hand out the token of a session for as long as the session lasts."""
    lasts = int((signed_in.until - clock.now()).total_seconds())
    answer.set_cookie(
        _name(settings),
        signed_in.token,
        max_age=lasts,
        secure=settings.secure,
        httponly=True,
        samesite="lax",
    )


def take_back(answer: Response, settings: Settings) -> None:
    """Have the browser forget the token, and what it keeps of forms."""
    answer.delete_cookie(_name(settings), secure=settings.secure, httponly=True, samesite="lax")
    answer.headers["Clear-Site-Data"] = '"storage"'


def speak(answer: Response, settings: Settings, language: str) -> None:
    """Have the browser remember a language for a year."""
    year = 365 * 24 * 3600
    answer.set_cookie(
        _LANGUAGE, language, max_age=year, secure=settings.secure, httponly=True, samesite="lax"
    )


def language(request: Request) -> str:
    """Return the language that was chosen in this browser; empty = none."""
    return request.cookies.get(_LANGUAGE, "")
