"""Report files of FIDE for tests: lines laid out by the printed columns, and drawn tournaments."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import replace

from league.trf.records import (
    TrfByes,
    TrfFile,
    TrfForfeit,
    TrfGame,
    TrfLineup,
    TrfPairingByes,
    TrfPlayer,
    TrfTeam,
)

HALVES: Mapping[str, int] = {
    "1": 2, "=": 1, "0": 0, "W": 2, "D": 1, "L": 0, "+": 2, "-": 0, "U": 2, "F": 2, "H": 1, "Z": 0
}  # fmt: skip
ABSENT = TrfGame(None, "", "Z")
FAIR = ("10", "01", "==", "10", "01", "==", "+-", "-+", "--", "WL", "DD")
RESULTS = (*FAIR, "00", "=0")
"""Also those in which both got less than a point together, by penalty."""
_NAMES = ("Berger, Anna", "Huber, Karl", "Maier-Groß, Jörg", "Öller, Zoë", "O'Neill, Sean")


def line(record: str, fields: Mapping[int, str]) -> str:
    """Return a record with texts at the columns FIDE prints, counted from 1."""
    text = record
    for column, value in sorted(fields.items()):
        assert len(text) < column, f"column {column} is taken: {text}"
        text = text.ljust(column - 1) + value
    return text


def player(number: int, points: str, *rounds: str, **more: str) -> str:
    """Return a line 001; a round is written as ``12 w 1``, ``U``, or empty."""
    fields = {5: f"{number:4}", 15: more.get("name", f"Player{number}, P"), 81: f"{points:>4}"}
    fields |= {int(column[1:]): value for column, value in more.items() if column[0] == "c"}
    fields[86] = f"{more.get('rank', '1'):>4}"
    for at, text in enumerate(rounds):
        parts = text.split()
        if len(parts) == 1:
            fields[92 + 10 * at] = f"0000 - {text}"
        elif parts:
            fields[92 + 10 * at] = f"{parts[0]:>4} {parts[1]} {' '.join(parts[2:])}"
    return line("001", fields)


def drawn_players(
    seed: int, number: int = 9, rounds: int = 5, results: Sequence[str] = RESULTS
) -> TrfFile:
    """Return a tournament of players: nobody meets twice, with byes and all kinds of results."""
    drawn = random.Random(seed)
    games: dict[int, list[TrfGame]] = {one: [] for one in range(1, number + 1)}
    met: set[frozenset[int]] = set()
    for _round in range(rounds):
        free = drawn.sample(sorted(games), number)
        byes = iter("UHFZ")
        while free:
            one = free.pop()
            other = next((two for two in free if frozenset((one, two)) not in met), None)
            if other is None:
                games[one].append(TrfGame(None, "", next(byes, "Z")))
                continue
            free.remove(other)
            met.add(frozenset((one, other)))
            signs = drawn.choice(results)
            games[one].append(TrfGame(other, "w", signs[0]))
            games[other].append(TrfGame(one, "b", signs[1]))
    points = {one: sum(HALVES[game.result] for game in mine) for one, mine in games.items()}
    return TrfFile(
        name="Open",
        city="Graz",
        federation="AUT",
        kind="Individual: Swiss-System",
        chief_arbiter="Moser, Eva",
        rounds=rounds,
        first_color="w",
        players=tuple(
            TrfPlayer(
                number=one,
                name=f"{_NAMES[one % 2]} {one}",
                sex="mw"[one % 2],
                title=("", "FM", "WGM")[one % 3],
                rating=2400 - 10 * one,
                federation="AUT",
                fide_id=str(1600000 + one),
                born=("1990/05/31", "1988")[one % 2],
                points=points[one],
                rank=1 + sum(other > points[one] for other in points.values()),
                games=tuple(games[one]),
            )
            for one in games
        ),
    )


def drawn_teams(
    seed: int, teams: int = 5, boards: int = 4, rounds: int = 4, colors: str = ""
) -> TrfFile:
    """Return a tournament of teams: with an odd number one has the bye in each round.

    ``colors`` of the boards, if not ``WBWB``. Some boards stay empty, some matches are forfeited,
    some teams play out of their order.
    """
    drawn = random.Random(seed)
    rosters = {
        team: [team * 10 + board for board in range(boards + 1)] for team in range(1, teams + 1)
    }
    games = {one: [ABSENT] * rounds for roster in rosters.values() for one in roster}
    lineups: list[TrfLineup] = []
    played = colors or ("WB" * boards)[:boards]
    forfeits, byes = list[TrfForfeit](), list[int | None]()
    for at in range(1, rounds + 1):
        order = drawn.sample(sorted(rosters), teams)
        byes.append(order.pop() if teams % 2 else None)
        for white, black in zip(order[::2], order[1::2], strict=True):
            if drawn.random() < 0.15:
                forfeits.append(TrfForfeit("+-", at, white, black))
                for one in rosters[white][:boards]:
                    games[one][at - 1] = TrfGame(None, "", "+")
                for one in rosters[black][:boards]:
                    games[one][at - 1] = TrfGame(None, "", "-")
                continue
            _play(drawn, games, lineups, (at, played), (white, black), rosters)
    return TrfFile(
        name="Team Cup",
        federation="AUT",
        kind="Team: Swiss-System",
        rounds=rounds + 1,
        first_color="w",
        code="FIDE_TEAM_TYPEA_MP_GP",
        board_colors=played,
        players=tuple(_member(one, games[one]) for one in sorted(games)),
        teams=tuple(
            TrfTeam(number=team, name=f"Team {team}", strength=2000 - team, players=tuple(roster))
            for team, roster in rosters.items()
        ),
        lineups=tuple(lineups),
        forfeits=tuple(forfeits),
        pairing_byes=TrfPairingByes(2, boards, tuple(byes)) if teams % 2 else None,
        byes=(TrfByes("Z", rounds + 1, (1,)),) if seed % 2 else (),
    )


def _play(
    drawn: random.Random,
    games: dict[int, list[TrfGame]],
    lineups: list[TrfLineup],
    when: tuple[int, str],
    teams: tuple[int, int],
    rosters: Mapping[int, Sequence[int]],
) -> None:
    at, colors = when
    seated = [_lineup(drawn, rosters[team], len(colors)) for team in teams]
    for place, (one, other) in enumerate(zip(*seated, strict=True)):
        white, black = ("w", "b") if colors[place] == "W" else ("b", "w")
        if one and other:
            signs = drawn.choice(FAIR[:6])
            games[one][at - 1] = TrfGame(other, white, signs[0])
            games[other][at - 1] = TrfGame(one, black, signs[1])
        elif one or other:
            games[one or other or 0][at - 1] = TrfGame(None, "", "+")
    for team, opponent, lineup in zip(teams, teams[::-1], seated, strict=True):
        lineups.append(TrfLineup(at, team, opponent, tuple(lineup)))


def _lineup(drawn: random.Random, roster: Sequence[int], boards: int) -> list[int | None]:
    found: list[int | None] = [*drawn.sample(list(roster), boards)]
    if drawn.random() < 0.3:
        found[drawn.randrange(1, boards)] = None
    return found


def _member(number: int, games: list[TrfGame]) -> TrfPlayer:
    points = sum(HALVES[game.result] for game in games)
    return TrfPlayer(
        number=number, name=f"Player {number}", points=points, rank=1, games=tuple(games)
    )


def with_points(file: TrfFile, **points: int) -> TrfFile:
    """Return a file in which players have other points, ``p3=4`` = player 3 two points."""
    given = {int(name[1:]): halves for name, halves in points.items()}
    players = tuple(replace(one, points=given.get(one.number, one.points)) for one in file.players)
    return replace(file, players=players)
