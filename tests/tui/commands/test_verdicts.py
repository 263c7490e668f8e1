"""``ruling board``, ``result``, ``void``, ``replay``, ``points``, ``order``."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.worlds.desk_world import GAP, run, stored

MATCH = tuple(map(str, GAP))
WHY = ("--reason", "Decided by the executive.", "--by", "Anna Muster")


def table(path: Path) -> dict[str, dict[str, Any]]:
    found = json.loads(run("--db", path, "table", "landesliga", "--json").stdout)
    return {row["team"]: row for row in found["table"]}


def test_points_are_taken_and_given_back(tmp_path: Path) -> None:
    path = stored(tmp_path, "landesliga")
    before = table(path)["LANDESLIGA01"]
    done = run("--db", path, "ruling", "points", "LANDESLIGA01", "--mp", "-2", "--gp", "-0,5", *WHY)
    assert (done.exit_code, "−2 MP, −½ GP by decision" in done.stderr) == (0, True)
    row = table(path)["LANDESLIGA01"]
    assert (row["mp"], row["gp"]) == (before["mp"] - 2, before["gp"] - 0.5)
    assert row["note"] == "−2 MP, −½ GP by decision"
    shown = run("--db", path, "ruling", "show", "--list", "LANDESLIGA01").stdout
    assert "Decided by the executive." in shown
    back = run("--db", path, "ruling", "points", "LANDESLIGA01", "--none", *WHY)
    assert (back.exit_code, table(path)["LANDESLIGA01"]) == (0, before)


@pytest.mark.parametrize(
    ("words", "result"),
    [
        (("board", *MATCH, "1", "0:1"), "board 1 counts 0:1"),
        (("result", *MATCH, "0:8"), "the match counts 0 : 8"),
        (
            ("result", *MATCH, "4½:3½", "--match-points", "0:0"),
            "the match counts 4½ : 3½, match points 0 : 0",
        ),
        (("void", *MATCH), "the match is void"),
        (("replay", *MATCH, "--date", "2012-05-26"), "counts no longer"),
    ],
)
def test_what_is_set_stands_in_the_journal(
    tmp_path: Path, words: tuple[str, ...], result: str
) -> None:
    path = stored(tmp_path, "landesliga")
    assert run("--db", path, "ruling", *words, *WHY).exit_code == 0
    assert result in run("--db", path, "journal").stdout
    assert run("--db", path, "journal", "--verify").exit_code == 0


def test_a_match_that_was_set_is_open_again(tmp_path: Path) -> None:
    path = stored(tmp_path, "landesliga")
    before = table(path)
    run("--db", path, "ruling", "result", *MATCH, "0:8", *WHY)
    assert table(path) != before
    assert run("--db", path, "ruling", "reopen", *MATCH, "match|0:16", *WHY).exit_code == 0
    assert table(path) == before


def test_an_order_of_teams_that_are_not_level_is_refused(tmp_path: Path) -> None:
    path = stored(tmp_path, "landesliga")
    done = run("--db", path, "ruling", "order", "landesliga", "LANDESLIGA01", "LANDESLIGA02", *WHY)
    assert (done.exit_code, "not level" in done.stderr) == (2, True)
