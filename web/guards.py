"""What every request passes before a page sees it: host, origin, size, time; and what is logged."""

import asyncio
import logging
from time import perf_counter

from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from league import text
from league.language import _
from web import answers
from web.settings import Settings

MOST_BYTES = 256 * 1024
"""Most bytes of a form as it is sent; no text of a person comes near."""
MOST_SECONDS = 20.0
"""Seconds within which a form must have come."""
ADDRESS = "spielleiter.address"
"""Key of the request's scope: where it comes from, as far as that can be trusted."""

_log = logging.getLogger("spielleiter.access")

_HEADERS = (
    (b"x-content-type-options", b"nosniff"),
    # With no-referrer browsers would send "Origin: null" with every form.
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
_BY_TLS = ((b"strict-transport-security", b"max-age=31536000"),)
_UNKEPT = ((b"cache-control", b"no-store"),)


class _RefusedError(Exception):
    """A request that no page is to see."""

    def __init__(self, status: int, words: str) -> None:
        super().__init__(words)
        self.status, self.words = status, words


def guarded(app: ASGIApp, settings: Settings) -> ASGIApp:
    """Return the app behind its guards."""

    async def pass_on(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await app(scope, receive, send)
            return
        request = Request(scope)
        scope[ADDRESS] = address_of(request, settings)
        answer = _watched(send, settings, request)
        answers.speak(request)
        try:
            _check(request, settings)
            await app(scope, await _whole_body(request, receive), answer)
        except _RefusedError as refused:
            await answers.sentence(refused.status, refused.words)(scope, receive, answer)

    return pass_on


def address_of(request: Request, settings: Settings) -> str:
    """Return where a request comes from: what the trusted proxy says last, else who connects.

    What stands before the last hop was written by whoever sent it, so nothing of it is believed.
    """
    near = request.client.host if request.client else ""
    if not near or near != settings.trusted_proxy:
        return near
    told = request.headers.getlist("x-forwarded-for")
    return (told[-1].rpartition(",")[2].strip() if told else "")[:64] or near


def _check(request: Request, settings: Settings) -> None:
    if request.headers.get("host", "").lower() != settings.host:
        raise _RefusedError(421, _("These pages are not reached by this address."))
    if request.method not in ("GET", "HEAD", "POST"):
        raise _RefusedError(405, _("This is no form of these pages."))
    # A form on another site can send a request here, but not with our origin.
    if request.method == "POST" and request.headers.get("origin") != settings.origin:
        raise _RefusedError(403, _("This form does not come from these pages; nothing was done."))


async def _whole_body(request: Request, receive: Receive) -> Receive:
    """Return what hands out a body that has already come, within bounds of size and time."""
    if request.method != "POST":
        return receive
    body = bytearray()
    try:
        async with asyncio.timeout(MOST_SECONDS):
            while (message := await receive())["type"] == "http.request":
                body += message.get("body", b"")
                if len(body) > MOST_BYTES:
                    raise _RefusedError(413, _too_long())
                if not message.get("more_body"):
                    break
    except TimeoutError as error:
        words = _("What you sent came too slowly; nothing was done. Please send it again.")
        raise _RefusedError(408, words) from error
    return _handing_out({"type": "http.request", "body": bytes(body)}, receive)


def _too_long() -> str:
    return _("What you sent is too long; nothing was done. Go back and shorten what you typed.")


def _handing_out(first: Message, then: Receive) -> Receive:
    waiting = [first]

    async def receive() -> Message:
        return waiting.pop() if waiting else await then()

    return receive


def _watched(send: Send, settings: Settings, request: Request) -> Send:
    """Return what sends with the headers of every answer, and logs it without what was sent."""
    began = perf_counter()

    async def answer(message: Message) -> None:
        if message["type"] == "http.response.start":
            names = {name for name, _value in message["headers"]}
            more = (*_HEADERS, *(_BY_TLS if settings.secure else ()), *_UNKEPT)
            message["headers"] += [one for one in more if one[0] not in names]
            _log.info("%s", _line(request, message["status"], perf_counter() - began))
        await send(message)

    return answer


def _line(request: Request, status: int, seconds: float) -> str:
    path = text.beginning(text.visible(request.url.path))
    return f"{request.method} {path} {status} {1000 * seconds:.0f} ms"
