"""The day it is where a federation plays: by the time zone of its rule book, not of the machine."""

from datetime import date, datetime

from league import clock
from league.formatting import filled_in
from league.language import _
from league.rulebooks import time_zone
from league.services.session.checks import span
from league.services.session.season_order import of_federation
from league.storage import seasons
from league.storage.database import reading


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
