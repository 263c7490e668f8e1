"""What the questions about tournaments take and refuse; the page's own examples hold."""

import re
from pathlib import Path

import pytest

from league.cases import QUESTIONS, answer_paths
from league.errors import CaseError
from league.language import use

PAGE = (Path(__file__).parents[1] / "docs" / "cases.md").read_text(encoding="utf-8")
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


@pytest.fixture(autouse=True)
def english() -> None:
    use("en")


def written(folder: Path, text: str) -> Path:
    path = folder / "case.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def answer(folder: Path, text: str) -> dict[str, object]:
    (result,) = answer_paths([written(folder, text)])
    return result.answer


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda text: text.split("\n")[0][:60])
def test_the_examples_of_the_page_hold(tmp_path: Path, example: str) -> None:
    results = answer_paths([written(tmp_path, example)])
    assert [(result.name, result.differences) for result in results if not result.ok] == []
    assert results


@pytest.mark.parametrize("question", ["varma", "playoff"])
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


def test_one_player_has_no_play_off(tmp_path: Path) -> None:
    with pytest.raises(CaseError, match="no play-off for 1 players"):
        answer(tmp_path, "- {name: one, ask: playoff, players: 1, expect: {}}")


def test_lots_give_the_order(tmp_path: Path) -> None:
    # Seed 42 brings a b c d out as b d a c (tests/test_fixtures_draw.py).
    case = "- {name: lots, ask: playoff, players: [a, b, c, d], lot: 42, expect: {}}"
    assert answer(tmp_path, case)["order"] == ["b", "d", "a", "c"]


def test_without_a_table_there_is_a_drawing_beyond_it(tmp_path: Path) -> None:
    eight = VARMA.replace(", i: ~", "")
    assert answer(tmp_path, eight)["refused"] == {"why": "no_table", "players": 8}
    drawn = answer(tmp_path, eight.replace("seed: 1", "seed: 1\n  by_table: false"))
    assert drawn["envelopes"] == {}
    assert drawn["meetings"] == []
