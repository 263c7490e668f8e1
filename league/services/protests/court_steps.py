"""Objections before a tournament's court, ready to be tried and stored."""

from datetime import date, datetime, time

from league.facts.cancellations import Objection
from league.formatting import filled_in, money
from league.language import _
from league.record_kinds import OBJECTION
from league.services.protests import local_court
from league.services.protests.court_competitions import court_outcome
from league.services.session.desk import Desk
from league.services.session.records import recorded
from league.services.session.trial_runs import Outcome, as_step


@as_step
def objection_step(
    desk: Desk, _why: str, division: str, number: int, who: str, text: str, day: date,
    at: time | None,
) -> Outcome:  # fmt: skip
    """An objection that holds up the next round; its fee is due with it."""
    filed = day if at is None else datetime.combine(day, at)
    fact = Objection(division, number, who, filed, text)
    local_court.object_to(desk.season.name, fact, actor=desk.actor)
    cents = court_outcome(desk.book, fact, None).cents
    says = _("On file. Until the court has spoken no round after round {round} can start.")
    due = _("{amount} are due with it and go back when it is granted.")
    return Outcome(filled_in(says, round=number), notes=(due.format(amount=money(cents)),))


@as_step
def court_step(
    desk: Desk, why: str, division: str, number: int, who: str, day: date, *, granted: bool
) -> Outcome:
    """The decision of a tournament's court."""
    local_court.decide(
        desk.season.name, division, number, who, day, granted=granted, actor=desk.actor,
        reasons=why,
    )  # fmt: skip
    found = recorded(desk.season.name, OBJECTION).values()
    if any(one.division == division and one.decided is None for one in found):
        return Outcome(_("Decided and on record."))
    return Outcome(_("Decided and on record. The next round can start."))
