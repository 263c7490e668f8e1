"""Protests to a director, and objections to what he decided, ready to be tried and stored."""

from dataclasses import replace
from datetime import date

from league.errors import InputError
from league.facts.cancellations import Objection
from league.facts.directing import DirectorProtest
from league.facts.protests import day_of
from league.formatting import filled_in, money
from league.language import _
from league.record_kinds import OBJECTION
from league.rulebook import has_rule
from league.services.protests import directing, local_court
from league.services.protests.court_competitions import (
    competition_of,
    court_of,
    court_outcome,
    meant,
)
from league.services.protests.court_seats import deciding_words
from league.services.protests.filing import TEAM, Filing
from league.services.protests.steps import filing_step
from league.services.session.desk import Desk
from league.services.session.records import recorded
from league.services.session.trial_runs import Outcome, as_step


@as_step
def protest_step(desk: Desk, _why: str, fact: DirectorProtest) -> Outcome:
    """A protest to the director, which is free."""
    fact = replace(fact, who=_meant(desk, fact.division, fact.round, fact.who))
    directing.protest(desk.season.name, fact, actor=desk.actor)
    says = _("On file: the director decides on the protest of {who} about round {round}.")
    told = {"who": fact.who, "round": fact.round}
    return Outcome(filled_in(says, **told), notes=(_way_on(desk, fact),))


def _meant(desk: Desk, division: str, number: int, who: str) -> str:
    """Return the name of who was typed. Raises InputError, NotFoundError, StorageError."""
    return meant(competition_of(desk.season, desk.book, division, number), who)


def _way_on(desk: Desk, fact: DirectorProtest | Objection) -> str:
    """Return whom one may object to afterwards."""
    day = day_of(fact.filed)
    found = competition_of(desk.season, desk.book, fact.division, fact.round)
    court = court_of(desk.book, found, day)
    return f"{court.says} ({desk.book.cite(court.rule)})"


@as_step
def answer_step(
    desk: Desk, why: str, division: str, number: int, who: str, day: date, *, granted: bool
) -> Outcome:
    """What the director decided on a protest."""
    who = _meant(desk, division, number, who)
    fact = directing.answer(
        desk.season.name, division, number, who, day, granted=granted, actor=desk.actor,
        reasons=why,
    )  # fmt: skip
    says = _("The director has granted the protest of {who}.")
    if not granted:
        says = _("The director has rejected the protest of {who}.")
    return Outcome(says.format(who=fact.who), notes=(_way_on(desk, fact),))


@as_step
def objection_step(desk: Desk, why: str, fact: Objection, paid: date | None = None) -> Outcome:
    """An objection: to the event's own court, which holds up the next round, or after the event."""
    about, day = (fact.division, fact.round), day_of(fact.filed)
    fact = replace(fact, who=_meant(desk, *about, fact.who))
    if has_rule(desk.book.protests.court):
        found = competition_of(desk.season, desk.book, *about)
        if not court_of(desk.book, found, day).there:
            filing = Filing(TEAM, day, False, fact.text, fact.who, about=about, paid=paid)
            outcome = filing_step(filing)(desk, why)
            return replace(outcome, notes=(_way_on(desk, fact), *outcome.notes))
    if paid is not None and paid != day:
        raise InputError(_("Before a court the fee is due with the objection, not on another day."))
    local_court.object_to(desk.season.name, fact, actor=desk.actor)
    cents = court_outcome(desk.book, fact, None).cents
    says = _("On file. Until the court has spoken no round after round {round} can start.")
    due = _("{amount} are due with it and go back when it is granted.")
    notes = due.format(amount=money(cents)), *deciding_words(desk, *about, fact.who)
    return Outcome(filled_in(says, round=fact.round), notes=notes)


@as_step
def court_step(
    desk: Desk, why: str, division: str, number: int, who: str, day: date, *, granted: bool
) -> Outcome:
    """The decision of a tournament's court."""
    who = _meant(desk, division, number, who)
    local_court.decide(
        desk.season.name, division, number, who, day, granted=granted, actor=desk.actor,
        reasons=why,
    )  # fmt: skip
    found = recorded(desk.season.name, OBJECTION).values()
    notes = tuple(deciding_words(desk, division, number, who))
    if any(one.division == division and one.decided is None for one in found):
        return Outcome(_("Decided and on record."), notes=notes)
    return Outcome(_("Decided and on record. The next round can start."), notes=notes)
