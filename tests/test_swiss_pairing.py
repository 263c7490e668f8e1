"""Swiss rounds at the adapter: first rounds, byes, what is refused and why, and who is asked."""

import subprocess
import sys
from dataclasses import replace
from typing import Any

import pytest

from fixtures import swiss_engine
from fixtures.baku import Acceleration, baku, virtual
from fixtures.round_history import Turn, Turns
from fixtures.swiss import pair
from fixtures.swiss_faults import PairFault, faults, met_already
from fixtures.swiss_field import EngineError, FieldError, NoPairingError, Relaxed, SwissField
from league.outcomes.tournaments.refusals import refused
from tests.swiss_world import Habits, played

PLAYERS, TEAMS = "FIDE C.04.3 (2026-02-01)", "FIDE C.04.6 (2026-02-01)"
BYE = Turn(None, "", "U", 2)


def field(turns: Turns, rounds: int = 9, **more: Any) -> SwissField:
    at = 1 + max((len(one) for one in turns.values()), default=0)
    base = SwissField(
        round=at, rounds=rounds, turns=turns, present=frozenset(turns), first_color="w"
    )
    return replace(base, **more)


def fresh(players: int) -> Turns:
    return dict.fromkeys(range(1, players + 1), ())


def met(turns: dict[int, list[Turn]], white: int, black: int, points: int = 1) -> None:
    """Enter a game: half points of White."""
    sign = {2: "10", 1: "==", 0: "01"}[points]
    turns[white].append(Turn(black, "w", sign[0], points))
    turns[black].append(Turn(white, "b", sign[1], 2 - points))


def everybody_met(players: int) -> Turns:
    """Four players after the three rounds of a round robin, all drawn."""
    turns: dict[int, list[Turn]] = {number: [] for number in range(1, players + 1)}
    for white, black in ((1, 4), (2, 3), (4, 3), (1, 2), (2, 4), (3, 1)):
        met(turns, white, black)
    return turns


@pytest.mark.parametrize(
    ("color", "pairs"),
    [("w", ((1, 4), (5, 2), (3, 6), (7, None))), ("b", ((4, 1), (2, 5), (6, 3), (7, None)))],
)
def test_round_1_is_the_upper_half_against_the_lower_with_the_colour_of_the_lot(
    color: str, pairs: tuple[tuple[int, int | None], ...]
) -> None:
    """Of seven: 1–3 against 4–6, odd numbers of the upper half have the lot's colour, 7 the bye."""
    found = pair(field(fresh(7), first_color=color))
    assert found.pairs == pairs
    assert found.edition == PLAYERS


def test_teams_are_paired_by_their_own_rules() -> None:
    found = pair(field(fresh(6), teams=True, win=4))
    assert found.pairs == ((1, 4), (5, 2), (3, 6))
    assert found.edition == TEAMS


def test_who_is_absent_is_not_paired_and_keeps_his_number() -> None:
    found = pair(field(fresh(8), present=frozenset({1, 3, 4, 6, 7, 8})))
    assert {frozenset(one) for one in found.pairs} == {
        frozenset({1, 6}),
        frozenset({3, 7}),
        frozenset({4, 8}),
    }


def test_numbers_may_have_gaps() -> None:
    turns: Turns = {2: (), 5: (), 40: (), 41: ()}
    assert {frozenset(one) for one in pair(field(turns)).pairs} == {
        frozenset({2, 40}),
        frozenset({5, 41}),
    }


def test_the_bye_comes_to_who_had_none() -> None:
    turns: dict[int, list[Turn]] = {1: [], 2: [], 3: [BYE]}
    met(turns, 1, 2, 2)
    assert pair(field(turns)).pairs[-1] == (2, None)


def test_of_161_players_82_are_accelerated_in_five_of_nine_rounds() -> None:
    """C.04.7: the upper half, made even; one point in the first three, half a point in two."""
    assert baku(161, 9) == (Acceleration(1, 3, 1, 82, 2), Acceleration(4, 5, 1, 82, 1))
    assert [virtual(baku(161, 9), 82, at) for at in range(1, 7)] == [2, 2, 2, 1, 1, 0]
    assert virtual(baku(161, 9), 83, 1) == 0


def test_the_accelerated_meet_each_other_in_round_1() -> None:
    found = pair(field(fresh(8), accelerations=baku(8, 9)))
    assert {frozenset(one) for one in found.pairs} == {
        frozenset({1, 3}),
        frozenset({2, 4}),
        frozenset({5, 7}),
        frozenset({6, 8}),
    }


def test_prohibited_players_do_not_meet() -> None:
    found = pair(field(fresh(6), prohibited=((1, 4), (2, 5))))
    assert not {frozenset({1, 4}), frozenset({2, 5})} & {frozenset(one) for one in found.pairs}


def test_a_round_that_cannot_be_says_what_would_help() -> None:
    with pytest.raises(NoPairingError) as caught:
        pair(field(everybody_met(4)))
    assert caught.value.relaxed == (Relaxed("rematch"),)
    sentence = refused(caught.value, 4, {})
    assert sentence == (
        "No pairing of round 4 keeps the rules. What would help, each alone: two meet a second"
        " time."
    )


def test_prohibited_pairs_that_are_in_the_way_are_named() -> None:
    """Of four, 1 may not meet 2, 3 and 4: without any one of these there is a pairing."""
    apart = ((1, 2), (1, 3), (1, 4))
    with pytest.raises(NoPairingError) as caught:
        pair(field(fresh(4), prohibited=apart))
    assert caught.value.relaxed == tuple(Relaxed("prohibited", (one,)) for one in apart)
    names = {1: "Huber", 2: "Maier"}
    sentence = refused(caught.value, 1, names)
    assert "allow the prohibited pair 1 Huber – 2 Maier" in sentence


def test_who_asked_for_a_bye_may_be_asked_to_play() -> None:
    """All three had the bye; with the fourth, who asked for one today, nobody needs it."""
    turns: Turns = {1: (BYE,), 2: (BYE,), 3: (BYE,), 4: (Turn(None, "", "Z", 0),)}
    with pytest.raises(NoPairingError) as caught:
        pair(field(turns, present=frozenset({1, 2, 3}), asked=frozenset({4})))
    assert caught.value.relaxed == (Relaxed("asked", ((4,),)), Relaxed("second_bye"))


def test_two_who_must_have_the_same_colour_are_named_as_the_obstacle() -> None:
    """Both had White twice running, against others who are gone."""
    turns: dict[int, list[Turn]] = {number: [] for number in range(1, 5)}
    met(turns, 1, 3)
    met(turns, 2, 4)
    met(turns, 1, 4)
    met(turns, 2, 3)
    with pytest.raises(NoPairingError) as caught:
        pair(field(turns, present=frozenset({1, 2})))
    assert Relaxed("colors") in caught.value.relaxed


def test_a_hopeless_round_of_many_teams_is_found_at_once() -> None:
    """Nineteen of forty may meet nobody but 1: the engine would try all sets of upfloaters."""
    alone = tuple(range(2, 21))
    others = tuple(range(21, 41))
    apart = (alone, *((one, other) for one in alone for other in others))
    with pytest.raises(NoPairingError):
        pair(field(fresh(40), teams=True, win=4, prohibited=apart), limit=20)


@pytest.mark.parametrize(
    ("changed", "kind", "words"),
    [
        ({"round": 10}, "no_such_round", "The tournament has no round 10."),
        ({"first_color": ""}, "color", "by lot"),
        ({"present": frozenset({1})}, "few", "two participants or more"),
        ({"present": frozenset({1, 9})}, "unknown", "Nobody has the number 9."),
        ({"turns": {**fresh(4), 2: (BYE,)}}, "rounds", "2 has 1 rounds on record"),
        (
            {"accelerations": baku(4, 9), "teams": True, "game_points_first": True},
            "game_points",
            "game points come first",
        ),
    ],
)
def test_a_field_that_cannot_be_paired_is_refused(
    changed: dict[str, Any], kind: str, words: str
) -> None:
    with pytest.raises(FieldError) as caught:
        pair(replace(field(fresh(4)), **changed))
    assert caught.value.kind == kind
    assert words in refused(caught.value, 1, {})


@pytest.mark.parametrize(
    ("turns", "kind", "numbers"),
    [
        ((Turn(1, "w", "1", 2), Turn(1, "b", "0", 0)), "himself", (1,)),
        ((Turn(2, "w", "", 0), Turn(1, "b", "", 0)), "open", (1, 2)),
        ((Turn(2, "w", "1", 2), Turn(None, "", "Z", 0)), "one_sided", (1, 2)),
        ((Turn(2, "w", "1", 2), Turn(1, "w", "0", 0)), "one_sided", (1, 2)),
        ((Turn(7, "w", "1", 2), Turn(1, "b", "0", 0)), "one_sided", (1, 7)),
    ],
)
def test_a_round_on_record_that_cannot_be_is_named(
    turns: tuple[Turn, Turn], kind: str, numbers: tuple[int, ...]
) -> None:
    with pytest.raises(FieldError) as caught:
        pair(field({1: (turns[0],), 2: (turns[1],)}))
    assert (caught.value.kind, caught.value.numbers, caught.value.round) == (kind, numbers, 1)


def test_more_rounds_than_opponents_end_when_everybody_has_met() -> None:
    with pytest.raises(NoPairingError):
        pair(field(everybody_met(4), rounds=4))


@pytest.mark.parametrize(
    "error", [RuntimeError("no"), KeyError("n"), IndexError("x"), ValueError("v"), TypeError("t")]
)
def test_an_engine_that_raises_is_told_as_a_sentence(
    error: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_args: object) -> None:
        raise error

    monkeypatch.setattr(swiss_engine._Players, "compute_pairing", fail)
    with pytest.raises(EngineError) as caught:
        pair(field(fresh(4)))
    assert type(error).__name__ in refused(caught.value, 1, {})


def test_an_answer_that_leaves_somebody_out_is_no_pairing(monkeypatch: pytest.MonkeyPatch) -> None:
    def answer(*_args: object) -> list[object]:
        return [{"pairs": [{"w": 1, "b": 2}]}]

    monkeypatch.setattr(swiss_engine._Players, "compute_pairing", answer)
    with pytest.raises(EngineError, match="not everybody"):
        pair(field(fresh(4)))


def test_a_round_that_takes_too_long_is_given_up() -> None:
    with pytest.raises(EngineError) as caught:
        pair(field(fresh(40)), limit=-1)
    assert caught.value.late
    assert "it took too long" in refused(caught.value, 1, {})


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    turns: dict[int, list[Turn]] = {number: [] for number in range(1, 9)}
    for white, black, points in ((1, 5, 2), (6, 2, 1), (3, 7, 0), (8, 4, 1)):
        met(turns, white, black, points)
    pair(field(turns), lambda done, of: told.append((done, of)))
    assert told[0] == (0, 8)
    assert told == sorted(told)
    assert len(told) > 1


def test_what_is_wrong_with_pairs_set_by_hand() -> None:
    turns: dict[int, list[Turn]] = {number: [] for number in range(1, 7)}
    met(turns, 1, 4, 2)
    met(turns, 2, 5, 2)
    turns[3].append(BYE)
    turns[6].append(Turn(None, "", "Z", 0))
    wrong = field(turns, prohibited=((5, 6),), present=frozenset(range(1, 7)))
    assert faults(wrong, [(4, 1), (6, 5), (3, None), (2, 2)]) == (
        PairFault("himself", (2,)),
        PairFault("met", (4, 1), 1),
        PairFault("prohibited", (6, 5)),
        PairFault("second_bye", (3,), 1),
    )
    absent = replace(wrong, present=frozenset({1, 2, 3, 4}))
    assert faults(absent, [(1, 6), (9, 2), (1, None), (3, None)]) == (
        PairFault("twice", (1,)),
        PairFault("absent", (6,)),
        PairFault("unknown", (9,)),
        PairFault("left_over", (4,)),
        PairFault("two_byes", (1, 3)),
        PairFault("second_bye", (3,), 1),
    )


def test_a_prohibition_comes_too_late_for_two_who_have_played() -> None:
    turns: dict[int, list[Turn]] = {1: [], 2: [], 3: []}
    met(turns, 1, 2)
    turns[3].append(BYE)
    assert met_already(turns, [(1, 3), (3, 2, 1)]) == (PairFault("met", (2, 1), 1),)


def test_the_shortcut_in_the_last_but_one_score_group_changes_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The engine alone pairs the same: in these tournaments the shortcut is taken in round 2."""
    rounds = [one for seed in (8, 10) for one in played(_large(seed), seed).rounds]
    monkeypatch.delattr(swiss_engine._Players, "pair_simple_round")
    assert [found.pairs for _field, found in rounds] == [pair(one).pairs for one, _found in rounds]


def _large(seed: int) -> Habits:
    return Habits(players=50 + 3 * seed, rounds=2, away=0)


def test_neither_the_start_of_the_program_nor_a_table_loads_the_engine() -> None:
    """Loading it costs a tenth of a second; only a round to be paired does."""
    script = (
        "import sys, tui.cli, tui.app, fixtures.swiss, league.outcomes.tournaments.table\n"
        "import league.services.tournaments.playing.pairing_words\n"
        "print({name.split('.')[0] for name in sys.modules} & {'gacrux', 'networkx'})"
    )
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
