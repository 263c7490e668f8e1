"""A Styrian federation at the end of a season, for tests of promotion and relegation.

Landesliga L1–L12 (clubs CL1–CL12), Kreisligen G/O/S 1–10 (clubs CG1 …), first classes g/o/s 1–8.
The clubs of the Landesliga are of Graz, Obersteiermark and Süd in turn.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from league.facts.seasons import Division
from league.outcomes.closing import Choices, Closing, Numbers, Outside, Rung
from league.outcomes.movement import Ranked
from league.rulebooks.tuwo_stmk_2011 import p13_cascade
from tests.worlds.tuwo_world import book, values

DISTRICTS = {"G": "Graz", "O": "Obersteiermark", "S": "Süd"}
KREISLIGEN = {"G": "kreisliga-graz", "O": "kreisliga-obersteiermark", "S": "kreisliga-sued"}
TURN = "GOS"


def teams(letter: str, number: int) -> tuple[Ranked, ...]:
    return tuple(Ranked(f"{letter}{place}", f"C{letter}{place}") for place in range(1, number + 1))


def with_club(ranking: tuple[Ranked, ...], clubs: Mapping[str, str]) -> tuple[Ranked, ...]:
    """The same table, some teams of another club."""
    return tuple(Ranked(one.team, clubs.get(one.team, one.club)) for one in ranking)


def klasse(letter: str) -> Division:
    like = book().divisions["klasse-1"]
    return replace(like, id=f"klasse-{letter}", district=DISTRICTS[letter], lowest=True)


def rungs(clubs: Mapping[str, str], numbers: Mapping[str, Numbers]) -> tuple[Rung, ...]:
    divisions = book().divisions
    found = [(divisions["landesliga"], teams("L", 12))]
    above: dict[str, str | None] = {"landesliga": None}
    for letter, id in KREISLIGEN.items():
        found.append((divisions[id], teams(letter, 10)))
        found.append((klasse(letter), teams(letter.lower(), 8)))
        above |= {id: "landesliga", f"klasse-{letter}": id}
    return tuple(
        p13_cascade.rung(
            division,
            with_club(ranking, clubs),
            above[division.id],
            values(),
            numbers.get(division.id, usual(division)),
        )
        for division, ranking in found
    )


def usual(division: Division) -> Numbers:
    """One of each first class goes up; Kreisligen are planned with ten teams."""
    if division.tier == "klasse":
        return Numbers(up=1)
    return Numbers(planned=10 if division.tier == "kreisliga" else None)


def closing(
    *,
    down: int = 1,
    down_clubs: tuple[str, ...] = (),
    there: tuple[str, ...] = (),
    clubs: Mapping[str, str] | None = None,
    numbers: Mapping[str, Numbers] | None = None,
    districts: Mapping[str, str] | None = None,
    in_addition: bool = False,
    **choices: Any,
) -> Closing:
    """``down`` teams B1, B2 … come from the 2. Bundesliga; ``there`` are clubs that stay there."""
    coming = tuple(
        Ranked(f"B{number}", club)
        for number, club in enumerate(down_clubs or [f"CB{one + 1}" for one in range(down)], 1)
    )
    where = {f"CL{place}": DISTRICTS[TURN[(place - 1) % 3]] for place in range(1, 13)}
    where |= {f"CB{place}": "Graz" for place in range(1, 6)}
    return Closing(
        rungs=rungs(clubs or {}, numbers or {}),
        outside=Outside(book().divisions["bundesliga-2"], coming, frozenset(there)),
        districts=where | dict(districts or {}),
        choices=Choices(**choices),
        in_addition=in_addition,
    )
