"""What the question ``swiss`` takes, answers and refuses; the page's examples are run elsewhere."""

import re
from pathlib import Path
from typing import Any

import pytest

from league.cases import QUESTIONS, answer_paths
from league.errors import CaseError
from league.language import use
from tests.paths import ROOT

PAGE = (ROOT / "docs" / "cases.md").read_text(encoding="utf-8")
TWO = """
- name: two players
  ask: swiss
  rounds: 3
  first_color: w
  players: [{id: 1, name: Huber, rounds: 2w1}, {id: 2, name: Maier, rounds: 1b0}]
  expect: {}
"""
TRF = """\
012 Four
042 2026/03/01
142 3
152 B
001    1 m    One                               2400 AUT                         1.0    1     3 b 1
001    2 m    Two                               2300 AUT                         1.0    2     4 w 1
001    3 m    Three                             2200 AUT                         0.0    3     1 w 0
001    4 m    Four                              2100 AUT                         0.0    4     2 b 0
"""


@pytest.fixture(autouse=True)
def english() -> None:
    use("en")


def answer(folder: Path, text: str) -> dict[str, Any]:
    path = folder / "case.yaml"
    path.write_text(text, encoding="utf-8")
    (result,) = answer_paths([path])
    return result.answer


def test_the_page_names_every_key_of_the_answer() -> None:
    section = PAGE.split("## The question `swiss`")[1].split("\n## ")[0]
    assert set(QUESTIONS["swiss"].keys) <= set(re.findall(r"`(\w+)`", section))


@pytest.mark.parametrize(
    ("more", "error", "words"),
    [
        ("", "no_pairing", "two meet a second time"),
        ("prohibited: [[1, 2]]", "met", "1 Huber – 2 Maier met in round 1 already"),
        ("absent: [2]", "few", "Round 2 needs two participants or more"),
        ("rounds: 1", "no_such_round", "The tournament has no round 2."),
    ],
)
def test_a_round_that_cannot_be_paired_is_answered_with_its_error(
    tmp_path: Path, more: str, error: str, words: str
) -> None:
    text = TWO if not more.startswith("rounds") else TWO.replace("rounds: 3", more)
    found = answer(tmp_path, text.replace("  first", f"  {more}\n  first") if text == TWO else text)
    assert (found["error"], found["pairs"], found["edition"]) == (error, [], None)
    assert words in found["sentence"]


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [("2w1", "1w1", "himself"), ("1b0", "Z", "one_sided"), ("1b0", "1w0", "one_sided")],
)
def test_rounds_that_contradict_each_other_are_named(
    tmp_path: Path, old: str, new: str, named: str
) -> None:
    assert answer(tmp_path, TWO.replace(old, new))["error"] == named


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("2w1", "2x1", "players.1.rounds.1: expected a round such as 5w1"),
        ("1b0", "1b0 U", "players: number 1 has not 2 rounds"),
        ("1b0", "9b0", "players: number 2 has opponent 9 in round 1, who is not there"),
        ("id: 2", "id: 1", "players: a number stands there twice"),
        ("first_color: w", "first_color: white", "first_color: expected w, b"),
        ("  first_color: w\n", "", "first_color: this key is missing"),
        ("  rounds: 3\n", "", "rounds: this key is missing"),
        ("  first", "  accelerated: fast\n  first", "accelerated: expected a list"),
        ("  first", "  prohibited: [[1, 7]]\n  first", "prohibited.1.2: there is no player 7"),
        ("  first", "  given: {1: 0.3}\n  first", "given.1: expected points in halves"),
        ("  first", "  scores: {win: x}\n  first", "scores.win: expected points in halves"),
        ("players: [", "file: none.trf\n  other: [", "file: cannot be read"),
        ("expect: {}", "expect: {pair: []}", "pair: unknown key"),
        ("expect: {}", "expect: {reasons: [{wite: 1}]}", "wite"),
    ],
)
def test_what_swiss_refuses(tmp_path: Path, old: str, new: str, named: str) -> None:
    with pytest.raises(CaseError, match=re.escape(named)):
        answer(tmp_path, TWO.replace(old, new))


def _of_file(more: str) -> str:
    return f"- name: a file\n  ask: swiss\n  file: four.trf\n  {more}\n  expect: {{}}\n"


def test_a_report_file_is_paired_on_and_its_own_rounds_again(tmp_path: Path) -> None:
    """Round 2: winners 1 (Black so far) and 2 (White) meet, and the losers, colours exchanged."""
    (tmp_path / "four.trf").write_text(TRF)
    assert answer(tmp_path, _of_file(""))["pairs"] == [[1, 2], [4, 3]]
    assert answer(tmp_path, _of_file("round: 1"))["pairs"] == [[3, 1], [2, 4]]
    assert answer(tmp_path, _of_file("round: 1\n  first_color: w"))["pairs"] == [[1, 3], [4, 2]]
    with pytest.raises(CaseError, match="round: expected a round up to 2"):
        answer(tmp_path, _of_file("round: 3"))


def test_a_report_file_may_stand_in_the_case(tmp_path: Path) -> None:
    indented = "".join(f"    {line}\n" for line in TRF.splitlines())
    found = answer(tmp_path, f"- name: text\n  ask: swiss\n  trf: |\n{indented}  expect: {{}}\n")
    assert found["pairs"] == [[1, 2], [4, 3]]


def test_teams_write_game_points_behind_a_colon(tmp_path: Path) -> None:
    """Score groups by match points are 2, 2, 0, 0; with game points first everybody is alone."""
    text = """
- name: teams
  ask: swiss
  rounds: 5
  first_color: w
  teams:
    - {id: 1, rounds: 3w1:2.5}
    - {id: 2, rounds: 4b1:4}
    - {id: 3, rounds: 1b0:1.5}
    - {id: 4, rounds: 2w0:0}
  expect: {}
"""
    by_match = answer(tmp_path, text)
    assert {frozenset(pair) for pair in by_match["pairs"]} == {frozenset({1, 2}), frozenset({3, 4})}
    assert by_match["edition"] == "FIDE C.04.6 (2026-02-01)"
    assert [one["white_score"] for one in by_match["reasons"]] == [2, 0]
    by_games = text.replace("  rounds: 5", "  rounds: 5\n  game_points_first: true")
    reasons = answer(tmp_path, by_games)["reasons"]
    scores = [one[f"{side}_score"] for one in reasons for side in ("white", "black")]
    assert sorted(scores) == [0, 1.5, 2.5, 4]
    fast = by_games.replace("  rounds: 5", "  accelerated: baku\n  rounds: 5")
    assert answer(tmp_path, fast)["error"] == "game_points"
