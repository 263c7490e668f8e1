"""SJRP § 4.3, 6.2, 21.1.7: hours of a round, and who comes late, by commands."""

from pathlib import Path

import pytest

from tests.worlds.desk_world import run
from tests.worlds.youth_world import youth_federation

TEN = ("--begins", "2026-05-02 10:00", "--begins", "2026-05-02 12:30")
NAMES = ("A, A", "B, B", "C, C", "D, D")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return youth_federation(tmp_path)


def told(path: Path, *typed: object, code: int = 0) -> str:
    done = run("--db", path, "--by", "Anna", "tournament", *typed)
    assert done.exit_code == code, done.output
    return done.output


def begun(path: Path, *more: str) -> None:
    """Pair round 1 by hand, A with B and C with D."""
    first = ("--first-day", "2026-05-02", "--first-color", "w", "--rounds", "3")
    told(path, "create", "t", "--like", "em-u14", *first, *TEN, *more)
    for name in NAMES:
        told(path, "guest", "t", name)
    told(path, "hand", "t", "1", "1-2", "3-4", "--published", "9:30")


@pytest.mark.parametrize(("hour", "found"), [("9:30", False), ("9:31", True), ("10:05", True)])
def test_6_2_published_30_minutes_before_or_a_finding(path: Path, hour: str, found: bool) -> None:
    begun(path)
    told(path, "publish", "t", "1", "--at", hour)
    shown = told(path, "round", "t", "1")
    assert "Paired or changed by hand. Published on 2 May 2026" in shown
    assert ("SJRP § 6.2" in shown) == found
    assert ("SJRP § 6.2" in told(path, "show", "t")) == found


def test_6_2_pairs_set_anew_are_to_be_published_anew(path: Path) -> None:
    begun(path)
    assert "not on record" in told(path, "hand", "t", "1", "1-3", "2-4")


@pytest.mark.parametrize(
    ("came", "lost"), [("10:17", False), ("10:18", True), ("2026-05-02 10:18", True)]
)
def test_4_3_fifteen_minutes_count_from_the_release(path: Path, came: str, lost: bool) -> None:
    begun(path)
    assert "not on record yet" in told(path, "late", "t", "1", "B", "--came", came, code=2)
    told(path, "release", "t", "1", "--at", "10:02")
    said = told(path, "late", "t", "1", "B", "--came", came)
    assert ("loses the game without play" in said) == lost
    assert "SJRP § 4.3" in said
    assert ("+ : −" in told(path, "round", "t", "1")) == lost
    told(path, "result", "t", "1", "2=½")


def test_4_3_the_arbiter_decides_otherwise_for_a_reason(path: Path) -> None:
    begun(path)
    told(path, "release", "t", "1", "--at", "10:00")
    late = ("late", "t", "1", "B", "--came", "11:00", "--plays")
    told(path, *late, code=2)
    assert "B, B plays." in told(path, *late, "--why", "No bus.")
    assert "+ : −" not in told(path, "round", "t", "1")


def test_4_3_who_came_in_time_after_all_plays(path: Path) -> None:
    begun(path)
    told(path, "release", "t", "1", "--at", "10:00")
    # 10:16 is a minute after the quarter of an hour, 10:15 its end.
    assert "loses the game" in told(path, "late", "t", "1", "B", "--came", "10:16")
    assert "+ : −" in told(path, "round", "t", "1")
    assert "B, B plays." in told(path, "late", "t", "1", "B", "--came", "10:15")
    assert "+ : −" not in told(path, "round", "t", "1")
    for name in ("A", "B"):
        told(path, "late", "t", "1", name, "--came", "10:16")
    assert "− : −" in told(path, "round", "t", "1")
    told(path, "late", "t", "1", "B", "--came", "10:15")
    shown = told(path, "round", "t", "1")
    assert "− : −" not in shown
    assert "− : +" in shown or "+ : −" in shown


def test_4_3_both_late_lose_both_and_a_result_stays(path: Path) -> None:
    begun(path)
    told(path, "release", "t", "1", "--at", "10:00")
    for name in ("A", "B"):
        told(path, "late", "t", "1", name, "--came", "10:30")
    assert "− : −" in told(path, "round", "t", "1")
    told(path, "result", "t", "1", "2=1")
    refused = told(path, "late", "t", "1", "D", "--came", "10:30", code=2)
    assert "has a result" in refused


@pytest.mark.parametrize(("waiting", "lost"), [((), True), (("--waiting", "5"), False)])
def test_4_3_in_rapid_it_is_what_was_announced_else_nothing(
    path: Path, waiting: tuple[str, ...], lost: bool
) -> None:
    begun(path, "--time-control", "15 min", *waiting)
    told(path, "release", "t", "1", "--at", "10:00")
    said = told(path, "late", "t", "1", "B", "--came", "10:05")
    assert ("loses the game" in said) == lost


def test_boards_are_not_released_before_their_pairing_is_public(path: Path) -> None:
    begun(path)
    assert "before its pairing was public" in told(
        path, "release", "t", "1", "--at", "9:29", code=2
    )
    told(path, "release", "t", "1", "--at", "9:30")
    assert "boards released on 2 May 2026 09:30" in told(path, "round", "t", "1")
    assert "not paired" in told(path, "release", "t", "2", "--at", "12:30", code=2)


def test_4_3_a_teams_player_loses_his_board_alone(path: Path) -> None:
    first = ("--first-day", "2026-05-02", "--first-color", "w", "--rounds", "1")
    told(path, "create", "t", "--like", "vm-u16", "--time-control", "60 min", *first, *TEN)
    for team in ("K", "L"):
        players = [f"{team}{board}, {team}" for board in range(1, 5)]
        told(path, "team", "t", team, *players)
    told(path, "pair", "t")
    told(path, "release", "t", "1", "--at", "10:00")
    # K has White at boards 1 and 3; L2 has White at board 2.
    said = told(path, "late", "t", "1", "L2", "--came", "10:16")
    assert "White came 16 minutes" in said
    # One board alone: 1 : 0 for K.
    assert "1 : 0" in told(path, "round", "t", "1")


def test_4_2_and_4_5_a_penalty_leaves_the_opponent_half_a_point_or_none(path: Path) -> None:
    begun(path)
    told(path, "result", "t", "1", "1=0:½", "2=0:0")
    shown = told(path, "round", "t", "1")
    assert "0 : ½" in shown
    assert "0 : 0" in shown


def test_what_a_command_does_not_name_stays_the_hours_of_rounds_too(path: Path) -> None:
    begun(path)
    told(path, "change", "t", "--city", "Pirmasens")
    assert "Round 1, 2 May 2026 10:00" in told(path, "round", "t", "1")


def test_the_books_own_criteria_bring_no_advice_of_others(path: Path) -> None:
    begun(path)
    told(path, "publish", "t", "1", "--at", "9:30")
    named = "buchholz_cut_1,sonneborn_berger,wins,direct_encounter,playoff"
    told(path, "change", "t", "--criteria", named, "--why", "As the book has it.")
    assert "FIDE" not in told(path, "show", "t")
