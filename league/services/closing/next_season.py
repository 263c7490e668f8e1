"""What the next season begins with: teams, clubs, players, registrations, lists as proposals."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import date

from league.errors import InputError
from league.facts.clubs import Club, Team
from league.facts.registrations import Registration
from league.facts.seasons import Season
from league.facts.squads import SquadEntry
from league.language import _
from league.rulebook import has_rule
from league.rulebook.topics import Topic
from league.rulebooks import load
from league.services.registry.registering.across_seasons import still_counting
from league.services.session.checks import in_season, known_club, refused, season_year
from league.views.promotion import Promotion


def prepared(old: Season, name: str, list_date: date, moved: Promotion | None) -> Season:
    """Return the season that follows one, with its teams where they moved, and nothing drawn.

    Raises InputError for a list date out of season and a team from above without a name.
    """
    shell = replace(old, name=name, list_date=list_date)
    in_season(shell, list_date, Topic.RATING_LIST)
    first = first_day(shell)
    counting = still_counting(old, load(old.rulebook), first)
    kept = tuple(one for one in old.registrations if _holds(one, first) or one in counting)
    teams = tuple(_teams(old, moved))
    # What its clubs and its draw decide is decided anew each season.
    divisions = tuple(replace(one, draw=None, late_nominations=None) for one in old.divisions)
    return Season(
        name=name,
        rulebook=old.rulebook,
        federation=old.federation,
        list_date=list_date,
        divisions=divisions,
        clubs=tuple(_released(club, first) for club in old.clubs),
        players=old.players,
        registrations=kept,
        teams=teams,
        squads=tuple(_proposals(old, teams, [one for one in kept if _holds(one, first)])),
    )


def first_day(season: Season) -> date:
    """Return the first day of a season by its book, else that of its rating list."""
    book = load(season.rulebook)
    if not has_rule(book.calendar.season_days):
        return season.list_date
    days: tuple[date, date] = book.calendar.season_days(
        season_year(season), book.on(season.list_date)
    )
    return days[0]


def _holds(one: Registration, first: date) -> bool:
    return one.deregistered is None or one.deregistered > first


def _released(club: Club, first: date) -> Club:
    if club.suspended_until is not None and club.suspended_until < first:
        return replace(club, suspended_from=None, suspended_until=None)
    return club


def _teams(old: Season, promoted: Promotion | None) -> Iterator[Team]:
    """Yield the new season's teams: those that move with their division, the others as before."""
    known = {team.id: team for team in old.teams}
    moved: set[str] = set()
    for division, ranking in promoted.cascade.divisions.items() if promoted else ():
        moved.add(division)
        for entry in ranking:
            team = known.get(entry.team)
            if team is None:
                _refuse_unnamed(old, entry.team, entry.club)
                team = Team(entry.team, entry.team, entry.club, division)
            yield _undrawn(replace(team, division=division))
    for team in old.teams:
        if team.division not in moved:
            yield _undrawn(team)


def _refuse_unnamed(old: Season, team: str, club: str) -> None:
    if team == club:
        sentence = _(
            "“{team}” has no name yet; name the teams that come down with their clubs{cited}."
        )
        raise refused(old, Topic.RELEGATION, sentence, team=team)
    known_club(old, club)


def _undrawn(team: Team) -> Team:
    return replace(team, draw_number=None, list_submitted=None)


def _proposals(
    old: Season, teams: Iterable[Team], kept: Iterable[Registration]
) -> Iterator[SquadEntry]:
    """Yield the old lists in their order, without players who left the club."""
    held = {(one.club, one.ident) for one in kept}
    for team in teams:
        mine = sorted(
            (entry for entry in old.squads if entry.team == team.id), key=lambda entry: entry.place
        )
        staying = [entry for entry in mine if (team.club, entry.ident) in held]
        for place, entry in enumerate(staying, 1):
            yield replace(entry, place=place, nominated=None)


def rated(season: Season, ratings: Mapping[str, int | None] | None) -> Season:
    """Return a season with the ratings of a new list; who is not in it is unrated.

    Raises InputError for a rating below the floor.
    """
    if ratings is None:
        return season
    book = load(season.rulebook)
    floor = 0
    if has_rule(book.ratings.rules):
        floor = book.ratings.rules(book.on(season.list_date)).floor
    for ident, rating in ratings.items():
        if rating is not None and rating < floor:
            sentence = _("{ident}: a rating of {value} is below the floor of {floor}{cited}.")
            cited = book.cited(Topic.RATING_FLOOR)
            raise InputError(sentence, ident=ident, value=rating, floor=floor, cited=cited)
    players = tuple(replace(one, rating=ratings.get(one.ident)) for one in season.players)
    return replace(season, players=players)
