"""The question ``withdrawal``: shares, marks and tables, and what it refuses."""

from pathlib import Path
from typing import Any

import pytest

from league.cases import answer_paths
from league.errors import CaseError
from league.language import use


@pytest.fixture(autouse=True)
def english() -> None:
    use("en")


def answer(folder: Path, inputs: str, expect: str = "{}") -> dict[str, Any]:
    head = f"- name: somebody leaves\n  ask: withdrawal\n  expect: {expect}\n"
    path = folder / "case.yaml"
    path.write_text(head + inputs, encoding="utf-8")
    (result,) = answer_paths([path])
    assert result.ok, result.differences
    return result.answer


ROBIN = """
  system: round_robin
  players:
    - {id: 1, rounds: 4w1 3b0}
    - {id: 2, rounds: 3w= 4b1}
    - {id: 3, rounds: 2b= 1w1}
    - {id: 4, rounds: 1b0 2w0}
"""


ROUNDS = ROBIN.partition("players:")[2]
TWICE = """
    - {id: 1, rounds: 4w1 4b0}
    - {id: 2, rounds: 3w= 3b1}
    - {id: 3, rounds: 2b= 2w0}
    - {id: 4, rounds: 1b0 1w1}
"""


def test_two_of_three_games_count_and_the_last_is_a_forfeit(tmp_path: Path) -> None:
    found = answer(tmp_path, ROBIN + "  left: [1]\n")
    (left,) = found["left"]
    assert left["says"].startswith("2 of 3 = 66.7 % ≥ 50 %")
    assert (left["rule"], left["citation"]) == ("12.2.2", "FIDE TR § 12.2.2")
    assert found["marks"] == [{"number": 1, "opponent": 2, "signs": ["-", "+"]}]
    # 2: ½ + 1 + 1 by forfeit; 3: ½ + 1; 1: 1; 4: 0.
    assert found["ranking"] == ["2", "3", "1", "4"]
    points = {row["number"]: row["points"] for row in found["table"]}
    assert points == {1: 1, 2: 2.5, 3: 1.5, 4: 0}


def test_a_double_round_robin_is_measured_by_both_cycles(tmp_path: Path) -> None:
    found = answer(tmp_path, ROBIN.replace("round_robin", "double_round_robin") + "  left: [1]\n")
    (left,) = found["left"]
    # Two of six: 33.3 %; nobody keeps what he made against him.
    assert (left["played"], left["games"], left["counts"]) == (2, 6, False)
    assert [(one["opponent"], one["signs"]) for one in found["marks"]] == [
        *[(2, ["-", "+"])] * 2,
        (3, ["-", "+"]),
        (4, ["-", "+"]),
    ]
    rows = {row["number"]: (row["place"], row["points"], row["made"]) for row in found["table"]}
    # 2: ½ + 1, and two forfeits that do not count; 3: ½, the win over 1 does not count.
    assert rows[2] == (1, 1.5, 3.5)
    assert rows[3][:2] == (2, 0.5)
    assert rows[1] == (None, 0, 1)


def test_a_forfeit_is_no_game_played(tmp_path: Path) -> None:
    inputs = """
  system: round_robin
  players:
    - {id: 1, rounds: 4w1 3b-}
    - {id: 2, rounds: 3w= 4b1}
    - {id: 3, rounds: 2b= 1w+}
    - {id: 4, rounds: 1b0 2w0}
  left: [1]
"""
    (left,) = answer(tmp_path, inputs)["left"]
    assert (left["played"], left["games"], left["rule"]) == (1, 3, "12.2.1")


def test_of_teams_matches_are_counted(tmp_path: Path) -> None:
    inputs = """
  system: round_robin
  teams:
    - {id: 1, name: Graz, rounds: '2w1:2.5'}
    - {id: 2, name: Leoben, rounds: '1b0:1.5'}
    - {id: 3, name: Bruck, rounds: 'Z'}
  left: [2]
"""
    found = answer(tmp_path, inputs)
    assert found["left"][0]["says"].startswith("1 of 2 matches = 50 % ≥ 50 % (12.4)")
    # Graz has won its match, Bruck wins one without play: two match points each.
    points = {row["name"]: row["points"] for row in found["table"]}
    assert points == {"Graz": 2, "Leoben": 0, "Bruck": 2}


def test_a_silent_federation_leaves_it_to_the_fide(tmp_path: Path) -> None:
    found = answer(tmp_path, "  rulebook: tuwo-stmk-2011\n" + ROBIN.strip("\n") + "\n  left: [4]\n")
    assert found["left"][0]["holds"] == "TUWO has no word of it; FIDE TR § 12.2.2 holds."


def test_criteria_part_those_who_are_level(tmp_path: Path) -> None:
    inputs = """
  system: swiss
  players:
    - {id: 1, rounds: 4w1 2b=}
    - {id: 2, rounds: 3w1 1w=}
    - {id: 3, rounds: 2b0 4w1}
    - {id: 4, rounds: 1b0 3b0}
  left: [4]
  criteria: [buchholz]
"""
    # Buchholz: 1: 0 + 1½; 2: 1 + 1½.
    assert answer(tmp_path, inputs)["ranking"] == ["2", "1", "3", "4"]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("left: [1]", "left: [9]"), "left.1: there is no player 9"),
        (("left: [1]", "left: [1, 1]"), "left: a number stands there twice"),
        (("left: [1]", "left: [{id: 1, after: 1}]"), "number 1 has played after round 1"),
        (("left: [1]", "left: [{id: 1, from: 1}]"), "unknown key"),
        (("left: [1]", "wrong: [1]"), "left: this key is missing"),
        (("round_robin", "cup"), "system: expected swiss, round_robin"),
        ((ROUNDS, TWICE), "have met too often"),
        (("4w1 3b0", "4w1 1b0"), "number 1 plays himself in round 2"),
        (("4w1", "9w1"), "number 1 has opponent 9 in round 1, who is not there"),
        (("1b0 2w0", "1b1 2w0"), "round 1 of 1 and 4 is not the same on both sides"),
        (("1b0 2w0", "1w0 2w0"), "round 1 of 1 and 4 is not the same on both sides"),
        (("left: [1]", "left: [1]\n  criteria: [average_rating]"), "rating"),
        (("left: [1]", "left: [1]\n  criteria: [nonsense]"), "nonsense"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(
    tmp_path: Path, change: tuple[str, str], words: str
) -> None:
    with pytest.raises(CaseError) as caught:
        answer(tmp_path, (ROBIN + "  left: [1]\n").replace(*change))
    assert words in str(caught.value)
    assert "somebody leaves" in str(caught.value)
