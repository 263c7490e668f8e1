"""The cascade over any federation: complete, stable, and one place for every team."""

from collections import Counter
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from league.errors import InputError
from league.facts.seasons import Division
from league.outcomes.cascade import settle
from league.outcomes.closing import Choices, Closing, Moves, Outside, Rung
from league.outcomes.movement import Ranked

KREISE = ("A", "B")


def division(id: str, level: int, district: str | None, *, lowest: bool = False) -> Division:
    return Division(id, id, id, "klasse", level, district, 8, lowest=lowest)


@st.composite
def closings(draw: st.DrawFn) -> Closing:
    """A top division, one below per Kreis, one below each; clubs may have teams all over."""
    clubs = [f"{kreis}{number}" for kreis in KREISE for number in range(6)]
    up, low = st.integers(0, 2), st.integers(2, 8)
    names = iter(f"T{number}" for number in range(500))
    rungs: list[Rung] = []

    def ranking(owners: list[str], size: int, most: int | None) -> tuple[Ranked, ...]:
        taken: Counter[str] = Counter()
        teams = []
        for club in draw(st.lists(st.sampled_from(owners), min_size=size, max_size=size)):
            taken[club] += 1
            if most is None or taken[club] <= most:
                teams.append(Ranked(next(names), club))
        return tuple(teams)

    top = division("top", 0, None)
    rungs.append(Rung(top, ranking(clubs, 8, 1), None, draw(up), base=draw(st.integers(0, 4))))
    for kreis in KREISE:
        mine = [club for club in clubs if club[0] == kreis]
        second, last = division(f"2{kreis}", 1, kreis), division(f"3{kreis}", 2, kreis, lowest=True)
        rungs.append(Rung(second, ranking(mine, draw(low), 1), "top", draw(up)))
        teams = ranking(mine, draw(low), None)
        rungs.append(Rung(last, teams, second.id, draw(up), per_club=None))
    coming = draw(st.lists(st.sampled_from(clubs), max_size=3, unique=True))
    outside = Outside(
        division("outside", -1, None), tuple(Ranked(next(names), club) for club in coming)
    )
    teams_there = {entry.team for rung in rungs for entry in rung.ranking}
    played = sorted({entry.club for rung in rungs for entry in rung.ranking})
    choices = Choices(
        declined_clubs=frozenset(draw(st.sets(st.sampled_from(played)))),
        declined_teams=frozenset(draw(st.sets(st.sampled_from(sorted(teams_there)), max_size=3))),
        excluded=frozenset(draw(st.sets(st.sampled_from(sorted(teams_there)), max_size=2))),
    )
    districts: dict[str, str | None] = {club: club[0] for club in clubs}
    return Closing(tuple(rungs), outside, districts, choices, draw(st.booleans()))


def places(moves: Moves) -> Counter[str]:
    return Counter(entry.team for teams in moves.divisions.values() for entry in teams)


def before(closing: Closing) -> set[str]:
    entries = [entry for rung in closing.rungs for entry in rung.ranking]
    return {entry.team for entry in (*entries, *closing.outside.coming_down)}


@settings(max_examples=80)
@given(closings())
def test_every_team_has_exactly_one_place(closing: Closing) -> None:
    moves = settle(closing)
    outside = {move.team for move in moves.moves if move.target == "outside"}
    assert places(moves).total() == len(places(moves))
    assert set(places(moves)) | outside == before(closing)
    assert not set(places(moves)) & outside


@settings(max_examples=80)
@given(closings())
def test_moves_lead_from_the_old_to_the_new_divisions(closing: Closing) -> None:
    moves = settle(closing)
    was = {entry.team: rung.division.id for rung in closing.rungs for entry in rung.ranking}
    was |= {entry.team: "outside" for entry in closing.outside.coming_down}
    moved = {move.team: move.target for move in moves.moves}
    assert len(moved) == len(moves.moves)
    assert all(move.source == was[move.team] != move.target for move in moves.moves)
    for id, teams in moves.divisions.items():
        assert all(moved.get(entry.team, was[entry.team]) == id for entry in teams)


@settings(max_examples=80)
@given(closings())
def test_a_club_has_no_more_teams_than_allowed_and_nobody_refused_goes_up(closing: Closing) -> None:
    moves = settle(closing)
    for rung in closing.rungs:
        clubs = Counter(entry.club for entry in moves.divisions[rung.division.id])
        assert rung.per_club is None or max(clubs.values(), default=0) <= rung.per_club
    choices = closing.choices
    levels = {rung.division.id: rung.division.level for rung in closing.rungs} | {"outside": -1}
    for move in moves.moves:
        if levels[move.target] < levels[move.source]:
            assert move.team not in choices.declined_teams | choices.excluded
            assert move.club not in choices.declined_clubs


@settings(max_examples=50)
@given(closings())
def test_the_order_in_which_divisions_are_given_changes_nothing(closing: Closing) -> None:
    turned = replace(closing, rungs=tuple(reversed(closing.rungs)))
    assert sorted(map(str, settle(closing).moves)) == sorted(map(str, settle(turned).moves))
    assert settle(closing) == settle(closing)


@settings(max_examples=80)
@given(closings())
def test_a_division_loses_as_many_as_the_sum_says(closing: Closing) -> None:
    moves = settle(closing)
    for rung in closing.rungs:
        id = rung.division.id
        feeders = [other for other in closing.rungs if other.above == id]
        if not feeders or closing.choices.excluded:
            continue
        base = sum(other.up for other in feeders) if rung.base is None else rung.base
        above = sum(
            move.target == id and move.source in (rung.above, "outside") for move in moves.moves
        )
        went_up = sum(
            move.source == id and move.target in (rung.above, "outside") for move in moves.moves
        )
        usual = min(max(base + above - went_up, 0), len(rung.ranking) - went_up)
        down = [move for move in moves.moves if move.source == id and move.reason == "down"]
        making_room = [
            move.club
            for move in moves.moves
            if move.source == id and move.reason in ("down_replaced", "down_in_addition")
        ]
        if closing.in_addition:
            assert len(down) == usual
        elif len(down) + len(making_room) != usual:
            # More go down than the sum says only where more clubs than that replace themselves.
            coming = {move.club for move in moves.moves if move.target == id}
            assert len(down) + len(making_room) > usual
            assert {move.club for move in down} | set(making_room) <= coming


def small(**changes: object) -> Closing:
    top = Rung(division("top", 0, None), (Ranked("T1", "K1"), Ranked("T2", "K2")), None, 0, base=1)
    low = Rung(division("low", 1, "A", lowest=True), (Ranked("T3", "K3"),), "top", 1, per_club=None)
    fields = {
        "rungs": (top, low),
        "outside": Outside(division("outside", -1, None)),
        "districts": {"K1": "A", "K2": "A", "K3": "A"},
    }
    return Closing(**(fields | changes))  # type: ignore[arg-type]  # any field may change


def test_a_team_is_never_named_twice() -> None:
    with pytest.raises(InputError, match="T1"):
        settle(small(outside=Outside(division("o", -1, None), (Ranked("T1", "K1"),))))


@pytest.mark.parametrize(
    "choices",
    [
        Choices(declined_teams=frozenset({"T9"})),
        Choices(excluded=frozenset({"T9"})),
        Choices(placed={"T9": "low"}),
        Choices(declined_clubs=frozenset({"T9"})),
    ],
)
def test_choices_about_strangers_are_refused(choices: Choices) -> None:
    with pytest.raises(InputError, match="T9"):
        settle(small(choices=choices))


def test_impossible_pyramids_are_refused() -> None:
    top, low = small().rungs
    with pytest.raises(InputError, match=r"low.*nowhere"):
        settle(small(rungs=(top, replace(low, above="nowhere"))))
    with pytest.raises(InputError, match=r"top.*low"):
        settle(small(rungs=(replace(top, above="low"), low)))
    with pytest.raises(InputError, match="-1"):
        settle(small(rungs=(replace(top, up=-1), low)))
    with pytest.raises(InputError, match="T9"):
        settle(small(rungs=(top, replace(low, qualified=("T9",)))))
    with pytest.raises(InputError, match="highest"):
        settle(small(rungs=()))


def test_a_team_must_go_where_a_division_lies_below() -> None:
    with pytest.raises(InputError, match=r"T2.*low"):
        settle(small(choices=Choices(placed={"T2": "elsewhere"})))
