"""What the question ``game`` takes and refuses, how it compares, and how it is told."""

import re
from pathlib import Path

import pytest

from league.cases import answer_paths
from league.cases.demonstrating import demonstrations
from league.cases.expecting_games import READERS
from league.cases.happenings import KINDS
from league.errors import CaseError, InputError
from league.facts.disputes import Dispute, SignedResult
from league.language import speaking, use
from league.services.games.disputes import check_circumstances
from tests.paths import ROOT

GAME = """
- name: a flag
  ask: game
  laws: fide-2001
  start: 8/8/8/4k3/8/8/Q7/K7 w - - 0 1
  clock: {white: 0, black: 30}
  happened: {kind: flag, by: white}
  expect: {result: ½-½, article: '6.10', edition: fide-2001}
"""


@pytest.fixture(autouse=True)
def english() -> None:
    use("en")


def written(folder: Path, text: str) -> Path:
    path = folder / "case.yaml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("kind: flag, by: white", "kind: flags, by: white", "happened.kind: expected score"),
        ("kind: flag, by: white", "kind: flag", "happened.by: this key is missing"),
        ("kind: flag, by: white", "kind: flag, by: both", "happened.by: expected white, black"),
        ("kind: flag, by: white", "kind: flag, by: white, count: 2", "happened.count: unknown key"),
        (
            "kind: flag, by: white",
            "kind: flag, by: white, other_too: 1",
            "other_too: expected true",
        ),
        ("kind: flag, by: white", "kind: late, by: white, minutes: -1", "happened.minutes"),
        ("kind: flag, by: white", "kind: result, reported: 2-0", "happened.reported: expected 1-0"),
        ("kind: flag, by: white", "kind: phone, by: white, device: old", "happened.device"),
        ("kind: flag, by: white", "kind: which_chess", "time: this key is missing"),
        ("kind: flag, by: white", "kind: edition", "date: this key is missing"),
        ("happened: {kind: flag, by: white}", "nothing: 1", "happened: this key is missing"),
        ("laws: fide-2001", "laws: fide-2009", "laws: expected fide-1993"),
        ("  laws: fide-2001\n", "", "laws: laws or date is missing"),
        ("laws: fide-2001", "date: soon", "date: expected a date"),
        ("clock: {white: 0, black: 30}", "clock: {white: -1}", "clock.white: expected seconds"),
        ("clock: {white: 0, black: 30}", "chess: slow", "chess: expected standard, rapid, blitz"),
        ("clock: {white: 0, black: 30}", "division: em-u12", "division: unknown key"),
        ("clock: {white: 0, black: 30}", "notation: fr", "notation: expected de, en"),
        ("clock: {white: 0, black: 30}", "moves: ''\n  scores: {white: '', black: ''}", "scores"),
        ("clock: {white: 0, black: 30}", "time: {minutes: 5, seconds: 3}", "time.seconds: unknown"),
        ("8/8/8/4k3/8/8/Q7/K7 w - - 0 1", "960", "start: expected a number from 0 to 959"),
        ("8/8/8/4k3/8/8/Q7/K7 w", "8/8/8/4k3/8/8/Q7/KK6 w", "start: Position"),
        ("8/8/8/4k3/8/8/Q7/K7 w", "8/8/8/4k3/8/8/Q7/KK6 w", "2 kings"),
        (
            "  start: 8/8/8/4k3/8/8/Q7/K7 w - - 0 1",
            f"  moves: {'Kb1 Kd4 Ka1 Ke5 ' * 1_000}",
            "moves: The score goes on after move 1000",
        ),
        ("'6.10'", "6.10", "expect.article: expected a paragraph in quotes"),
        ("result: ½-½", "result: drawn", "expect.result"),
        ("result: ½-½", "outcome: drawn", "expect.outcome: unknown key"),
        ("result: ½-½", "claim: maybe", "expect.claim: expected right"),
        ("edition: fide-2001", "edition: 2001", "expect.edition: expected fide"),
        ("edition: fide-2001", "plies: ten", "expect.plies"),
    ],
)
def test_the_error_names_file_case_and_key(tmp_path: Path, old: str, new: str, named: str) -> None:
    assert old in GAME
    path = written(tmp_path, GAME.replace(old, new))
    with pytest.raises(CaseError) as caught:
        answer_paths([path])
    assert f"{path}, case “a flag”" in str(caught.value)
    assert named in str(caught.value)


@pytest.mark.parametrize(
    ("expected", "differs"),
    [
        ("result: ½-½", ""),
        ("result: [1-0, ½-½]", ""),
        ("result: 1/2-1/2", ""),
        ("result: [1-0, 0-1]", 'result: expected ["1-0", "0-1"], answered "½-½"'),
        ("article: ['6.9', '6.10']", ""),
        ("article: '6.1'", 'article: expected "6.1", answered "6.10"'),
        ("fen: 8/8/8/4k3/8/8/Q7/K7 w - -", ""),
        ("clock: {}", ""),
        ("clock: {white: 0}", ""),
        ("clock: {white: 120}", 'clock: expected {"white": 120}, answered {}'),
        ("error: ~", ""),
        ("differs_at: ~", ""),
        ("edition: ~", 'edition: expected null, answered "fide-2001"'),
    ],
)
def test_a_list_is_any_one_of_them(tmp_path: Path, expected: str, differs: str) -> None:
    head, _dash, _rest = GAME.partition("expect:")
    path = written(tmp_path, f"{head}expect: {{{expected}}}\n")
    assert answer_paths([path])[0].differences == ([differs] if differs else [])


PAGE = (ROOT / "docs" / "cases.md").read_text(encoding="utf-8")


def test_the_page_about_cases_names_every_kind_and_its_example_holds(tmp_path: Path) -> None:
    example = PAGE.partition("```yaml\n")[2].partition("```")[0]
    assert [one.ok for one in answer_paths([written(tmp_path, example)])] == [True]
    kinds = PAGE.partition("## What happened")[2].partition("## The answer")[0]
    named = re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`.*?) \|", kinds, re.MULTILINE)))
    assert sorted(named) == sorted(KINDS)
    answers = PAGE.partition("## The answer")[2].partition("\n# ")[0]
    keys = re.findall(r"`(\w+)`", "".join(re.findall(r"^\| (`.*?) \|", answers, re.MULTILINE)))
    assert sorted(keys) == sorted(READERS)


def test_an_example_of_a_game_is_told_in_both_languages() -> None:
    told = demonstrations("tuwo-stmk-2011", "2.7.g")[0]
    assert told.facts == (
        "15 Oct 2011",
        "Start: 8/8/8/4k3/8/8/Q7/K7 w - - 0 1",
        "White’s time has run out.",
    )
    assert told.answer == (
        "Result: ½:½",
        "TUWO § 2.7.g: White has run out of time, but Black has the bare king only: drawn.",
    )
    with speaking("de"):
        told = demonstrations("tuwo-stmk-2011", "2.6.b")[0]
        assert told.facts[-1] == "Schwarz: 61 Minuten verspätet."
        assert told.question == "Was sagen die Regeln?"
        assert told.answer[0] == "Ergebnis: 1:0"


@pytest.mark.parametrize(
    ("clock", "holds"),
    [
        ("{black: 180}", True),
        ("{black: 180, white: -30}", True),
        ("{white: 0}", False),
        ("{}", False),
    ],
)
def test_clocks_are_compared_of_those_who_are_named(
    tmp_path: Path, clock: str, holds: bool
) -> None:
    # 2001, 9.5.b: the opponent gets three minutes; who has 1:30 left is set to one minute.
    case = """
- name: a wrong claim
  ask: game
  laws: fide-2001
  moves: 1. Nf3 Nf6 2. Ng1 Ng8
  clock: {white: 90}
  happened: {kind: threefold, by: white}
"""
    path = written(tmp_path, f"{case}  expect: {{claim: wrong, clock: {clock}}}\n")
    assert answer_paths([path])[0].ok is holds


def test_a_result_that_nobody_can_sign_is_refused() -> None:
    dispute = Dispute(happening=SignedResult("2-0"))
    with pytest.raises(InputError, match="“2-0” is no result; expected: 1-0, 0-1, ½-½"):
        check_circumstances(dispute, "", None)
    check_circumstances(Dispute(happening=SignedResult("½-½")), "", None)
