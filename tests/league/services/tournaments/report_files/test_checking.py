"""Tournaments of other hands, paired anew round by round: the engine's generator, real files."""

from pathlib import Path

import pytest

from fixtures.round_history import Turn
from fixtures.swiss_field import SwissField
from league.services.tournaments.report_files.checking import checked
from league.trf.doubts import Doubt
from league.trf.reading import read
from league.trf.repairing import FileCheck, check_file
from tests.worlds.desk_world import run
from tests.worlds.generated_trf import generated
from tests.worlds.other_programs import NEEDED, content
from tests.worlds.trf_world import line


@pytest.mark.parametrize(
    ("number", "players", "rounds", "accelerated"),
    [(0, 9, 5, False), (1, 24, 7, False), (2, 33, 9, True), (3, 60, 6, False), (4, 41, 7, True)],
)
def test_a_tournament_of_the_engines_edition_is_re_paired_to_the_last_colour(
    number: int, players: int, rounds: int, accelerated: bool
) -> None:
    found = check_file(read(generated(number, players, rounds, accelerated=accelerated)))
    assert len(found.rounds) == rounds
    for one in found.rounds:
        assert not one.refused
        assert one.edition == "FIDE C.04.3 (2026-02-01)"
        assert not one.differences


FOUR = """\
012 Four
042 2026/03/01
142 3
152 W
001    1 m    One                               2400 AUT                         1.0    1     4 w 1
001    2 m    Two                               2300 AUT                         0.0    2     3 b 0
001    3 m    Three                             2200 AUT                         1.0    3     2 w 1
001    4 m    Four                              2100 AUT                         0.0    4     1 b 0
"""
"""1 should have met 3, and 2 Black against 4."""


def test_pairs_that_differ_are_listed_with_what_the_rules_give() -> None:
    found = checked(FOUR.encode())
    (one,) = found.rounds
    assert (one.same, one.pairs) == (0, 2)
    assert [(each.recorded, each.ruled) for each in one.differences] == [
        ("1 – 4", "1 – 3, 4 – 2"),
        ("3 – 2", "1 – 3, 4 – 2"),
    ]
    reason = "Nothing in the file tells why: set by hand, or by a program that reads the rules so."
    assert {each.reasons for each in one.differences} == {(reason,)}


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("042 2026/03/01", "042 2025/03/01", "paired by an edition before that of 1 Feb 2026"),
        ("042 2026/03/01\n", "", "does not say when it was played"),
        ("142 3\n", "", "does not say how many rounds there are"),
        ("2300", "2050", "Numbers are not in the order of the ratings: 2 Two"),
        ("2300", "    ", "Unrated, numbered by something else than a rating: 2 Two."),
        ("142 3\n", "142 3\n092 Burstein\n", "names another system: burstein"),
        ("142 3\n", "142 3\n092 Baku\n", "accelerated, and the file does not say how"),
        ("142 3\n", "142 3\n260   1   3    1    4\n", "Set by hand: 1 One – 4 Four are prohibited"),
    ],
)
def test_what_the_file_says_is_the_reason(old: str, new: str, reason: str) -> None:
    found = checked(FOUR.replace(old, new).encode())
    reasons = [each for one in found.rounds for pair in one.differences for each in pair.reasons]
    assert any(reason in each for each in reasons)


def test_a_reason_is_named_only_where_it_can_have_changed_a_pair() -> None:
    """After 1 and 2 won against 3 and 4: who is named by a doubt changes only his own group."""
    won, lost = Turn(None, "", "F", 2), Turn(None, "", "Z", 0)
    turns = {1: (won,), 2: (won,), 3: (lost,), 4: (lost,)}
    field = SwissField(round=2, rounds=3, turns=turns, present=frozenset(turns), first_color="w")
    winners, losers = frozenset({1, 2}), frozenset({3, 4})
    order = Doubt("order", (3,))
    assert order.fits(field, losers, colors_only=False)
    assert order.fits(field, winners | losers, colors_only=False)
    assert not order.fits(field, winners, colors_only=False)
    assert Doubt("edition").fits(field, winners, colors_only=False)
    assert Doubt("late", (3,)).fits(field, winners, colors_only=True)
    assert not Doubt("late", (3,)).fits(field, losers, colors_only=False)


@pytest.mark.parametrize(("since", "named"), [("  1", False), ("  0", True)])
def test_points_given_later_are_no_reason(since: str, named: bool) -> None:
    given = "142 3\n" + line("299", {14: " 1.0", 20: since, 24: "   1"})
    (one,) = checked(FOUR.replace("142 3", given).encode()).rounds
    reasons = {reason for each in one.differences for reason in each.reasons}
    assert any("record 299" in reason for reason in reasons) == named


def test_pairs_beside_a_prohibited_one_are_displaced_by_it() -> None:
    """1 – 4 is prohibited and was played: 3 – 2 had to follow from it, the edition or not."""
    file = FOUR.replace("142 3\n", "142 3\n260   1   3    1    4\n").replace("2026", "2025")
    (one,) = checked(file.encode()).rounds
    assert [each.reasons for each in one.differences] == [
        ("Set by hand: 1 One – 4 Four are prohibited.",),
        ("A pair that breaks a rule displaced this one.",),
    ]


def test_round_robins_are_not_compared() -> None:
    found = checked(FOUR.replace("142 3", "142 3\n092 Round Robin").encode())
    assert not found.swiss
    assert not found.rounds


@NEEDED
@pytest.mark.parametrize(
    ("name", "rounds", "at_least"),
    [
        ("lichess_swiss_2020_06_trfx.trf", 10, 43),
        ("crete_friendship_cup_2024_teams15_r7.trf", 7, 25),
        ("fide_tec_sample_trf26_team50.trf", 14, 198),
    ],
)
def test_every_difference_in_files_of_others_has_a_reason(
    name: str, rounds: int, at_least: int
) -> None:
    """Older editions, all of them; how many pairs agree is counted, so that less is noticed."""
    found = check_file(read(content(name)))
    assert len(found.rounds) == rounds
    assert sum(one.pairs - len(one.differences) for one in found.rounds) >= at_least
    _each_has_a_reason(found)


def _each_has_a_reason(found: FileCheck) -> None:
    for one in found.rounds:
        assert not one.refused
        for each in one.differences:
            assert each.faults or each.displaced or each.doubts


def test_the_command_lists_differences_and_ends_with_status_1(tmp_path: Path) -> None:
    path = tmp_path / "four.trf"
    path.write_text(FOUR.replace("042 2026", "042 2025"))
    told = run("tournament", "check", path)
    assert told.exit_code == 1
    assert told.stdout.splitlines() == [
        "Four",
        "[1] Begun on 1 Mar 2025, it was paired by an edition before that of 1 Feb 2026.",
        "Round 1: 0 of 2 pairs as by FIDE C.04.3 (2026-02-01). [1]",
        "  1 – 4, by the rules 1 – 3, 4 – 2.",
        "  3 – 2, by the rules 1 – 3, 4 – 2.",
    ]


def test_the_command_refuses_what_is_no_report_file(tmp_path: Path) -> None:
    path = tmp_path / "none.trf"
    for words in ("there is no such file", "has no players"):
        told = run("tournament", "check", path)
        assert told.exit_code == 2
        assert words in told.stderr
        path.write_text("nothing")
