"""A season from nothing by commands alone."""

from datetime import date
from pathlib import Path

import pytest

from tests.worlds.desk_world import run

BOOK = "tuwo-stmk-2011"


def test_the_commands_begin_a_season(tmp_path: Path) -> None:
    office = ("--db", tmp_path / "new.sqlite", "--by", "Anna")
    new = ("season", "new", "2026/27", "--rulebook", BOOK, "--federation", "Verband")
    done = run(*office, *new, "--list-date", "2026-07-01")
    assert (done.exit_code, "is begun" in done.stderr) == (0, True)
    assert run(*office, *new, "--list-date", "2026-07-01").exit_code == 2
    assert (
        run(*office, "division", "add", "k1", "--like", "klasse-1", "--boards", "5").exit_code == 0
    )
    assert run(*office, "division", "change", "k1", "--name", "Erste").exit_code == 0
    assert run(*office, "division", "change", "k1", "--mode", "starr").exit_code == 0
    wrong = run(*office, "division", "add", "k2", "--like", "klasse-1", "--boards", "0")
    assert (wrong.exit_code, "Boards: 0 cannot be" in wrong.stderr) == (2, True)
    undrawn = run(*office, "round", "publish", "k1")
    assert (undrawn.exit_code, "has to be drawn first" in undrawn.stderr) == (2, True)
    assert run(*office, "division", "remove", "k1").exit_code == 0
    assert run(*office, "template", tmp_path / "t.xlsx").exit_code == 0


def test_a_season_asks_for_its_book_and_proposes_the_one_used_last(tmp_path: Path) -> None:
    office = ("--db", tmp_path / "new.sqlite", "--by", "Anna")

    def begun(name: str, *book: str) -> str:
        words = (name, "--federation", "Verband", "--list-date", f"{name[:4]}-07-01", *book)
        return run(*office, "season", "new", *words).stderr

    sjrp = "Playing regulations of the Chess Youth of Rhineland-Palatinate"
    asked = "Please say by which rule book the season is played: SJRP (sjrp-2025), TUWO (tuwo-"
    assert asked in begun("2025/26")
    assert not (tmp_path / "new.sqlite").exists()
    assert "There is no rule book “SJR”" in begun("2025/26", "--rulebook", "SJR")
    for number, book in enumerate(("sjrp", "sjrp-2025", sjrp)):
        assert f"Rule book: {sjrp}" in begun(f"{2025 + number}/{26 + number}", "--rulebook", book)
    assert f"Rule book: {sjrp}" in begun("2028/29")
    assert "Turnier- und Wettkampfordnung" in begun("2029/30", "--rulebook", "TUWO")
    assert "Turnier- und Wettkampfordnung" in begun("2030/31")


def test_an_empty_file_becomes_a_published_round_by_commands_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("league.clock.today", lambda _zone=None: date(2026, 9, 10))
    office = ("--db", tmp_path / "new.sqlite", "--by", "Anna")

    def done(*words: str) -> str:
        result = run(*office, *words)
        assert result.exit_code == 0, result.stderr
        return result.stdout + result.stderr

    done("season", "new", "2026/27", "--rulebook", BOOK, "--federation", "Verband",
         "--list-date", "2026-07-01")  # fmt: skip
    done("season", "change", "--federation", "Landesverband")
    done("division", "add", "k1", "--like", "klasse-1", "--name", "Erste")
    for number in ("1", "2"):
        done("club", "register", f"60{number}", f"Klub {number}")
        done("team", "register", f"KLUB{number}", f"60{number}", "k1", f"Klub {number}")
    drawn = done("draw", "k1", "--dates", "2026-09-26", "--on", "2026-08-01")
    assert "“spielleiter round publish k1” publishes them" in drawn
    assert "1  held back" in done("round", "list", "k1")
    assert "Held back" in done("view", "division", "k1")
    assert "round 1 is published" in done("round", "publish", "k1")
    assert "1  published" in done("round", "list", "k1")
    assert "Held back" not in done("view", "division", "k1")
    assert "State: complete; Key: v; Step: Publish; There is: 1" in done("view", "beginning")
    done("round", "hold", "k1", "1")
    assert "1  held back" in done("round", "list", "k1")
    # A division whose only match has lapsed is drawn all the same (§ 7.1.b).
    done("team", "withdraw", "KLUB1", "--reason", "Too few players.", "--on", "2026-09-01")
    assert "0 of 0 matches entered" in done("audit")
    assert "Rounds: 1; Entered: 0/0;" in done("view", "season")
