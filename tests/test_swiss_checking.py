"""Tournaments of other hands, paired anew round by round: the engine's generator, real files."""

from pathlib import Path

import pytest
from gacrux.tournamentgenerator import tournamentgenerator
from gacrux.trf2json import trf2json

from league.services.tournaments.checking import checked
from league.trf.reading import read
from league.trf.repairing import FileCheck, check_file
from tests.desk_world import run

DATA = Path("/work/shared/data/trf")
there = pytest.mark.skipif(not DATA.is_dir(), reason="the files of other programs are not here")


def generated(number: int, players: int, rounds: int, *, accelerated: bool) -> str:
    """Return a report file of the engine's own generator, with byes and forfeits."""
    maker = tournamentgenerator()
    maker.params = {
        "number_of_rounds": rounds,
        "current_round": rounds,
        "players": str(players),
        "members": "1",
        "rating": [],
        "statistics": ["0.03", "0.06", "0.04"],
        "method": ["dutch"],
        "experimental": [],
        "acceleration": accelerated,
        "maxmeets": "0",
        "verbose": 0,
    }
    maker.statistics.set_seed(number)
    text: str = trf2json().output_file(maker.gen_tournament(number), 1, 0)
    return text


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


def test_round_robins_are_not_compared() -> None:
    found = checked(FOUR.replace("142 3", "142 3\n092 Round Robin").encode())
    assert not found.swiss
    assert not found.rounds


@there
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
    found = check_file(read((DATA / name).read_bytes()))
    assert len(found.rounds) == rounds
    assert sum(one.pairs - len(one.differences) for one in found.rounds) >= at_least
    _each_has_a_reason(found)


def _each_has_a_reason(found: FileCheck) -> None:
    for one in found.rounds:
        assert not one.refused
        for each in one.differences:
            assert each.faults or one.doubts


def test_the_command_lists_differences_and_ends_with_status_1(tmp_path: Path) -> None:
    path = tmp_path / "four.trf"
    path.write_text(FOUR.replace("042 2026", "042 2025"))
    told = run("tournament", "check", path)
    assert told.exit_code == 1
    assert told.stdout.splitlines() == [
        "Four",
        "[1] Begun on 1 Mar 2025, it was paired by an edition before that of 1 Feb 2026.",
        "Round 1: 0 of 2 pairs as by FIDE C.04.3 (2026-02-01).",
        "  1 – 4, by the rules 1 – 3, 4 – 2. [1]",
        "  3 – 2, by the rules 1 – 3, 4 – 2. [1]",
    ]


def test_the_command_refuses_what_is_no_report_file(tmp_path: Path) -> None:
    path = tmp_path / "none.trf"
    for words in ("there is no such file", "has no players"):
        told = run("tournament", "check", path)
        assert told.exit_code == 2
        assert words in told.stderr
        path.write_text("nothing")
