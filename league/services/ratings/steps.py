"""Rating periods and the reports for them, ready to be tried and stored."""

from collections.abc import Iterator
from datetime import date

from league.facts.periods import RatingFiling
from league.formatting import day as spoken_day
from league.language import _, ngettext
from league.services.ratings import periods
from league.services.ratings.reports import file_rating
from league.services.ratings.views import lacking
from league.services.session.desk import Desk
from league.services.session.trial_runs import Outcome, as_step
from league.views.ratings import PeriodView


@as_step
def filing_step(desk: Desk, why: str, filing: RatingFiling, until: date, today: date) -> Outcome:
    """A division's registration and report; with what it still lacks (C 2)."""
    file_rating(desk.season.name, filing, actor=desk.actor, why=why)
    name = desk.division(filing.division).name
    missing = lacking(desk, filing.division, until, today)
    if missing:
        says = _("On file for {division}; the report still lacks something.")
    else:
        says = _("On file for {division}; nothing is lacking.")
    return Outcome(says.format(division=name), missing)


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
