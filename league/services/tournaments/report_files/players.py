"""Lines of players and their national records, from those who entered."""

import re
from collections.abc import Mapping, Sequence

from fixtures.round_history import Turn
from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import Entrant
from league.services.tournaments.entering.numbering import keys_of, numbers_of
from league.trf.records import TrfGame, TrfNational, TrfPlayer

_GUEST = re.compile(r"G[0-9]+(-[0-9]+)?")
_NATIONAL_ID = re.compile(r"[A-Za-z]{0,3}[0-9]{2,11}")
ABSENT = TrfGame(None, "", "Z")


def player_numbers(file: TournamentFile) -> Mapping[str, int]:
    """Return start numbers of the players by key.

    In a team tournament those they came with, else one after another, the first team first.
    """
    if not file.tournament.teams:
        return numbers_of(file)
    players = [one for one in file.entrants.values() if one.team]
    own = {one.key: one.number for one in players if one.number is not None}
    if len(own) == len(players) == len(set(own.values())):
        return own
    keys = [key for team in keys_of(file).values() for key in file.entrants[team].players]
    return {key: number for number, key in enumerate(keys, start=1)}


def player_line(
    one: Entrant, number: int, points: int, rank: int, games: Sequence[TrfGame]
) -> TrfPlayer:
    """Return a player's line. The national rating of whoever has no other is no FIDE rating."""
    fide = None if one.rating == one.national_rating and not one.fide_id else one.rating
    return TrfPlayer(
        number=number,
        name=one.name,
        sex=one.sex,
        title=one.title,
        rating=fide,
        federation=one.federation,
        fide_id=one.fide_id,
        born=one.born,
        points=points,
        rank=rank,
        games=tuple(games),
    )


def game_of(turn: Turn) -> TrfGame:
    """Return a round of a player; a free round of a round robin is an absence there."""
    if turn.opponent is None:
        return TrfGame(None, "", turn.result or "Z")
    return TrfGame(turn.opponent, turn.color, turn.result)


def nationals_of(file: TournamentFile) -> tuple[TrfNational, ...]:
    """Return national ratings and numbers; none where the tournament names no federation."""
    federation, numbers = file.tournament.federation, player_numbers(file)
    found = [
        TrfNational(
            federation=federation,
            number=numbers[one.key],
            name=one.name,
            rating=one.national_rating,
            national_id=_national_id(one.key),
        )
        for one in file.entrants.values()
        if one.key in numbers and (one.national_rating or _national_id(one.key))
    ]
    return tuple(sorted(found, key=lambda one: one.number)) if federation else ()


def _national_id(key: str) -> str:
    """Return the national number that a key is; empty for guests and names."""
    return key if _NATIONAL_ID.fullmatch(key) and not _GUEST.fullmatch(key) else ""
