"""Every criterion beside gacrux's own, on two hundred generated tournaments for each edition.

Where they differ, a documented rule is the reason, and the test names it:
- appendix 1 counts an unplayed game as drawn against oneself; gacrux knows C.07 alone, where it
  brings in Sonneborn-Berger what was entered, is cut first, and counts in no performance;
- appendix 1 leaves an opponent's points as entered; C.07 makes draws of the rounds at the end to
  which he did not come any more;
- appendix 2 § 1.5 asks for a direct encounter only when all have met, and once.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import combinations, takewhile

import pytest

from fixtures.round_history import Turn
from league.facts.tournaments import PointKind, Unplayed
from league.outcomes.tournaments.crosstable import CrossTable, Worked
from league.outcomes.tournaments.table import ranked
from tests.worlds.tournament_generator import Drawn, drawn
from tests.worlds.tournament_oracle import EDITIONS, values

MANY = range(200)

OWN = {
    "progressive": "PS",
    "progressive_cut_1": "PS/C1",
    "progressive_cut_3": "PS/C3",
    "koya": "KS",
    "wins": "WON",
    "wins_black": "BWG",
    "games_black": "BPG",
}
OPPONENTS = {
    "buchholz": "BH",
    "buchholz_median": "BH/M1",
    "buchholz_median_2": "BH/M2",
    "buchholz_cut_1": "BH/C1",
    "buchholz_cut_2": "BH/C2",
    "sonneborn_berger": "SB",
}
KOYA = {"koya_extended_1": "KS/L-1", "koya_reduced_2": "KS/L+2"}
RATINGS = {"average_rating": "ARO", "average_rating_cut_1": "ARO/C1", "performance": "TPR"}
COUNTED_IN_MATCHES = ("wins", "wins_black", "games_black")
"""Of teams § 1.6 and 1.7 count matches; gacrux counts boards where game points come first."""

Names = Mapping[str, str]
Mine = Mapping[int, Mapping[str, Worked]]


def worked(table: CrossTable, names: Names) -> Mine:
    """Return what our criteria give, by number and name."""
    rows = ranked(table, list(names))
    return {
        row.number: {name: one for name, one in zip(names, row.worked, strict=True) if one}
        for row in rows
    }


def compared(
    one: Drawn, table: CrossTable, names: Names, first_day: str
) -> Iterator[tuple[int, str, Fraction, Fraction]]:
    """Yield number, criterion, our value and gacrux's; where nobody counts he has no value."""
    points = "MPTS" if table.teams else "PTS"
    theirs = values(one, [points, *names.values()], first_day)
    for number, mine in worked(table, names).items():
        for name, his in zip(names, theirs[number][1:], strict=False):
            yield number, name, Fraction(mine[name].number, mine[name].per), Fraction(his or 0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_criterion_of_players_is_that_of_gacrux(edition: str) -> None:
    names, compared_values = OWN | KOYA | OPPONENTS | RATINGS, 0
    for seed in MANY:
        one = drawn(seed)
        table = replace(one.table, unplayed=Unplayed(edition))
        for number, name, mine, theirs in compared(one, table, names, EDITIONS[edition]):
            assert mine == theirs, (seed, number, name)
            compared_values += 1
    assert compared_values > 20_000


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("kind", PointKind)
def test_every_criterion_of_teams_is_that_of_gacrux(edition: str, kind: PointKind) -> None:
    names = _of_kind(OWN | OPPONENTS, kind) | {"match_points": "PTS:MP", "game_points": "PTS:GP"}
    # A step of gacrux is half a point: one step of match points is two of them.
    names["koya_extended_1"] = f"KS{_suffix(kind)}/L-{2 if kind is PointKind.MATCH else 1}"
    for seed in MANY:
        one = drawn(seed, teams=True)
        table = replace(one.table, unplayed=Unplayed(edition), first=kind, counted=kind)
        for number, name, mine, theirs in compared(one, table, names, EDITIONS[edition]):
            assert mine == theirs, (seed, number, name)


def _suffix(kind: PointKind) -> str:
    return ":MP" if kind is PointKind.MATCH else ":GP"


def _of_kind(names: Names, kind: PointKind) -> dict[str, str]:
    """Return gacrux's names with the kind of points they count."""
    return {
        name: "".join([code.partition("/")[0], _suffix(by), *code.partition("/")[1:]])
        for name, code in names.items()
        for by in [PointKind.MATCH if name in COUNTED_IN_MATCHES else kind]
    }


@pytest.mark.parametrize("teams", [False, True])
def test_of_appendix_1_only_what_unplayed_games_count_is_different(*, teams: bool) -> None:
    # /N: gacrux cuts the lowest, also when another round was not played by choice.
    plain = {name: f"{code}/N" for name, code in OPPONENTS.items()}
    names = plain | ({} if teams else RATINGS)
    same = different = 0
    for seed in MANY:
        one = drawn(seed, teams=teams)
        if one.table.round_robin:
            continue
        for number, name, mine, theirs in compared(one, one.table, names, "2025-01-01"):
            if mine == theirs:
                same += 1
                continue
            different += 1
            assert _reason(one.table, name, number), (seed, number, name)
    assert same > 2 * different > 0


def _reason(table: CrossTable, name: str, number: int) -> str:
    """Return which rule of appendix 1 makes a value another than by C.07; empty = none."""
    mine = table.turns[number]
    if name in ("performance", "sonneborn_berger") and not all(turn.played for turn in mine):
        return "appendix 1: drawn against oneself"
    against = [turn.opponent for turn in mine if turn.played and turn.opponent is not None]
    if name in OPPONENTS and any(_left_early(table.turns[one]) for one in against):
        return "appendix 1: an opponent's points are as entered"
    return ""


def _left_early(turns: Sequence[Turn]) -> bool:
    """Say whether he was absent without points after the last round for which he came."""
    end = takewhile(lambda turn: turn.result in ("-", "H", "Z"), reversed(turns))
    return any(turn.result == "Z" for turn in end)


def test_appendix_1_is_c_07_where_who_did_not_play_had_half_a_point_for_it() -> None:
    # Half a point for an unplayed round is what a draw against oneself brings.
    names, byes = {name: f"{code}/N" for name, code in OPPONENTS.items()}, 0
    for seed in range(1000, 1200):
        one = drawn(seed)
        if one.table.round_robin:
            continue
        turns = {
            number: [
                turn if turn.played else replace(turn, opponent=None, result="H", points=1)
                for turn in mine
            ]
            for number, mine in one.table.turns.items()
        }
        byes += sum(turn.result == "H" for mine in turns.values() for turn in mine)
        changed = Drawn(replace(one.table, turns=turns), one.games)
        for number, name, mine_, theirs in compared(changed, changed.table, names, "2025-01-01"):
            assert mine_ == theirs, (seed, number, name)
    assert byes > 500


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_sum_of_buchholz_is_gacrux_average_times_the_games(edition: str) -> None:
    for seed in MANY:
        one = drawn(seed)
        if one.table.round_robin:
            continue
        table = replace(one.table, unplayed=Unplayed(edition))
        theirs = values(one, ["PTS", "AOB"], EDITIONS[edition])
        for number, mine in worked(table, {"buchholz_sum": ""}).items():
            found, games = mine["buchholz_sum"], len(mine["buchholz_sum"].terms)
            exact = Fraction(found.number, 2 * games) if games else Fraction(0)
            assert abs(exact - Fraction(theirs[number][1] or 0)) <= Fraction(1, 200), (seed, number)


def test_a_direct_encounter_of_all_parts_them_as_gacrux_does() -> None:
    parted = 0
    for seed in MANY:
        one = drawn(seed)
        table = replace(one.table, unplayed=Unplayed.FIDE_2026)
        rank = {
            number: int(his[-1] or 0)
            for number, his in values(one, ["PTS", "DE"], "2026-04-01").items()
        }
        for group in _level(table):
            by = [row for row in ranked(table, ["direct_encounter"]) if row.number in group]
            if by[0].worked[0] is None:
                assert not _all_met(table, group), seed
                continue
            for upper, lower in combinations(by, 2):
                if _points(upper.worked[0]) > _points(lower.worked[0]):
                    assert rank[upper.number] < rank[lower.number], (seed, upper.number)
                    parted += 1
    assert parted > 50


def _points(worked: Worked | None) -> int:
    assert worked is not None
    return worked.number


def _level(table: CrossTable) -> Sequence[Sequence[int]]:
    """Return the numbers of those with equal points, group by group."""
    rows = ranked(table, [])
    groups = [[row.number for row in rows if row.rank == rank] for rank in {r.rank for r in rows}]
    return [group for group in groups if len(group) > 1]


def _all_met(table: CrossTable, group: Sequence[int]) -> bool:
    met = {
        frozenset((number, turn.opponent))
        for number in group
        for turn in table.turns[number]
        if turn.opponent is not None and (table.round_robin or turn.played)
    }
    return all(frozenset(pair) in met for pair in combinations(group, 2))
