"""The day it is where a federation plays: by the time zone of its rule book, not of the machine."""

from datetime import date, datetime, timedelta

from league import clock
from league.facts.seasons import Season
from league.facts.world import first_of
from league.formatting import filled_in
from league.language import _
from league.rulebooks import time_zone
from league.services.session.checks import span
from league.services.session.season_order import of_federation
from league.storage import seasons
from league.storage.database import reading
from league.typed.days import HALF

AFTERWARDS = timedelta(days=365)
"""How long after a season one may be at work on what followed from it."""


def today_by(rulebook: str) -> date:
    """Return the day it is by the clocks of a rule book. Raises RuleBookError."""
    return clock.today(time_zone(rulebook))


def today_in(season: str | None) -> date:
    """Return the day it is by the clocks of a season's book, of the season in use without a name.

    Raises NotFoundError, RuleBookError, StorageError.
    """
    with reading():
        name = seasons.known_season(season or seasons.current())
        return today_by(next(book for one, _whose, book in seasons.heads() if one == name))


def near_in(season: Season, today: date, first_day: date) -> date:
    """Return the day from which a year is guessed: today, or the season's beginning.

    What follows from a season is decided, paid and filed in the year after it, too.
    """
    first, last = span(season)
    return today if first <= today <= last + AFTERWARDS else first_day


def near(season: str | None) -> date:
    """Return the same of a season of the file, today without one. Raises StorageError."""
    with reading():
        if not seasons.seasons():
            return clock.today()
        loaded = seasons.load_season(season)
        return near_in(loaded, today_by(loaded.rulebook), first_of(loaded))


def middle_of(season: Season) -> date:
    """Return the middle of a season, from which the years of its days are guessed."""
    return span(season)[1] - HALF


def middle(season: str | None) -> date:
    """Return the middle of a season of the file. Raises NotFoundError, StorageError."""
    with reading():
        return middle_of(seasons.load_season(season))


def today_in_use() -> date:
    """Return the day it is by the season in use; by the clocks here in a file without a season.

    Raises RuleBookError, StorageError.
    """
    name = seasons.current()
    return clock.today() if name is None else today_in(name)


def today_of(federation: str) -> date:
    """Return the day it is by the clocks of a federation's last season.

    Raises NotFoundError for one that has none, RuleBookError, StorageError.
    """
    mine = of_federation(federation)
    return today_in(mine[-1] if mine else None)


def zone_in_use() -> str | None:
    """Return the time zone of the season in use; None = of this machine, as without a season.

    Raises RuleBookError, StorageError.
    """
    name = seasons.current()
    found = [book for one, _whose, book in seasons.heads() if one == name]
    return time_zone(found[0]) if found else None


def still_to_come(season: str | None, *days: date | datetime | None) -> tuple[str, ...]:
    """Return a sentence where something that happened is dated after today: most likely a slip.

    Nothing of a season that is tried before it began: there all days are still to come. Raises
    NotFoundError, RuleBookError, StorageError.
    """
    from league.facts.protests import day_of

    given = [day_of(one) for one in days if one is not None]
    today = today_in(season)
    if max(given, default=today) <= today or span(seasons.load_season(season))[0] > today:
        return ()
    sentence = _("{day} is still to come: today is {today}. If that is a slip, take it back.")
    return (filled_in(sentence, day=max(given), today=today),)
