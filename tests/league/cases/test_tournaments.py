"""What the questions about tournaments take and refuse; the page's own examples hold."""

import re
from pathlib import Path
from typing import Any

import pytest

from league.cases import QUESTIONS, answer_paths
from league.errors import CaseError
from league.language import use
from tests.paths import ROOT

PAGE = (ROOT / "docs" / "cases.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```yaml\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)

VARMA = """
- name: nine players
  ask: varma
  players: {a: X, b: X, c: ~, d: ~, e: ~, f: ~, g: ~, h: ~, i: ~}
  seed: 1
  expect: {meetings: []}
"""
PLAYOFF = """
- name: four are level
  ask: playoff
  players: [A, B, C, D]
  games: [{white: A, black: D, result: 1-0}]
  expect: {winner: ~}
"""
TIEBREAKS = """
- name: two players
  ask: tiebreaks
  players: [{id: 1, rating: 2000, rounds: 2w1}, {id: 2, rounds: 1b0}]
  criteria: [buchholz, average_rating]
  expect: {ranking: ['1', '2']}
"""


@pytest.fixture(autouse=True)
def english() -> None:
    use("en")


def written(folder: Path, text: str) -> Path:
    path = folder / "case.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def answer(folder: Path, text: str) -> dict[str, Any]:
    (result,) = answer_paths([written(folder, text)])
    return result.answer


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text.split("\n")[0][:60])
def test_the_examples_of_the_page_hold(tmp_path: Path, example: str) -> None:
    results = answer_paths([written(tmp_path, example)])
    assert [(result.name, result.differences) for result in results if not result.ok] == []
    assert results


@pytest.mark.parametrize("question", ["varma", "playoff", "tiebreaks"])
def test_the_page_names_every_key_of_the_answer(question: str) -> None:
    section = PAGE.split(f"## The question `{question}`")[1].split("\n## ")[0]
    named = set(re.findall(r"`(\w+)`", section))
    assert set(QUESTIONS[question].keys) - {"citation"} <= named


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("seed: 1", "seed: one", "seed: expected a whole number"),
        ("seed: 1", "chance: 1", "seed: this key is missing"),
        ("seed: 1", "seed: 1\n  by_table: 0", "by_table: expected true or false"),
        ("seed: 1", "numbers: {a: 1}", "numbers: expected one of the numbers"),
        ("c: ~", "c: 3", "players.c"),
        ("{a: X, b: X, c: ~, d: ~, e: ~, f: ~, g: ~, h: ~, i: ~}", "{a: X}", "2 to 24 players"),
        ("meetings: []", "meeting: []", "meeting: unknown key"),
        ("meetings: []", "some_draws: [{seat: 1}]", "seat"),
        ("ask: varma", "ask: varma\n  rulebook: none", "rulebook: expected"),
    ],
)
def test_what_varma_refuses(tmp_path: Path, old: str, new: str, named: str) -> None:
    with pytest.raises(CaseError, match=re.escape(named)):
        answer(tmp_path, VARMA.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("[A, B, C, D]", "[A, B, B, D]", "players: expected different players"),
        ("[A, B, C, D]", "0", "players: expected"),
        ("[A, B, C, D]", "[A]", "games.1.black"),
        ("black: D", "black: B", "games: the play-off has no such game in stage 1: A – B."),
        ("black: D", "black: X", "games.1.black: expected A, B, C, D"),
        ("result: 1-0", "result: 2-0", "games.1.result"),
        ("result: 1-0", "score: [1, 2, 3]", "games.1.score: expected [2.5, 1.5]"),
        ("result: 1-0", "score: [0.3, 1]", "games.1.score.1"),
        ("result: 1-0", "result: 1-0, moves: 0", "games.1.moves"),
        ("ask: playoff", "ask: playoff\n  met: [[A]]", "met.1: expected two players"),
        ("ask: playoff", "ask: playoff\n  system: cup", "system: expected swiss"),
    ],
)
def test_what_playoff_refuses(tmp_path: Path, old: str, new: str, named: str) -> None:
    with pytest.raises(CaseError, match=re.escape(named)):
        answer(tmp_path, PLAYOFF.replace(old, new))


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("[buchholz, ", "[buchhols, ", "“buchhols” is no criterion; known are: progressive"),
        ("[buchholz, average_rating]", "7.2.6", "criteria: expected 7.2.1, 7.2.2"),
        ("rating: 2000, ", "", "The criterion “average_rating” needs ratings; nobody is rated."),
        ("average_rating", "game_points", "The criterion “game_points” is for teams"),
        ("  criteria", "  unplayed: fide-c07\n  criteria", "unplayed: expected anhang-1, fide"),
        ("  criteria", "  outside: [3]\n  criteria", "outside.1: there is no player 3."),
        ("  criteria", "  given: {1: 0.3}\n  criteria", "given.1: expected points in halves"),
        ("  criteria", "  given: {1: [1, 1, 1]}\n  criteria", "given.1: expected points, or match"),
        ("players:", "teams:", "boards: this key is missing"),
        ("2w1", "2x1", "expected a round such as 5w1"),
        ("ranking:", "some_table: [{mp: 1}], ranking:", "mp: The key is not expected here"),
    ],
)
def test_what_tiebreaks_refuses(tmp_path: Path, old: str, new: str, named: str) -> None:
    with pytest.raises(CaseError, match=re.escape(named)):
        answer(tmp_path, TIEBREAKS.replace(old, new, 1))


def test_points_given_and_who_left_count_in_the_table(tmp_path: Path) -> None:
    given = TIEBREAKS.replace(
        "criteria: [buchholz, average_rating]", "criteria: [buchholz]\n  given: {1: -1.5}"
    )
    assert answer(tmp_path, given)["ranking"] == ["2", "1"]
    left = given.replace("given: {1: -1.5}", "round_robin: true\n  outside: [1]")
    first, last = answer(tmp_path, left)["table"]
    assert (first["name"], last["place"]) == ("2", None)


def trf_line(number: int, name: str, rating: int, game: str) -> str:
    """Return a line 001 of TRF16 with one round, whose columns begin with the 92nd."""
    head = f"001 {number:>4}      {name:<33} {rating:>4} AUT"
    return f"{head:<80}{game[-1]:>2}.0{number:>5}{game:>10}"


def test_a_report_file_is_ranked_as_it_stands(tmp_path: Path) -> None:
    lines = [
        "012 Zwei",
        trf_line(1, "Adler, Anna", 2000, "2 w 1"),
        trf_line(2, "Berger, Bea", 1900, "1 b 0"),
    ]
    (tmp_path / "two.trf").write_text("\n".join(lines), encoding="utf-8")
    case = "- {name: a file, ask: tiebreaks, file: two.trf, criteria: [performance], expect: {}}"
    found = answer(tmp_path, case)
    assert found["ranking"] == ["Adler, Anna", "Berger, Bea"]
    # All of one game against 1900 is 1900 + 800, none against 2000 is 2000 − 800.
    assert [row["values"] for row in found["table"]] == [
        {"performance": 2700},
        {"performance": 1200},
    ]


def test_one_player_has_no_play_off(tmp_path: Path) -> None:
    with pytest.raises(CaseError, match="no play-off for 1 players"):
        answer(tmp_path, "- {name: one, ask: playoff, players: 1, expect: {}}")


def test_lots_give_the_order(tmp_path: Path) -> None:
    # Seed 42 brings a b c d out as b d a c (tests/fixtures/test_draw.py).
    case = "- {name: lots, ask: playoff, players: [a, b, c, d], lot: 42, expect: {}}"
    assert answer(tmp_path, case)["order"] == ["b", "d", "a", "c"]


def test_without_a_table_there_is_a_drawing_beyond_it(tmp_path: Path) -> None:
    eight = VARMA.replace(", i: ~", "")
    assert answer(tmp_path, eight)["refused"] == {"why": "no_table", "players": 8}
    drawn = answer(tmp_path, eight.replace("seed: 1", "seed: 1\n  by_table: false"))
    assert drawn["envelopes"] == {}
    assert drawn["meetings"] == []
