"""Tournaments of all kinds for report files: players and teams, round robin and Swiss.

Byes, forfeits, penalties, late entries, rounds under way, boards with colours exchanged.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import date, timedelta
from random import Random

from fixtures.round_robin import berger
from league.trf.records import TrfAbnormal, TrfFile, TrfGame, TrfPlayer, TrfTeam
from tests.worlds.trf_world import ABSENT, FAIR, HALVES, RESULTS, drawn_teams

FIRST_DAYS = (date(2019, 7, 1), date(2023, 9, 1), date(2024, 8, 1), date(2026, 3, 1))
_OTHER = {"w": "b", "b": "w"}
_SWISS = ("FIDE_DUTCH_2026", "FIDE_DUBOV", "", "CUSTOM_SWISS")
_ROBIN = ("FIDE_ROUNDROBIN", "BERGER_ROUNDROBIN", "", "CUSTOM_ROUNDROBIN")
_WORDS = {True: ("Individual: Round Robin", "Rundenturnier"), False: ("Swiss", "Open, Swiss")}
_CODES = ("BH/C1", "SB", "OTHER_LOT", "WIN", "DE", "KS", "AOB")
Games = dict[int, list[TrfGame]]


def drawn(seed: int) -> TrfFile:
    """Return a tournament: by turns a Swiss and a round robin of players, and both of teams."""
    random = Random(seed)
    if seed % 4 == 0:
        found = _players(random, _swiss(random), robin=False)
    elif seed % 4 == 1:
        found = _players(random, _round_robin(random), robin=True)
    else:
        found = _teams(random, seed, robin=seed % 4 == 3)
    first = random.choice(FIRST_DAYS)
    days = tuple(first + timedelta(days=at) for at in range(found.rounds))
    return replace(
        found,
        name=f"Open {seed}",
        city="Graz",
        federation="AUT",
        first_day=first,
        last_day=days[-1],
        round_days=days,
        time_control="90 min",
        time_code="5400+30",
        standings=("PTS", *random.sample(_CODES, 3)),
    )


def _swiss(random: Random) -> Games:
    number, rounds = random.randint(5, 11), random.randint(2, 6)
    games: Games = {one: [] for one in range(1, number + 1)}
    late = {random.randint(1, number): random.randint(2, 3)}
    met: set[frozenset[int]] = set()
    for at in range(1, rounds + 1):
        free = [one for one in games if at >= late.get(one, 1) and random.random() > 0.1]
        away = games.keys() - set(free)
        for one in sorted(away):
            asked = at >= late.get(one, 1)
            games[one].append(TrfGame(None, "", random.choice("HFZZ") if asked else "Z"))
        random.shuffle(free)
        byes = iter("UHZZZZZZ")
        while free:
            one = free.pop()
            other = next((two for two in free if frozenset((one, two)) not in met), None)
            if other is None:
                games[one].append(TrfGame(None, "", next(byes)))
            else:
                free.remove(other)
                met.add(frozenset((one, other)))
                _sit(games, (one, other), random.choice(RESULTS))
    return games


def _round_robin(random: Random) -> Games:
    number = random.randint(3, 8)
    games: Games = {one: [] for one in range(1, number + 1)}
    for pairs in berger(number):
        for white, black in pairs:
            if white and black:
                _sit(games, (white, black), random.choice(RESULTS))
        _fill(games)
    return games


def _fill(games: Games) -> None:
    """Let those who did not play in the last round be absent in it."""
    rounds = max(map(len, games.values()))
    for mine in games.values():
        mine.extend([ABSENT] * (rounds - len(mine)))


def _sit(games: Games, pair: tuple[int, int], signs: str) -> None:
    white, black = pair
    games[white].append(TrfGame(black, "w", signs[0]))
    games[black].append(TrfGame(white, "b", signs[1]))


def _players(random: Random, games: Games, *, robin: bool) -> TrfFile:
    if random.random() < 0.3:
        _open_last(games)
    given = (TrfAbnormal("", 0, -1, 1, (1,)),) if random.random() < 0.3 else ()
    return TrfFile(
        kind=random.choice(_WORDS[robin]),
        code=random.choice(_ROBIN if robin else _SWISS),
        rounds=len(games[1]) + (0 if robin else random.randint(0, 2)),
        first_color="" if robin else "w",
        players=tuple(
            _player(one, mine, -1 if given and one == 1 else 0) for one, mine in games.items()
        ),
        abnormal=given,
    )


def _player(number: int, games: Sequence[TrfGame], given: int = 0) -> TrfPlayer:
    return TrfPlayer(
        number=number,
        name=f"Player{number}, P",
        sex="mw"[number % 2],
        rating=2400 - 10 * number,
        federation="AUT",
        fide_id=str(1600000 + number),
        born="1990/05/31",
        points=sum(HALVES.get(game.result, 0) for game in games) + given,
        rank=number,
        games=tuple(games),
    )


def _open_last(games: Games) -> None:
    """Take the results of the last round away: it is paired and under way."""
    for mine in games.values():
        if mine[-1].opponent:
            mine[-1] = replace(mine[-1], result="")


def _teams(random: Random, seed: int, *, robin: bool) -> TrfFile:
    boards = random.randint(2, 5)
    colors = "".join(random.choice("WB") for _board in range(boards - 1))
    if robin:
        file = _team_robin(random, boards)
    else:
        file = drawn_teams(seed, random.randint(4, 7), boards, random.randint(1, 3), "W" + colors)
        points = random.choice(("MP_GP", "GP_MP", "MP", "GP"))
        file = replace(file, code=random.choice((f"FIDE_TEAM_TYPEA_{points}", "CUSTOM_TEAM_SWISS")))
    games = {one.number: list(one.games) for one in file.players}
    for number, mine in games.items():
        for at, game in enumerate(mine):
            if game.opponent and number < game.opponent and random.random() < 0.15:
                _exchange(games, number, at)
    players = tuple(replace(one, games=tuple(games[one.number])) for one in file.players)
    said = random.choice((file.board_colors, ""))
    return replace(file, players=players, board_colors=said)


def _exchange(games: Games, number: int, at: int) -> None:
    """Let two play with each other's colours."""
    for one in (number, games[number][at].opponent or 0):
        games[one][at] = replace(games[one][at], color=_OTHER[games[one][at].color])


def _team_robin(random: Random, boards: int) -> TrfFile:
    number = random.randint(3, 6)
    rosters = {
        team: [10 * team + board for board in range(boards)] for team in range(1, number + 1)
    }
    games: Games = {one: [] for roster in rosters.values() for one in roster}
    for pairs in berger(number):
        for white, black in pairs:
            if white and black:
                _meet(random, games, (rosters[white], rosters[black]))
        _fill(games)
    if random.random() < 0.3:
        _open_last(games)
    return TrfFile(
        kind="Team: Round Robin",
        code=random.choice(("FIDE_TEAM_ROUNDROBIN", "")),
        rounds=max(map(len, games.values())),
        board_colors=("WB" * boards)[:boards],
        players=tuple(_player(one, mine) for one, mine in games.items()),
        teams=tuple(
            TrfTeam(number=team, name=f"Team {team}", players=tuple(roster))
            for team, roster in rosters.items()
        ),
    )


def _meet(random: Random, games: Games, rosters: tuple[Sequence[int], Sequence[int]]) -> None:
    for place, pair in enumerate(zip(*rosters, strict=True)):
        white, black = pair if place % 2 == 0 else pair[::-1]
        _sit(games, (white, black), random.choice(FAIR))


def games_of(players: Mapping[int, TrfPlayer]) -> Iterator[tuple[int, int, int, str]]:
    """Yield round, White, Black and both signs of each game that two sat at."""
    for number, one in players.items():
        for at, game in enumerate(one.games, 1):
            if game.opponent and game.color == "w":
                other = players[game.opponent].games[at - 1]
                yield at, number, game.opponent, game.result + other.result
