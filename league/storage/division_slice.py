"""A season with all that one division's judgement follows from, and little else."""

from collections.abc import Callable, Collection
from dataclasses import replace
from typing import Any

from peewee import Expression

from league.facts.seasons import Season
from league.storage import models
from league.storage.corruption import readable, refuse_loose
from league.storage.database import reading
from league.storage.fact_tables import LISTS
from league.storage.following import list_facts
from league.storage.mapping_matches import board_facts, report_facts
from league.storage.models import Listed
from league.storage.models_matches import Board, Report
from league.storage.queries import rows
from league.storage.seasons import current, known_season, season_head

_WHOLE = ("divisions", "clubs", "teams", "fixtures", "declarations", "external_games")
_NATIONAL = "national_squads"


def load_division(
    name: str | None, division: Callable[[Season], str], also: Collection[str] = ()
) -> tuple[Season, str]:
    """Return a season, or the one in use, with all that binds in one division; and the division.

    All clubs, teams and matches are there; lists and registrations of the division's clubs;
    lineups of these clubs' teams, and of whoever sits in the division or is named by pass number
    (``also``). Which division it is, is asked of the season without people and lineups.
    Raises NotFoundError for a season nobody knows, StorageError, and what ``division`` raises.
    """
    with reading(), readable():
        name = known_season(name or current())
        refuse_loose()
        facts: dict[str, Any] = {one: list_facts(name, one) for one in (*_WHOLE, _NATIONAL)}
        season = Season(**season_head(name), **facts)
        where = division(season)
        return _with_people(_with_lineups(season, where, also), where, also), where


def _clubs(season: Season, division: str) -> set[str]:
    return {team.club for team in season.teams if team.division == division}


def _with_lineups(season: Season, division: str, also: Collection[str]) -> Season:
    """Return a season with the lineups of a division's clubs, and of who sits in it elsewhere."""
    clubs = _clubs(season, division)
    teams = {team.id for team in season.teams if team.club in clubs}
    keys = dict(enumerate(one.key for one in season.fixtures))
    near = {at for at, key in keys.items() if key[0] == division}
    own = {at for at, key in keys.items() if not teams.isdisjoint(key[2:])}
    of_season, who = Board.season == season.name, (Board.home_player, Board.away_player)
    seated = rows(Board.select(*who).where(of_season, Board.fixture.in_(near)))
    people = {ident for pair in seated for ident in pair if ident} | {*also}
    theirs = Board.home_player.in_(people) | Board.away_player.in_(people)
    elsewhere = rows(Board.select(Board.fixture).where(of_season, theirs).distinct())
    asked = near | own | {at for (at,) in elsewhere}
    boards = sorted(_rows_of(Board, season, Board.fixture.in_(asked)))
    reports = _rows_of(Report, season, Report.fixture.in_(asked))
    return replace(
        season, boards=tuple(board_facts(keys, boards)), reports=tuple(report_facts(keys, reports))
    )


def _with_people(season: Season, division: str, also: Collection[str]) -> Season:
    """Return a season with the lists and registrations of a division's clubs, and all it names."""
    clubs = _clubs(season, division)
    teams = [team.id for team in season.teams if team.club in clubs]
    entry, player = models.Registration, models.Player
    squads = _facts(models.SquadEntry, "squads", season, models.SquadEntry.team.in_(teams))
    held = _facts(entry, "registrations", season, entry.club.in_(clubs))
    named = {one.ident for one in (*squads, *held)} | {*also}
    for group in (season.declarations, season.external_games, season.national_squads):
        named |= {one.ident for one in group}
    named |= {who for row in season.boards for who in (row.home_player, row.away_player) if who}
    people = _facts(player, "players", season, player.ident.in_(named))
    return replace(season, squads=squads, registrations=held, players=people)


def _rows_of(
    table: type[Board | Report], season: Season, asked: Expression
) -> list[tuple[Any, ...]]:
    """Return the rows that are asked for, without the season."""
    return rows(table.select(*table.columns(1)).where(table.season == season.name, asked))


def _facts(table: type[Listed], field: str, season: Season, asked: Expression) -> tuple[Any, ...]:
    """Return the facts of a list that are asked for, in their order."""
    found = table.select(*table.columns(2)).where(table.season == season.name, asked)
    return tuple(LISTS[field].facts(rows(found.order_by(table.position))))
