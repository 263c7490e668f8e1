"""The pages on which a captain hands in his lineup and lets substitutes come in."""

from dataclasses import replace

from starlette.responses import Response

from league.errors import InputError
from league.facts.seals import SealedRow
from league.language import _
from league.services.captains.lineup_form import lineup_form, substitute_form
from league.services.lineups.sealing import hand_in
from league.services.lineups.substitutes import substitute
from web.answers import onward
from web.forms import Form
from web.pages.matches import PATH, named, path_of, place_of
from web.visits import Page, Visit

_MOST_BOARDS = 100


async def show(visit: Visit) -> Response:
    """Show the form; with what was typed and what the rules say of it where that is asked."""
    row = _shown(visit.typed)
    check = visit.typed["do"] == "check" and not visit.fault
    page = await visit.ask(lineup_form, *named(visit), row, key=visit.key, check=check)
    return visit.page("lineup.html", page=page)


async def take(visit: Visit, form: Form) -> Response:
    """Check a lineup, or hand it in sealed."""
    row = _row(form)
    if form["do"] == "check":
        return await show(replace(visit, typed=form))
    place = await place_of(visit)
    await visit.call(
        hand_in,
        place.season,
        place.key,
        place.side,
        row,
        key=visit.key,
        actor=visit.actor,
        form=form.mark,
        seen=form.seen,
    )
    return onward(path_of(visit))


def _row(form: Form) -> SealedRow:
    """Return the pass numbers that were chosen, board 1 first; empty when nothing was sent."""
    fields = [f"b{board}" for board in range(1, _MOST_BOARDS) if f"b{board}" in form]
    return tuple(form.text(one, _("Board")) or None for one in fields)


def _shown(form: Form) -> SealedRow:
    """Return what was chosen as far as it can be shown again: nothing that no form of ours has."""
    try:
        return _row(form)
    except InputError:
        return ()


async def show_substitute(visit: Visit) -> Response:
    """Show who sits, and who could come in."""
    page = await visit.ask(substitute_form, *named(visit))
    return visit.page("substitute.html", page=page)


async def take_substitute(visit: Visit, form: Form) -> Response:
    """Let a substitute come in."""
    place = await place_of(visit)
    board, into = form.number("board", _("Board")), form.text("into", _("Substitute"))
    if not board or not into:
        raise InputError(_("Choose the board and the substitute."))
    await visit.call(
        substitute, place.season, place.key, place.side, board, into, actor=visit.actor
    )
    return onward(path_of(visit))


PAGES = (
    Page(f"{PATH}/lineup", show, take),
    Page(f"{PATH}/substitute", show_substitute, take_substitute),
)
