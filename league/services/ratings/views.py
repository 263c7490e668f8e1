"""A rating period on the screen: everybody's new rating, reports, list dates."""

from collections.abc import Iterator
from datetime import date, timedelta

from league.errors import InputError
from league.outcomes.rating_periods import Period
from league.rulebook import has_rule, missing
from league.services.ratings.periods import rated_period, stored_lists
from league.services.ratings.reports import filings_of, missing_of
from league.services.rulebook.findings import finding_views
from league.services.session.checks import span
from league.services.session.desk import Desk
from league.services.words.searching import alphabetical
from league.views.findings import FindingView
from league.views.ratings import EloView, ListDate, PeriodView, RatingRow, ReportRow


def elo_view(desk: Desk, until: date | None, today: date) -> EloView:
    """Return the period of a cut-off day; without one, that of the last match entered.

    Raises RuleBookError, StorageError.
    """
    name = desk.book.rating_name
    if why := missing(desk.book.ratings.period, desk.values(desk.world.first_day)):
        return EloView(name, why)
    dates = tuple(list_dates(desk))
    chosen = until or _latest(desk, dates)
    try:
        view, _outcome = rated_period(desk, chosen, today)
    except InputError as error:
        return EloView(name, str(error), dates, chosen)
    return EloView(
        rating_name=name,
        dates=dates,
        until=chosen,
        period=view,
        rows=tuple(sorted(view.rows, key=_order)),
        reports=tuple(_reports(desk, view)),
    )


def list_dates(desk: Desk) -> Iterator[ListDate]:
    """Yield the cut-off days of the season, oldest first. Raises RuleBookError, StorageError."""
    stored = {one.last for one in stored_lists(desk.season.federation)}
    day, last = span(desk.season)
    while day <= last:
        asked = period_on(desk, day)
        if asked.last <= last:
            yield ListDate(asked.last, asked.first, asked.valid_from, asked.last in stored)
        day = asked.last + timedelta(days=1)


def period_on(desk: Desk, day: date) -> Period:
    """Return the period a day belongs to. Raises RuleBookError."""
    return desk.book.ratings.period(day, desk.values(day))


def _latest(desk: Desk, dates: tuple[ListDate, ...]) -> date:
    """Return the cut-off day after the last match entered; without one, the season's last."""
    played = [one.facts.day for one in desk.judgement.matches.values() if one.entered]
    if not played:
        return dates[-1].until
    return next((one.until for one in dates if one.until >= max(played)), dates[-1].until)


def _order(row: RatingRow) -> tuple[bool, bool, str, str]:
    idle = not row.games and row.state == "rated"
    return (row.state != "below", idle, alphabetical(row.name), row.ident)


def _reports(desk: Desk, view: PeriodView) -> Iterator[ReportRow]:
    filings = filings_of(desk.season.name)
    values = desk.values(view.period.last)
    for division in desk.season.divisions:
        played = sum(
            key[0] == division.id and one.entered and view.period.covers(one.facts.day)
            for key, one in desk.judgement.matches.items()
        )
        filing = filings.get(division.id)
        if played or filing:
            lacks = (finding for one, finding in view.missing if one == division.id)
            shown = finding_views(desk, values, lacks)
            yield ReportRow(division.id, division.name, played, filing, shown)


def lacking(desk: Desk, division: str, until: date | None) -> tuple[FindingView, ...]:
    """Return what a division's report lacks in the period of a day; None = that of the last match.

    By a rule book without periods nothing does. Raises RuleBookError, StorageError.
    """
    if not has_rule(desk.book.ratings.period):
        return ()
    day = until or _latest(desk, tuple(list_dates(desk)))
    filings = filings_of(desk.season.name)
    missing = missing_of(desk, period_on(desk, day), desk.today, filings)
    found = tuple(finding for one, finding in missing if one == division)
    return finding_views(desk, desk.values(day), found)
