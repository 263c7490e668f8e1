"""Matches with far more faults than any season has, as maps like those of case files."""

from dataclasses import dataclass
from datetime import date, timedelta
from random import Random
from typing import Any

DAY = date(2011, 10, 15)
U18, U15 = date(1994, 1, 1), date(1997, 1, 1)
ADULT, LONG_AGO = date(1980, 1, 1), date(2000, 1, 1)
SIDES = ("home", "away")

Player = dict[str, Any]


@dataclass(frozen=True)
class Kind:
    """A division as the second reading needs it."""

    tier: str
    boards: int
    level: int
    asked: object
    youth: bool = False
    lowest: bool = False
    elo: bool = False


DIVISIONS = (
    Kind("landesliga", 8, 0, "landesliga", youth=True),
    Kind("kreisliga", 8, 1, "kreisliga-graz", youth=True),
    Kind("klasse", 6, 2, "klasse-1"),
    Kind("klasse", 6, 3, {"like": "klasse-2", "lowest": True}, lowest=True),
    Kind("klasse", 5, 2, {"like": "klasse-1", "mode": "elo", "boards": 5}, elo=True),
    Kind("cup", 4, 9, "cup"),
)
LEVELS = {"bundesliga-2": -1, "landesliga": 0, "kreisliga-graz": 1, "klasse-1": 2}


def any_match(random: Random) -> tuple[Kind, dict[str, Any]]:
    """Return a division and a match in it, with far more faults than any season has."""
    kind = random.choice(DIVISIONS)
    home, away = _team(random, kind, "Alpha"), _team(random, kind, "Beta")
    pairs = list(enumerate(zip(home["lineup"], away["lineup"], strict=True), 1))
    both = [board for board, pair in pairs if all(pair)]
    return kind, {
        "division": kind.asked,
        "date": DAY,
        "home": home,
        "away": away,
        "results": [random.choice((1, 0.5, 0)) if board in both else None for board, _p in pairs],
        "late": {
            side: [board for board, pair in pairs if pair[i] and random.random() < 0.03]
            for i, side in enumerate(SIDES)
        },
        "both_lost": [board for board in both if random.random() < 0.02],
        "played_on": {board: DAY - timedelta(1) for board in both if random.random() < 0.02},
    }


def _player(random: Random, number: int) -> Player:
    player: Player = {"id": f"p{number}", "elo": 2400 - 30 * number - random.randrange(25)}
    some: dict[str, tuple[float, list[Any]]] = {
        "nation": (0.1, ["HUN", "SVK", "XXX"]),
        "equal": (0.05, ["c", "d", "e", "f"]),
        "kind": (0.1, ["gast", "kreisgast"]),
        "born": (0.15, [U18 - timedelta(1), U18, U15 - timedelta(1), U15]),
        "registered": (0.05, [DAY - timedelta(1), DAY, DAY + timedelta(1)]),
        "bonded": (0.05, list(LEVELS)),
        "declared": (0.04, [True]),
    }
    for key, (chance, choices) in some.items():
        if random.random() < chance:
            player[key] = random.choice(choices)
    if random.random() < 0.05:
        del player["elo"]
    return player


def _team(random: Random, kind: Kind, club: str) -> dict[str, Any]:
    squad = [_player(random, number) for number in range(1, kind.boards + random.randrange(1, 7))]
    if random.random() < 0.8:
        squad.append(_player(random, 30) | {"id": "j", "elo": 1500, "born": date(1996, 5, 5)})
    chosen = sorted(random.sample(range(len(squad)), kind.boards))
    lineup: list[str | None] = [squad[place]["id"] for place in chosen]
    for _swap in range(random.choice((0, 0, 1, 1, 2))):
        one, other = random.randrange(kind.boards), random.randrange(kind.boards)
        lineup[one], lineup[other] = lineup[other], lineup[one]
    missing = random.choice((0, 0, 0, 0.15, 0.3, 0.6))
    lineup = [None if random.random() < missing else name for name in lineup]
    if random.random() < 0.15:
        lineup[random.randrange(kind.boards)] = "stranger"
    if random.random() < 0.3:
        first = random.randrange(kind.boards)
        lineup[first:-1] = [None] * len(lineup[first:-1])
    last = max((board for board, name in enumerate(lineup, 1) if name), default=0)
    holes = [board for board in range(1, last) if lineup[board - 1] is None]
    return {
        "club": club,
        "kader": squad,
        "lineup": lineup,
        "gaps_paid": [board for board in holes if random.random() < 0.5],
        "reported": random.choice((DAY, DAY, DAY, DAY + timedelta(1), DAY + timedelta(2), None)),
        "suspended": random.random() < 0.06,
    }
