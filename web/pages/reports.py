"""The pages on which a captain reports a match and compares the two reports."""

from starlette.responses import Response

from league.errors import InputError
from league.facts.captains import TypedReport
from league.facts.matches import SIDES
from league.language import _
from league.services.captain_reports.reports import report
from league.services.captains.report_form import report_form, two_reports, typed_report
from league.services.session.desk import Desk
from league.views.captains import ReportForm
from web.answers import onward
from web.forms import Form
from web.pages.matches import PATH, named, path_of
from web.visits import Page, Visit


async def show(visit: Visit) -> Response:
    """Show the form with what was typed, else with what was reported before."""
    page = await visit.ask(_asked, *named(visit), visit.typed)
    return visit.page("report.html", page=page)


def _asked(desk: Desk, match: str, side: str, form: Form) -> ReportForm:
    before = report_form(desk, match, side)
    if not form:
        return before
    return report_form(desk, match, side, _shown(form, len(before.boards)))


async def take(visit: Visit, form: Form) -> Response:
    """Store one side's report."""
    asked = await visit.ask(report_form, *named(visit))
    place, typed = asked.head, _typed(form, len(asked.boards))
    await visit.call(
        report,
        place.season,
        place.key,
        place.side,
        typed,
        actor=visit.actor,
        form=form.mark,
        seen=form.seen,
    )
    return onward(path_of(visit))


async def show_both(visit: Visit) -> Response:
    """Show both reports beside each other."""
    page = await visit.ask(two_reports, *named(visit))
    return visit.page("reports.html", page=page)


def _typed(form: Form, boards: int) -> TypedReport:
    """Return the report that was typed. Raises InputError for what no form of ours sends."""
    rest = TypedReport(
        paid=_boards(form, "paid", boards),
        received=_boards(form, "received", boards),
        absent="absent" in form,
        remarks=form.text("remarks", _("Remarks"), lines=True),
        protest=form.text("protest", _("Protest"), lines=True),
    )
    numbers = range(1, boards + 1)
    results = {board: form.text(f"r{board}", _("Result")) for board in numbers}
    return typed_report(results, _late(form, boards), boards, rest)


def _late(form: Form, boards: int) -> dict[int, str]:
    """Return by board who was ticked as late."""
    home, away = (_boards(form, f"late-{side}", boards) for side in SIDES)
    words = {(True, False): "late home", (False, True): "late away", (True, True): "late both"}
    return {board: words[board in home, board in away] for board in sorted(home | away)}


def _shown(form: Form, boards: int) -> TypedReport:
    """Return as much of a form as can be shown again, whatever is wrong with it."""
    try:
        return _typed(form, boards)
    except InputError:
        return TypedReport(remarks=form["remarks"], protest=form["protest"])


def _boards(form: Form, name: str, boards: int) -> frozenset[int]:
    ticked = form.values.get(name, ())
    return frozenset(board for board in range(1, boards + 1) if str(board) in ticked)


PAGES = (Page(f"{PATH}/report", show, take), Page(f"{PATH}/reports", show_both))
