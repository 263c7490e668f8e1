"""A federation before its year begins: nothing is drawn, no list handed in, nothing owed.

Clubs A–J have three players each (``a1`` …), all rated 1800. Teams A1–F1 play in the Landesliga,
G1–J1 in the Grazer Stadtliga, CA, CB, CG and CH in the cup, always on two boards. Unless something
happens, the team of the earlier letter wins on every board.
"""

from collections.abc import Mapping
from dataclasses import replace
from datetime import date, timedelta

from league.facts.clubs import Club, Team
from league.facts.matches import LOSS, WIN, MatchDraft, Score
from league.facts.people import Player
from league.facts.registrations import Kind, Registration
from league.facts.seasons import Division, MatchKey, Season
from league.rulebooks import load
from league.services.session import transactions

NAME, FEDERATION = "2011/12", "Verband der Erzählung"
BY = "Spielleiterin"
CLUBS, UPPER, LOWER, CUP = "ABCDEFGHIJ", "ABCDEF", "GHIJ", "ABGH"
FOREIGN = frozenset({"c2", "c3"})
RATING = 1800


def _division(id: str, like: str) -> Division:
    model = load("tuwo-stmk-2011").divisions[like]
    return replace(model, id=id, name=id.upper(), boards=2, youth_board=False, late_nominations=2)


def season() -> Season:
    idents = [f"{letter.lower()}{number}" for letter in CLUBS for number in (1, 2, 3)]
    return Season(
        name=NAME,
        rulebook="tuwo-stmk-2011",
        federation=FEDERATION,
        list_date=date(2011, 7, 1),
        divisions=(
            _division("ll", "landesliga"),
            _division("kl", "kreisliga-graz"),
            _division("cup", "cup"),
        ),
        clubs=tuple(
            Club(letter, f"Club {letter}", None, "Graz", "Steiermark", date(1950, 1, 1))
            for letter in CLUBS
        ),
        players=(
            *map(_player, idents),
            Player("h9", "H9", born=date(1980, 1, 1), rating=RATING - 100, nation="AUT"),
        ),
        registrations=tuple(
            Registration(ident, ident[0].upper(), Kind.HOME, date(2005, 1, 1)) for ident in idents
        ),
        teams=(
            *(Team(f"{one}1", f"{one} 1", one, "ll") for one in UPPER),
            *(Team(f"{one}1", f"{one} 1", one, "kl") for one in LOWER),
            *(Team(f"C{one}", f"Cup {one}", one, "cup") for one in CUP),
        ),
    )


def _player(ident: str) -> Player:
    nation = "GER" if ident in FOREIGN else "AUT"
    return Player(ident, ident.upper(), born=date(1980, 1, 1), nation=nation, rating=RATING)


def match_of(division: str, one: str, other: str) -> MatchKey:
    """Return the match of two teams, whoever is at home."""
    fixtures = transactions.load(NAME)[0].fixtures
    keys = [fixture.key for fixture in fixtures if fixture.division == division]
    return next(key for key in keys if {one, other} == set(key[2:]))


def day_of(match: MatchKey) -> date:
    return next(one.day for one in transactions.load(NAME)[0].fixtures if one.key == match)


def draft(
    match: MatchKey,
    lineups: Mapping[str, tuple[str | None, ...]],
    paid: frozenset[int] = frozenset(),
    scores: tuple[Score, ...] | None = None,
) -> MatchDraft:
    """Return a match in which the usual players sat, but for the lineups given.

    ``paid`` are boards whose gap was paid in cash, by whichever team left them empty.
    """
    home, away = (lineups.get(team, _usual(team)) for team in match[2:])
    usual = WIN if _club(match[2]) < _club(match[3]) else LOSS
    pairs = list(zip(home, away, scores or (usual, usual), strict=True))
    day = day_of(match)
    present = [any(side) for side in (home, away)]
    empty = [frozenset(n for n, one in enumerate(side, 1) if one is None) for side in (home, away)]
    return MatchDraft(
        day=day,
        home=home,
        away=away,
        results=tuple(None if None in (one, other) else score for one, other, score in pairs),
        gaps_paid=(empty[0] & paid, empty[1] & paid),
        reported=(day if present[0] else None, day + timedelta(days=1) if present[1] else None),
    )


def _usual(team: str) -> tuple[str | None, ...]:
    return f"{_club(team)}1".lower(), f"{_club(team)}2".lower()


def _club(team: str) -> str:
    return team.strip("1")[-1]
