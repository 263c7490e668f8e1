"""The papers of the term calendar: matches moved, days protected, players called up."""

from collections.abc import Sequence
from datetime import date

from league.errors import InputError
from league.facts.calendars import CallUp, Move, MoveKind, ProtectedDate
from league.language import _
from league.services.schedule import calendar_steps
from league.services.session.days import middle_of
from league.services.session.desk import Desk
from league.services.session.kinds import day_hint, suggested_day, typed_day
from league.services.session.trial_runs import Step
from league.services.words.codes import move_words
from league.services.words.naming import player_named, players_named
from league.typed.days import read_span
from league.views.calendar import CalledUp, DatedMatch
from tui.dialogs import typed_fields
from tui.dialogs.dates_typed import season_day
from tui.dialogs.form_model import Answers, Field, Form, goes_into_journal

BOTH = "both"


def move_form(desk: Desk, row: DatedMatch, calls: Sequence[CalledUp]) -> Form:
    """Return a match that gets another day."""
    kinds = tuple(move_words().items())
    home, away = (row.match[2], row.home), (row.match[3], row.away)
    agreed = (("", _("nobody")), (BOTH, _("both teams")), home, away)
    fields = (
        Field("kind", _("Because"), MoveKind.FORWARD, answers=kinds),
        typed_fields.day_field(desk, "day", _("New day"), typed_day(row.day)),
        Field("start", _("Hour"), f"{row.start:%H:%M}" if row.start else "", _("such as 15:00")),
        Field("agreed", _("Agreed in writing"), answers=agreed),
        Field("notified", _("Official told on"), suggested_day(desk), day_hint(desk)),
        Field("team", _("Team that asks"), answers=(("", _("none")), home, away)),
        Field("consent", _("Official agreed on"), hint=_("only for a postponement")),
        Field("players", _("Players called up"), hint=_("pass numbers; empty = all known")),
        Field("proof", _("Proof of force majeure")),
    )
    title = _("Move {home} – {away}").format(home=row.home, away=row.away)
    return Form(title, fields, lambda got: calendar_steps.move_step(_move(desk, row, calls, got)))


def _move(desk: Desk, row: DatedMatch, calls: Sequence[CalledUp], answers: Answers) -> Move:
    teams = {BOTH: row.match[2:], "": ()}.get(answers["agreed"], (answers["agreed"],))
    named = frozenset(filter(None, players_named(desk.world.players, answers["players"])))
    known = {one.call.ident for one in calls if answers["team"] in one.teams}
    return Move(
        match=row.match,
        kind=MoveKind(answers["kind"]),
        day=_day(desk, answers, "day"),
        start=typed_fields.optional_hour(answers, "start"),
        team=answers["team"] or None,
        agreed=frozenset(teams),
        notified=season_day(desk, answers, "notified"),
        called_up=named or frozenset(known),
        consent=season_day(desk, answers, "consent"),
        proof=answers["proof"] or None,
    )


def protect_form(desk: Desk) -> Form:
    """Return an event whose days are protected."""
    districts = sorted({one.district for one in desk.season.divisions if one.district})
    kreise = (("", _("the whole federation")), *((one, one) for one in districts))
    fields = (
        Field("name", _("Event"), needed=True),
        *_days(desk),
        Field("district", _("Held in"), answers=kreise),
    )

    def step(answers: Answers) -> Step:
        first, last = _from_to(desk, answers)
        return calendar_steps.protect_step(
            ProtectedDate(answers["name"], first, last, answers["district"] or None)
        )

    reason = _("needed when another event has one of the days")
    return Form(_("Protect an event’s days"), fields, step, reason)


def _days(desk: Desk) -> tuple[Field, Field]:
    last = Field("last", _("Last day"), hint=_("included; empty = one day"))
    return typed_fields.day_field(desk, "first", _("First day"), ""), last


def _from_to(desk: Desk, answers: Answers) -> tuple[date, date]:
    if not answers["first"]:
        raise InputError(_("{label}: please give the day."), label=answers.label("first"))
    with typed_fields.about(answers.label("first")):
        first, last = read_span(answers["first"], middle_of(desk.season))
    return first, season_day(desk, answers, "last") or last


def _day(desk: Desk, answers: Answers, name: str) -> date:
    day = season_day(desk, answers, name)
    if day is None:
        raise InputError(_("{label}: please give the day."), label=answers.label(name))
    return day


def unprotect_form(_desk: Desk, event: ProtectedDate) -> Form:
    """Return an event taken off the calendar."""
    title = _("Take {name} off the calendar").format(name=event.name)
    return Form(
        title,
        (),
        lambda _got: calendar_steps.unprotect_step(event.name),
        _("goes into the journal"),
    )


def call_up_form(desk: Desk) -> Form:
    """Return a player called up to an event of the federation."""
    fields = (typed_fields.player_field(), Field("event", _("Event"), needed=True), *_days(desk))

    def step(answers: Answers) -> Step:
        player = player_named(desk.world.players, answers["player"])
        first, last = _from_to(desk, answers)
        return calendar_steps.call_up_step(CallUp(player.ident, answers["event"], first, last))

    return Form(_("Call a player up"), fields, step, goes_into_journal())


def withdraw_form(_desk: Desk, row: CalledUp) -> Form:
    """Return a call-up that is taken back."""
    title = _("{player} is not called up any more").format(player=row.name)
    step = calendar_steps.withdraw_step(row.call.ident, row.call.event)
    return Form(title, (), lambda _got: step, _("goes into the journal"))
