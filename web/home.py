"""The first page: what is to be done."""

from starlette.responses import Response

from web.visits import Page, Visit


async def show(visit: Visit) -> Response:
    """Show what waits for who is signed in."""
    return visit.page("home.html")


PAGES = (Page("/", show),)
