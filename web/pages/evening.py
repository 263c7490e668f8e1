"""The page on which officials follow the matches of a day."""

from starlette.responses import Response

from league.errors import InputError, NotFoundError
from league.language import _
from league.services.captains.evening import evening
from league.typed.days import maybe_day
from web.visits import Page, Visit


async def show(visit: Visit) -> Response:
    """Show a day's matches, those of today without one; of many those of one division."""
    typed = visit.request.path_params.get("day", "")
    try:
        day = maybe_day(typed)
    except InputError as error:
        raise NotFoundError(_("There is no such day.")) from error
    page = await visit.ask(evening, day, division_asked(visit))
    return visit.page("evening.html", page=page)


def division_asked(visit: Visit) -> str:
    """Return the id of the division whose matches are to be listed; empty = of none or all."""
    return visit.request.query_params.get("division", "")


PAGES = (Page("/evening", show), Page("/evening/{day}", show))
