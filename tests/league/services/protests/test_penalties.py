"""SJRP § 20.1: the director's penalties, on record and with what they do to results."""

from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest

from league.record_kinds import DIRECTOR_PENALTY
from league.services.journal import views as journal
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.services.session.records import recorded
from tests.league.services.protests.test_court_tournaments import PLAYERS, do, path, played
from tests.league.services.protests.test_courts import FIRST, play, season
from tests.worlds import league_world
from tests.worlds.acting import OFFICIAL
from tests.worlds.desk_world import run

__all__ = ["path"]
ADA = PLAYERS[0]
REASON = ("--date", "2026-04-07", "--reason", "Again and again.")


def penalty(kind: str, who: str = ADA, *more: str, number: str = "1") -> tuple[str, ...]:
    return ("ruling", "penalty", "u14", number, kind, "--against", who, *more, *REASON)


def points_of(path: Path) -> dict[str, str]:
    """Return the points of the table, by name."""
    lines = do(path, "tournament", "table", "u14").splitlines()
    return {
        name: line.split(name)[1].split()[0] for line in lines for name in PLAYERS if name in line
    }


@pytest.mark.parametrize(
    ("kind", "words"),
    [("warning", "Warning"), ("time", "Time penalty"), ("leave", "Sent out of the room")],
)
def test_20_1_what_changes_no_result_is_on_record(path: Path, kind: str, words: str) -> None:
    played(path, 1)
    before = points_of(path)
    told = do(path, *penalty(kind, "Carer of Arndt Ada"))
    assert f"{words}, Carer of Arndt Ada, round 1 (SJRP § 20.1)." in told
    assert points_of(path) == before
    transactions.open_file(path, must_exist=True)
    (fact,) = recorded("2025/26", DIRECTOR_PENALTY).values()
    row = journal.rows()[-1]
    assert "u14, round 1 · Carer of Arndt Ada" in f"{row}"
    assert f"penalty {words.lower()}" in f"{row}"
    assert (fact.penalty, fact.day, fact.paragraph) == (kind, date(2026, 4, 7), "20.1")
    assert fact.reason == "Again and again."
    transactions.close_file()
    twice = do(path, *penalty(kind, "Carer of Arndt Ada"), code=2)
    assert "on record already (SJRP § 20.1)" in twice
    other = "leave" if kind != "leave" else "warning"
    again = do(path, *penalty(other, "Carer of Arndt Ada"))
    assert f"Earlier, on 7 Apr 2026: {words.lower()} (EM U14, round 1)." in again


@pytest.mark.parametrize(("more", "given"), [((), "1.0"), (("--draw",), "0.5")])
def test_20_1_a_lost_game_changes_the_result(path: Path, more: tuple[str, ...], given: str) -> None:
    """Who is punished gets nothing; by 4.2 and 4.5 the other a point, or half of one."""
    assert "Arndt Ada has lost by decision" in do(path, *penalty("game", ADA, *more))
    points = points_of(path)
    assert points.pop(ADA) == "0.0"
    assert sorted(points.values()) == ["0.0", "0.0", given]


def test_20_1_who_is_excluded_is_paired_no_more(path: Path) -> None:
    played(path, 1)
    assert "Arndt Ada is excluded from the tournament" in do(path, *penalty("exclusion"))
    do(path, "tournament", "pair", "u14")
    paired = do(path, "tournament", "round", "u14", "2")
    # Three are left: one pair and a bye.
    assert not any(ADA in line and other in line for line in paired.splitlines()
                   for other in PLAYERS[1:])  # fmt: skip


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        (penalty("ban"), "The director cannot impose this penalty. (SJRP § 20.1)"),
        (penalty("fine"), "The director cannot impose this penalty. (SJRP § 20.1)"),
        (penalty("game", "Nobody Else"), "Nobody Else"),
        (penalty("warning", number="3"), "no round 3"),
        (penalty("warning", " "), "Please fill in: Against whom."),
        ((*penalty("warning")[:-4], "--date", "2026-04-06", "--reason", "So."), "6 Apr 2026"),
    ],
)
def test_20_1_what_cannot_be_is_refused_and_nothing_is_stored(
    path: Path, asked: tuple[str, ...], said: str
) -> None:
    transactions.open_file(path, must_exist=True)
    steps = len(journal.rows())
    transactions.close_file()
    assert said in do(path, *asked, code=2)
    transactions.open_file(path, must_exist=True)
    assert len(journal.rows()) == steps
    transactions.close_file()


@pytest.fixture
def league(tmp_path: Path) -> Iterator[Path]:
    with league_world.stored(tmp_path, season()) as file:
        play(open_desk(file, OFFICIAL), FIRST)
        yield file


def judged(file: Path) -> tuple[int, int]:
    points = open_desk(file, OFFICIAL).judged(FIRST).game_points
    assert points is not None
    return points


def imposed(file: Path, kind: str, who: str, *more: str) -> str:
    words = ("vm-u14", "1", kind, "--against", who, *more, "--date", "2026-05-09")
    done = run("--db", file, "ruling", "penalty", *words, "--reason", "Noise.")
    assert done.exit_code == 0, done.output
    return done.output


def test_20_1_in_a_league_a_lost_game_and_a_lost_match_count(league: Path) -> None:
    # The lists were never handed in, so that the boards are judged; a decision sets them.
    home, away = judged(league)
    imposed(league, "game", "a1")
    assert judged(league) != (home, away)
    lost = judged(league)
    imposed(league, "match", "B 1")
    assert judged(league) == (8, 0)
    assert run("--db", league, "undo", "--why", "Slip.").exit_code == 0
    assert judged(league) == lost
    assert journal.verify() is None


def test_20_1_a_team_is_excluded(league: Path) -> None:
    assert "A 1 is excluded" in imposed(league, "exclusion", "A 1")


def test_a_book_without_such_penalties_says_so(tmp_path: Path) -> None:
    with league_world.stored(tmp_path, league_world.season()) as file:
        words = ("kl", "1", "warning", "--against", "A 1", "--date", "2011-09-24")
        done = run("--db", file, "ruling", "penalty", *words, "--reason", "So.")
        assert done.exit_code == 2
        assert "TUWO" in done.output


def test_20_1_a_team_of_a_division_is_known_by_its_code(league: Path) -> None:
    told = imposed(league, "warning", "A1")
    assert "Warning, A 1, round 1" in told
    about = ("vm-u14", "1", "--who", "A1", "--date", "2026-05-09")
    for words in (("director", *about, "--text", "No."),
                  ("answer", *about, "--rejected", "--reason", "No.")):  # fmt: skip
        done = run("--db", league, "protest", *words)
        assert (done.exit_code, "protest of A 1" in done.output) == (0, True), done.output


def test_20_1_no_match_is_lost_where_no_teams_play(path: Path) -> None:
    assert "no teams play: a lost game is “game”" in do(path, *penalty("match"), code=2)
