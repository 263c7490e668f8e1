"""The page on which captains move a match."""

from datetime import date

from starlette.responses import Response

from league.errors import InputError
from league.facts.captains import ProposedDay
from league.language import _
from league.services.captains.move_form import move_form
from league.services.schedule.proposals import answer, propose
from league.typed.days import maybe_day
from league.typed.hours import maybe_hour
from web.answers import onward
from web.forms import Form
from web.pages.matches import PATH, named, path_of, place_of
from web.visits import Page, Visit

_DAYS = (1, 2, 3)


async def show(visit: Visit) -> Response:
    """Show what was proposed, and the form to propose or to answer."""
    page = await visit.ask(move_form, *named(visit))
    return visit.page("day.html", page=page)


async def take(visit: Visit, form: Form) -> Response:
    """Propose days, or answer a proposal."""
    if "number" in form:
        return await _answered(visit, form)
    place = await place_of(visit)
    days = tuple(one for number in _DAYS if (one := _day(form, number, place.day)))
    if not days:
        raise InputError(_("Propose at least one day."))
    said = form.text("words", _("To the other captain"), lines=True)
    await visit.call(
        propose,
        place.season,
        place.key,
        place.side,
        days,
        words=said,
        actor=visit.actor,
        form=form.mark,
    )
    return onward(path_of(visit))


async def _answered(visit: Visit, form: Form) -> Response:
    place = await place_of(visit)
    await visit.call(
        answer,
        place.season,
        place.key,
        place.side,
        form.number("number", _("Proposal")) or 0,
        accepted=form.number("day", _("Day")),
        refused=form.text("reason", _("Reason for refusing"), lines=True),
        actor=visit.actor,
    )
    return onward(path_of(visit))


def _day(form: Form, number: int, near: date) -> ProposedDay | None:
    """Return a day that was typed, None for an empty line. Raises InputError."""
    day = form.read(f"day{number}", _("Day"), lambda text: maybe_day(text, near))
    hour = form.read(f"hour{number}", _("Hour"), maybe_hour)
    return ProposedDay(day, hour) if day else None


PAGES = (Page(f"{PATH}/day", show, take),)
