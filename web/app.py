"""The captains' pages as an ASGI app."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response

from league.language import _
from web import answers
from web.guards import guarded
from web.live_season import LiveSeason
from web.routes import routes
from web.settings import Settings


def create_app(settings: Settings) -> Starlette:
    """Return the app for a database and an address; the file is opened when it begins to serve."""

    @asynccontextmanager
    async def serving(app: Starlette) -> AsyncIterator[None]:
        app.state.office = office = LiveSeason(settings)
        await office.begin()
        yield
        await office.end()

    return Starlette(
        routes=routes(),
        middleware=[Middleware(guarded, settings=settings)],
        exception_handlers={HTTPException: _not_there, Exception: _broken},
        lifespan=serving,
    )


async def _not_there(_request: Request, _error: Exception) -> Response:
    return answers.not_there()


async def _broken(request: Request, _error: Exception) -> Response:
    """Say that something broke, and nothing of what; the log says where."""
    answers.speak(request)
    words = _("Something went wrong here; nothing was stored. Please try again in a moment.")
    return answers.sentence(500, words)
