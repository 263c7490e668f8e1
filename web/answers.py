"""Answers: a page, a way on, a sentence about what went wrong."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from league.language import LANGUAGES, _, use
from web import cookies
from web.painting import painted, policy

_DEFAULT = "de"
HEADERS = {
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    # With no-referrer browsers would send "Origin: null" with every form.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}
"""What every answer says of itself unless it says otherwise."""


def html(template: str, status: int = 200, **facts: object) -> Response:
    """Return a page."""
    headers = {"Content-Security-Policy": policy(), **HEADERS}
    return HTMLResponse(painted(template, **facts), status, headers)


def onward(path: str) -> Response:
    """Return the way to the page that shows what was done."""
    return RedirectResponse(path, 303)


def sentence(status: int, words: str, *, again: int | None = None) -> Response:
    """Return a page that says one thing; ``again`` = seconds until the browser asks once more."""
    answer = html("sentence.html", status, words=words, visit=None)
    if again is not None:
        answer.headers["Refresh"] = answer.headers["Retry-After"] = str(again)
    return answer


def not_there() -> Response:
    """Return one and the same answer for what is not there and for what is not one's own."""
    return sentence(404, _("There is nothing here, or nothing that you may see."))


def speak(request: Request, own: str = "") -> None:
    """Speak the language that was chosen here, else the person's own, else the browser's."""
    wanted = (cookies.language(request), own, *_accepted(request))
    use(next((one for one in wanted if one in LANGUAGES), _DEFAULT))


def _accepted(request: Request) -> list[str]:
    """Return the languages that the browser takes, the best first."""
    weighed = []
    for one in request.headers.get("accept-language", "").split(",")[:10]:
        name, _semicolon, more = one.strip().partition(";q=")
        weighed.append((_weight(more), name[:2].lower()))
    return [name for weight, name in sorted(weighed, key=lambda pair: -pair[0]) if weight > 0]


def _weight(typed: str) -> float:
    try:
        return float(typed or 1)
    except ValueError:
        return 0.0
