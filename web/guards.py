"""What every request passes before a page sees it: host, origin, size, time; and what is logged."""

import asyncio
import logging
from dataclasses import dataclass, field
from ipaddress import ip_address
from time import perf_counter

from starlette.datastructures import MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from league import sanitizing
from league.formatting import filled_in
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
        answer = _Answer(send, settings)
        answers.speak(request)
        try:
            _check(request, settings)
            await app(scope, await _whole_body(request, receive), answer.send)
        except _RefusedError as refused:
            page = answers.sentence(refused.status, refused.words)
            page.headers["Connection"] = "close"
            await page(scope, receive, answer.send)
        finally:
            answer.log(request)

    return pass_on


def address_of(request: Request, settings: Settings) -> str:
    """Return where a request comes from: what the trusted proxy says last, else who connects.

    What stands before the last hop was written by whoever sent it, so nothing of it is believed.
    """
    near = request.client.host if request.client else ""
    if not near or near != settings.trusted_proxy:
        return near
    told = request.headers.getlist("x-forwarded-for")
    try:
        return str(ip_address(told[-1].rpartition(",")[2].strip()))
    except (IndexError, ValueError):
        return near


def _check(request: Request, settings: Settings) -> None:
    if request.headers.get("host", "").lower() != settings.host:
        words = filled_in(_("These pages are reached at {address}."), address=settings.origin)
        raise _RefusedError(421, words)
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


@dataclass(slots=True)
class _Answer:
    """An answer on its way out."""

    to: Send
    settings: Settings
    status: int = 500
    """500 = nothing was sent, because something broke."""
    began: float = field(default_factory=perf_counter)

    async def send(self, message: Message) -> None:
        """Send on, with the headers of every answer."""
        if message["type"] == "http.response.start":
            self.status = message["status"]
            headers = MutableHeaders(scope=message)
            for name, value in answers.HEADERS.items():
                headers.setdefault(name, value)
            if self.settings.secure:
                headers.setdefault("Strict-Transport-Security", "max-age=31536000")
        await self.to(message)

    def log(self, request: Request) -> None:
        """Log what was asked and how it went: no address, nothing of what was typed or shown."""
        path = sanitizing.beginning(sanitizing.visible(request.url.path))
        took = 1000 * (perf_counter() - self.began)
        _log.info("%s %s %s %.0f ms", request.method, path, self.status, took)
