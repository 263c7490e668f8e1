"""The papers about ratings: a division's registration and report, a period's list."""

from dataclasses import replace
from datetime import date

from league.errors import InputError
from league.facts.periods import RatingFiling, TimeControl
from league.formatting import day as spoken_day
from league.language import _
from league.services.ratings.steps import filing_step, store_step
from league.services.session.desk import Desk
from league.services.session.kinds import day_hint, typed_day
from league.views.ratings import ReportRow
from tui.dialogs.form_model import Answers, Field, Form, flag, goes_into_journal
from tui.dialogs.typed_fields import optional_day, optional_number


def filing_form(desk: Desk, row: ReportRow, until: date) -> Form:
    """Return a division's registration and report for rating (C 2)."""
    known = row.filing or RatingFiling(row.division, TimeControl(0))
    hint, control = day_hint(desk), known.control
    fields = (
        Field("minutes", _("Minutes"), _number(control.minutes), _("of each player"), needed=True),
        Field("moves", _("for moves"), _number(control.moves), _("empty = the whole game")),
        Field("rest", _("and then"), _number(control.rest_minutes), _("minutes for the rest")),
        Field("seconds", _("per move"), _number(control.seconds), _("seconds added")),
        Field("registered", _("Registered"), typed_day(known.registered), hint),
        Field("reported", _("Reported"), typed_day(known.reported), hint),
        Field("permitted", _("Permitted by"), known.permitted_by, _("who permitted less time")),
        flag("fide", _("For FIDE too"), "yes" if known.fide else ""),
    )
    return Form(
        _("Rating of {division}").format(division=row.name),
        fields,
        lambda got: filing_step(_filing(desk, known, got), until, desk.today),
        goes_into_journal(),
    )


def _number(value: int | None) -> str:
    return str(value) if value else ""


def _filing(desk: Desk, known: RatingFiling, answers: Answers) -> RatingFiling:
    minutes = optional_number(answers, "minutes")
    if not minutes:
        raise InputError(_("Please give the minutes each player has."))
    control = TimeControl(
        minutes=minutes,
        moves=optional_number(answers, "moves"),
        rest_minutes=optional_number(answers, "rest") or 0,
        seconds=optional_number(answers, "seconds") or 0,
    )
    return replace(
        known,
        control=control,
        registered=optional_day(desk, answers, "registered"),
        reported=optional_day(desk, answers, "reported"),
        permitted_by=answers["permitted"],
        fide=bool(answers["fide"]),
    )


def store_form(desk: Desk, until: date) -> Form:
    """Return the storing of a period's list (C 1)."""
    title = _("Store the list of {day}").format(day=spoken_day(until))
    return Form(title, (), lambda _got: store_step(until, desk.today), goes_into_journal())
