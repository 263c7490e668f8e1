"""The papers about ratings: a division's registration and report, a period's list."""

from datetime import date

from league.errors import InputError
from league.facts.periods import RatingFiling, TimeControl
from league.forms import day as spoken_day
from league.language import _
from league.services.ratings.steps import filing_step, store_step
from league.services.session.desk import Desk
from league.services.session.trial_runs import Step
from league.views.ratings import ReportRow
from tui.dialogs.asked import Answers, Field, Form, flag
from tui.dialogs.typed_fields import day_hint, day_typed, number_typed, typed


def filing_form(desk: Desk, row: ReportRow, until: date, today: date) -> Form:
    """Return a division's registration and report for rating (C 2)."""
    known = row.filing or RatingFiling(row.division, TimeControl(0))
    hint, control = day_hint(desk), known.control
    fields = (
        Field("minutes", _("Minutes"), _number(control.minutes), _("of each player"), needed=True),
        Field("moves", _("for moves"), _number(control.moves), _("empty = the whole game")),
        Field("rest", _("and then"), _number(control.rest_minutes), _("minutes for the rest")),
        Field("seconds", _("per move"), _number(control.seconds), _("seconds added")),
        Field("registered", _("Registered"), typed(known.registered), hint),
        Field("reported", _("Reported"), typed(known.reported), hint),
        Field("permitted", _("Permitted by"), known.permitted_by, _("who permitted less time")),
        flag("fide", _("For FIDE too"), "yes" if known.fide else ""),
    )

    def step(answers: Answers) -> Step:
        return filing_step(_filing(desk, row.division, answers), until, today)

    title = _("Rating of {division}").format(division=row.name)
    return Form(title, fields, step, _("not needed; goes into the journal"))


def _number(value: int | None) -> str:
    return str(value) if value else ""


def _filing(desk: Desk, division: str, answers: Answers) -> RatingFiling:
    minutes = number_typed(answers["minutes"], _("Minutes"))
    if not minutes:
        raise InputError(_("Please give the minutes each player has."))
    control = TimeControl(
        minutes=minutes,
        moves=number_typed(answers["moves"], _("for moves")),
        rest_minutes=number_typed(answers["rest"], _("and then")) or 0,
        seconds=number_typed(answers["seconds"], _("per move")) or 0,
    )
    return RatingFiling(
        division=division,
        control=control,
        registered=day_typed(desk, answers["registered"], _("Registered")),
        reported=day_typed(desk, answers["reported"], _("Reported")),
        permitted_by=answers["permitted"],
        fide=bool(answers["fide"]),
    )


def store_form(until: date, today: date) -> Form:
    """Return the storing of a period's list (C 1)."""
    title = _("Store the list of {day}").format(day=spoken_day(until))
    reason = _("not needed; goes into the journal")
    return Form(title, (), lambda _answers: store_step(until, today), reason)
