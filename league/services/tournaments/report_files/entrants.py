"""Players and teams of a report file, and the keys they have here."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from league.errors import InputError
from league.facts.tournaments import Entrant
from league.language import _
from league.trf.matches import teams_of_players
from league.trf.records import TrfFile, TrfNational, TrfPlayer, TrfTeam
from league.trf.round_history import turns_of

_KEY = re.compile(r"[A-Za-z0-9-]+")
_FEDERATION = re.compile(r"[A-Z]{3}")
_MOST_RATING = 4000


@dataclass(frozen=True, slots=True)
class Keys:
    """Keys by the numbers of a report file."""

    players: dict[int, str]
    participants: dict[int, str]
    """Who is paired: the players, of a team tournament the teams."""

    @property
    def in_a_row(self) -> list[int]:
        """Return the numbers from 1 up to the first gap."""
        return [at for place, at in enumerate(sorted(self.participants), 1) if place == at]


def entrants_of(trf: TrfFile, id: str) -> tuple[Keys, list[Entrant]]:
    """Return keys, and who entered: teams before their players. Raises InputError."""
    players = _player_keys(trf)
    teams = _team_keys(trf.teams, set(players.values()))
    keys = Keys(players, teams or players)
    nationals = {one.number: one for one in trf.nationals}
    team_of = teams_of_players(trf)
    first_rounds, in_a_row = _first_rounds(trf), set(keys.in_a_row)
    own = {number: None if number in in_a_row else number for number in keys.participants}
    entered = [
        _team(one, id, keys, team_of, (first_rounds[one.number], own[one.number]))
        for one in trf.teams
    ]
    if not trf.teams:
        return keys, [
            _player(one, nationals, id, keys, (first_rounds[one.number], own[one.number]), "")
            for one in trf.players
        ]
    entered += [
        _player(one, nationals, id, keys, (1, one.number), teams[team_of[one.number]])
        for one in trf.players
        if one.number in team_of
    ]
    return keys, entered


def _player_keys(trf: TrfFile) -> dict[int, str]:
    """Return keys: the national number of whoever has one of his own, else one of a guest."""
    named = {
        one.number: one.national_id for one in trf.nationals if _KEY.fullmatch(one.national_id)
    }
    said = list(named.values())
    found = {}
    taken = set(said)
    for player in trf.players:
        key = named.get(player.number, "")
        if not key or said.count(key) > 1:
            key = _free(f"G{player.number}", taken)
            taken.add(key)
        found[player.number] = key
    return found


def _team_keys(teams: Iterable[TrfTeam], taken: set[str]) -> dict[int, str]:
    found: dict[int, str] = {}
    for team in teams:
        name = team.name.replace("/", "-") or f"T{team.number}"
        found[team.number] = _free(name, {*taken, *found.values()})
    return found


def _free(key: str, taken: set[str]) -> str:
    """Return a key nobody has: the one wished for, else with a number behind it."""
    if key not in taken:
        return key
    return next(other for at in range(2, len(taken) + 3) if (other := f"{key}-{at}") not in taken)


def _first_rounds(trf: TrfFile) -> dict[int, int]:
    """Return the round from which on each takes part: the first one in which he is not absent."""
    return {
        number: next((at for at, turn in enumerate(turns, 1) if turn.result != "Z"), 1)
        for number, turns in turns_of(trf).items()
    }


def _player(
    player: TrfPlayer,
    nationals: dict[int, TrfNational],
    id: str,
    keys: Keys,
    placed: tuple[int, int | None],
    team: str,
) -> Entrant:
    """Return a player; ``placed`` = first round and a number of his own."""
    national = nationals.get(player.number)
    own = national.rating if national else None
    return Entrant(
        tournament=id,
        key=keys.players[player.number],
        name=player.name or keys.players[player.number],
        sex=player.sex,
        title=player.title,
        rating=_rating(player.number, player.rating or own),
        national_rating=_rating(player.number, own),
        federation=player.federation if _FEDERATION.fullmatch(player.federation) else "",
        fide_id=player.fide_id,
        born=player.born,
        first_round=placed[0],
        team=team,
        number=placed[1],
    )


def _team(
    team: TrfTeam, id: str, keys: Keys, team_of: dict[int, int], placed: tuple[int, int | None]
) -> Entrant:
    others = [
        number
        for number, owner in sorted(team_of.items())
        if owner == team.number and number not in team.players
    ]
    members = tuple(keys.players[number] for number in (*team.players, *others))
    return Entrant(
        tournament=id,
        key=keys.participants[team.number],
        name=team.name or keys.participants[team.number],
        rating=team.strength if team.strength and team.strength <= _MOST_RATING else None,
        players=members,
        first_round=placed[0],
        number=placed[1],
    )


def _rating(number: int, rating: int | None) -> int | None:
    if rating is not None and rating > _MOST_RATING:
        sentence = _("Player {player}: {rating} is no rating.")
        raise InputError(sentence, player=number, rating=rating)
    return rating
