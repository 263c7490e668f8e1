"""SJRP § 6.3, 9.1, SJRP-I6: groups that play together are ranked apart, by commands."""

import json
from pathlib import Path

import pytest

from tests.worlds.desk_world import run
from tests.worlds.youth_world import PARTS as ANNOUNCED_PARTS
from tests.worlds.youth_world import youth_federation

ORGANISED = (
    *("--organiser", "SJRP", "--eligible", "all", "--closing", "2026-02-05", "--fee", "120"),
    *("--venue", "Pirmasens", "--time-control", "90/40+30+30s", "--titles", "T", "--prizes", "P"),
    *("--rules", "SJRP"),
)
PARTS = [word for one in ANNOUNCED_PARTS for word in ("--part", f"{one}=said")]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return youth_federation(tmp_path)


def told(path: Path, *typed: object, code: int = 0) -> str:
    done = run("--db", path, "--by", "Anna", *typed)
    assert done.exit_code == code, done.output
    return done.output


def named(rows: list[dict[str, object]]) -> list[tuple[object, object]]:
    return [(one["rank"], one["name"]) for one in rows]


def u8(path: Path) -> None:
    """Four play each other: two boys, two girls, who all draw but for A, a girl, who beats D."""
    told(path, "tournament", "create", "u8", "--like", "em-u8", "--system", "round_robin")
    for name, sex in (("A", "w"), ("B", "m"), ("C", "w"), ("D", "m")):
        told(path, "tournament", "guest", "u8", f"{name}, {name}", "--sex", sex)
    told(path, "tournament", "numbers", "u8", "--how", "hand", "G1", "G2", "G3", "G4")
    told(path, "tournament", "pair", "u8")
    # Berger: 1-4 2-3, 4-3 1-2, 2-4 3-1.
    for at, boards in ((1, "1=1 2=½"), (2, "1=½ 2=½"), (3, "1=½ 2=½")):
        told(path, "tournament", "result", "u8", at, *boards.split())


def test_9_1_girls_of_the_u8_have_a_table_of_their_own(path: Path) -> None:
    u8(path)
    found = json.loads(told(path, "tournament", "table", "u8", "--json"))
    # A 2 points, B and C 1½ with the same Sonneborn-Berger, level among themselves; D 1.
    assert named(found["rows"]) == [(1, "A, A"), (2, "B, B"), (2, "C, C"), (4, "D, D")]
    groups = {one["group"]: named(one["rows"]) for one in found["groups"]}
    assert groups == {"U8": [(1, "B, B"), (2, "D, D")], "U8w": [(1, "A, A"), (2, "C, C")]}
    assert found["rows"][0]["points"] == 2
    text = told(path, "tournament", "table", "u8").splitlines()
    assert "U8" in text
    assert "U8w" in text
    assert "play-off" not in "".join(text), "level are a boy and a girl"


def test_6_3_a_group_is_set_and_corrected_and_one_that_nobody_knows_refused(path: Path) -> None:
    u8(path)
    refused = told(path, "tournament", "guest", "u8", "E, E", "--group", "U9", code=2)
    assert "“U9”" in refused
    told(path, "tournament", "correct", "u8", "G4", "--group", "U10")
    found = json.loads(told(path, "tournament", "table", "u8", "--json"))
    assert [one["group"] for one in found["groups"]] == ["U10", "U8", "U8w"]


def test_of_one_group_there_is_one_table(path: Path) -> None:
    u8(path)
    told(path, "tournament", "change", "u8", "--like", "em-u10")
    assert json.loads(told(path, "tournament", "table", "u8", "--json"))["groups"] == []


def test_why_is_told_by_the_neighbour_in_the_group(path: Path) -> None:
    u8(path)
    assert "B, B – D, D" in told(path, "tournament", "table", "u8", "--why", "4")


def test_6_3_two_championships_are_one_tournament_with_a_ranking_each(path: Path) -> None:
    for id, ident in (("b18", "102"), ("g18", "101")):
        kind = "em-u18w" if id == "g18" else "em-u18"
        dates = ("--kind", kind, "--date", "2026-04-07", "--name", kind)
        told(path, "event", "create", id, *dates, *ORGANISED)
        told(path, "event", "change", id, "--dates", "2026-04-07", *PARTS)
        told(path, "event", "issue", id, "--date", "2026-01-10")
        told(path, "event", "enter", id, ident, "--date", "2026-01-20")
        told(path, "event", "pay", id, ident, "--date", "2026-01-25")
        told(path, "event", "qualify", id, "nominated", ident)
    alone = ("tournament", "create", "u18", "--along", "g18", "--rounds", "1")
    assert "Which event" in told(path, *alone, code=2)
    twice = ("tournament", "create", "u18", "--event", "b18", "--along", "b18", "--system", "swiss")
    assert "Named twice" in told(path, *twice, code=2)
    made = ("tournament", "create", "u18", "--event", "b18", "--along", "g18", "--system", "swiss")
    assert "entered are: 2" in told(path, *made, "--rounds", "1", "--first-color", "w")
    again = told(path, "tournament", "create", "x", "--event", "g18", "--system", "swiss", code=2)
    assert "g18 is played as the tournament u18" in again
    told(path, "tournament", "pair", "u18")
    told(path, "tournament", "result", "u18", "1", "1=½")
    assert "Rheinland-Pfalz-Meisterin U18w 2026: Arndt Ada" in told(path, "event", "rank", "g18")
    assert "Rheinland-Pfalz-Meister U18 2026: Bauer Bo" in told(path, "event", "rank", "b18")


def test_6_1_who_is_not_level_plays_no_play_off(path: Path) -> None:
    u8(path)
    before = told(path, "journal")
    refused = told(path, "tournament", "playoff", "begin", "u8", "1", "3", code=2)
    assert "A, A (1.), C, C (2.) (SJRP § 6.1)" in refused
    # B, a boy, and C, a girl, are level in the table of all, and ranked apart (9.1).
    apart = told(path, "tournament", "playoff", "begin", "u8", "2", "3", code=2)
    assert "B, B, C, C are ranked apart (SJRP § 6.1)" in apart
    for place in ("1", "2"):
        alone = told(path, "tournament", "playoff", "begin", "u8", "--place", place, code=2)
        assert "Nobody is level" in alone
    assert told(path, "journal") == before


def test_9_1_boys_and_girls_who_are_level_play_off_the_places_of_their_groups(path: Path) -> None:
    u8(path)
    told(path, "tournament", "result", "u8", 1, "1=½", "--why", "Misread.")
    # All six games are drawn: two boys and two girls have 1½ points each.
    asked = told(path, "tournament", "playoff", "begin", "u8", code=2)
    assert "are B, B, D, D; A, A, C, C: please name who plays." in asked
    assert "20 min" in told(path, "tournament", "playoff", "begin", "u8", "2", "4")
    taken = told(path, "tournament", "playoff", "begin", "u8", "1", "3", code=2)
    assert "Place 1 is that of the play-off of B, B, D, D" in taken
    girls = ("tournament", "playoff", "begin", "u8", "1", "3", "--place", "3")
    assert "20 min" in told(path, *girls)
