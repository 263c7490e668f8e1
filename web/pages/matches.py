"""The first page with one's matches, and the page of one match."""

from starlette.responses import Response

from league.facts.matches import Side
from league.services.captains.evening import evening, follows
from league.services.captains.match_page import match_page
from league.services.captains.my_matches import my_matches
from league.services.captains.places import head, teams_of
from league.services.lineups.sealing import exchange_now
from league.services.session.desk import Desk
from league.views.captain_evening import EveningPage
from league.views.captains import MatchHead, MyMatches
from web.answers import onward
from web.forms import Form
from web.pages.evening import division_asked
from web.visits import Page, Visit

PATH = "/match/{match}/{side}"
"""Of the page of a match; what is done in it lies below."""


async def first(visit: Visit) -> Response:
    """Show what waits for who is signed in: his matches, or a day's for an official."""
    page = await visit.ask(_first, division_asked(visit))
    if isinstance(page, MyMatches):
        return visit.page("home.html", mine=page)
    if isinstance(page, EveningPage):
        return visit.page("evening.html", page=page)
    return visit.page("nothing.html")


def _first(desk: Desk, division: str) -> MyMatches | EveningPage | None:
    if teams_of(desk):
        return my_matches(desk)
    return evening(desk, division=division) if follows(desk) and desk.season.fixtures else None


async def show(visit: Visit) -> Response:
    """Show one match."""
    page = await visit.ask(match_page, *named(visit))
    return visit.page("match.html", page=page)


async def exchange(visit: Visit, _form: Form) -> Response:
    """Agree to open both lineups now."""
    place = await place_of(visit)
    await visit.call(
        exchange_now, place.season, place.key, place.side, key=visit.key, actor=visit.actor
    )
    return onward(path_of(visit))


def named(visit: Visit) -> tuple[str, str]:
    """Return the id of the match and the side that the path names."""
    path = visit.request.path_params
    return path["match"], path["side"]


def path_of(visit: Visit) -> str:
    """Return the path of the match that the visit is about."""
    match, side = named(visit)
    return f"/match/{match}/{Side(side)}"


async def place_of(visit: Visit) -> MatchHead:
    """Return the match that the path names. Raises NotFoundError when it is not one's own."""
    return await visit.ask(head, *named(visit))


PAGES = (Page("/", first), Page(PATH, show), Page(f"{PATH}/exchange", None, exchange))
