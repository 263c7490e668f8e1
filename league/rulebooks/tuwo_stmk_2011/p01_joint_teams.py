"""§ 1.9 Spielgemeinschaften: until when they are announced."""

from collections.abc import Iterator
from datetime import date

from league.findings import Finding
from league.rulebook import Values


def announcement_due(season_year: int, values: Values) -> date:
    """§ 1.9: the last day of announcing a Spielgemeinschaft for a season."""
    return values.day_in("1.9", "until", season_year - 1)


def announced_in_time(
    team: str, announced: date, season_year: int, values: Values
) -> Iterator[Finding]:
    """§ 1.9: a Spielgemeinschaft is announced by 20 June, that day included.

    ``season_year`` is the year of the season's middle; the announcement falls in the year before.
    """
    due = announcement_due(season_year, values)
    if announced > due or (announced == due and not values.yes("1.9", "inclusive")):
        facts = {"team": team, "day": announced, "due": due}
        arithmetic = values.say("1.9", "arithmetic", **facts)
        yield Finding("1.9", "1.9", values.say("1.9", **facts), team=team, arithmetic=arithmetic)
