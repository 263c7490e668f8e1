"""The table of all pages."""

from functools import partial

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from web import getting_in
from web.pages import evening, lineups, matches, moves, passes, reports
from web.painting import script, script_path
from web.visits import Page, visited

PAGES: tuple[Page, ...] = (
    *matches.PAGES,
    *lineups.PAGES,
    *reports.PAGES,
    *moves.PAGES,
    *passes.PAGES,
    *evening.PAGES,
    *getting_in.PAGES,
)


def routes() -> list[Route]:
    """Return what starlette needs to find a page."""
    pages = [Route(page.path, partial(visited, page), methods=["GET", "POST"]) for page in PAGES]
    return [*pages, Route(script_path(), _script)]


async def _script(_request: Request) -> Response:
    """Return the one script, which browsers keep for ever: its name changes when it does."""
    headers = {"Cache-Control": "public, max-age=31536000, immutable"}
    return Response(script(), media_type="text/javascript", headers=headers)
