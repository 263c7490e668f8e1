"""The page on which a captain lets a deputy act in one match."""

from starlette.responses import Response

from league.language import _
from league.services.captains.move_form import pass_form
from league.services.users.passes import end_pass, give_pass
from web.answers import onward
from web.forms import Form
from web.pages.matches import PATH, named, path_of, place_of
from web.visits import Page, Visit


async def show(visit: Visit) -> Response:
    """Show the passes given for a match, and the form for another."""
    page = await visit.ask(pass_form, *named(visit))
    return visit.page("pass.html", page=page, code=None)


async def take(visit: Visit, form: Form) -> Response:
    """Give out a pass; its code is shown now and stored nowhere."""
    asked = await visit.ask(pass_form, *named(visit))
    place, name = asked.head, form.text("name", _("Name"))
    whose = (place.season, place.key, place.side, name)
    code = await visit.call(give_pass, *whose, until=asked.until, actor=visit.actor, form=form.mark)
    page = await visit.ask(pass_form, *named(visit))
    return visit.page("pass.html", page=page, code=code)


async def withdraw(visit: Visit, form: Form) -> Response:
    """End a pass."""
    place, id = await place_of(visit), form.text("pass", _("Pass"))
    await visit.call(end_pass, place.season, place.key, place.side, id, actor=visit.actor)
    return onward(f"{path_of(visit)}/pass")


PAGES = (Page(f"{PATH}/pass", show, take), Page(f"{PATH}/pass/withdraw", None, withdraw))
