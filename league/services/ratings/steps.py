"""Rating periods and the reports for them, ready to be tried and stored."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from typing import Any

from league.errors import InputError
from league.formatting import day as spoken_day
from league.formatting import money
from league.language import _, ngettext
from league.services.ratings import periods
from league.services.ratings.reports import charge_completion, file_rating, filing_of
from league.services.ratings.views import lacking
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step
from league.views.ratings import PeriodView


@as_step
def filing_step(
    desk: Desk, why: str, /, division: str, until: date | None = None, **given: Any
) -> Outcome:
    """A division's registration and report; with what it still lacks (C 2).

    ``given``: what is different from now of filing and time control; ``until``: of which period.
    """
    known = filing_of(desk.season.name, division)
    times = {one: given.pop(one) for one in known.control.__slots__ if one in given}
    control = replace(known.control, **times)
    if not control.minutes:
        raise InputError(_("Please give the minutes each player has."))
    filing = replace(known, control=control, **given)
    file_rating(desk.season.name, filing, actor=desk.actor, why=why)
    missing = lacking(desk, division, until)
    says = _("On file for {division}; nothing is lacking.")
    if missing:
        says = _("On file for {division}; the report still lacks something.")
    return Outcome(says.format(division=desk.division(division).name), missing)


@as_step
def charge_step(desk: Desk, why: str, /, club: str, event: str, **given: Any) -> Outcome:
    """What an organiser is to pay for players' data that were completed."""
    found = charge_completion(desk.season.name, club, event, actor=desk.actor, why=why, **given)
    sentence = _("Proposed: {amount} for {event}; “account confirm” posts it.")
    return Outcome(sentence.format(amount=money(found.cents), event=event))


@as_step
def store_step(desk: Desk, why: str, until: date, today: date) -> Outcome:
    """The storing of a period's list, from which the next period starts (C 1)."""
    view = periods.store_period(desk.season.name, until, today, actor=desk.actor, why=why)
    sentence = _("The list of {until} is stored; it counts from {valid}.")
    days = {"until": spoken_day(until), "valid": spoken_day(view.period.valid_from)}
    return Outcome(sentence.format(**days), notes=tuple(_counted(view)))


def _counted(view: PeriodView) -> list[str]:
    both = [(row.old, row.new) for row in view.rows if row.old is not None and row.new is not None]
    listed = sum(row.new is not None for row in view.rows)
    up, down = sum(new > old for old, new in both), sum(new < old for old, new in both)
    return [
        ngettext("{n} player on the list", "{n} players on the list", listed).format(n=listed),
        _("{up} rise, {down} fall").format(up=up, down=down),
        *_waiting(view),
    ]


def _waiting(view: PeriodView) -> Iterator[str]:
    """Yield what goes on into the next period, and what the reports lack."""
    if games := sum(row.carried for row in view.rows):
        yield ngettext(
            "{n} game is carried over to the next period",
            "{n} games are carried over to the next period",
            games,
        ).format(n=games)
    if reports := len({division for division, _finding in view.missing}):
        yield ngettext(
            "{n} division's report still lacks something (C 2)",
            "{n} divisions' reports still lack something (C 2)",
            reports,
        ).format(n=reports)
