"""The function and the tests of every printed paragraph, as a command."""

import json
from pathlib import Path

import pytest

from league.rulebooks import load
from league.services.rulebook.coverage import cited, coverage
from reports.making import offered
from reports.papers import PAPERS
from tests.paths import printed
from tests.worlds.desk_world import run


def test_every_check_of_every_book_has_a_function_and_tests() -> None:
    for book in ("tuwo-stmk-2011", "sjrp-2025"):
        entries = coverage(book)
        assert [entry.citation for entry in entries if entry.missing] == []


def test_coverage_lists_every_printed_paragraph(tmp_path: Path) -> None:
    words = printed("tuwo")
    asked = ("rules", "--coverage", "--book", "tuwo-stmk-2011")
    result = run("--db", tmp_path / "none.sqlite", *asked, "--json")
    said = json.loads(result.stdout)
    assert (result.exit_code, [entry["id"] for entry in said]) == (0, words)
    found = {entry["id"]: entry for entry in said}["4.4.a.2"]
    assert found["functions"][0] == "p04_lineups:no_gaps"
    assert "4.4.a.2.yaml" in found["cases"]
    assert len(run("--db", tmp_path / "none.sqlite", *asked).stdout.splitlines()) > len(words)


def test_a_check_without_tests_is_missing_and_an_installed_program_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "cases").mkdir()
    missing = [entry.id for entry in coverage("tuwo-stmk-2011", tmp_path) if entry.missing]
    checks = [entry.id for entry in coverage("tuwo-stmk-2011") if entry.kind == "check"]
    assert "4.4.a.2" in checks
    assert missing == checks
    monkeypatch.setattr("league.services.rulebook.coverage.tests_folder", lambda: None)
    asked = ("rules", "--coverage", "--book", "tuwo-stmk-2011")
    result = run("--db", tmp_path / "none.sqlite", *asked)
    assert (result.exit_code, "installed without its tests" in result.stderr) == (0, True)


def test_missing_tests_are_exit_status_1(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cases").mkdir()
    monkeypatch.setattr("league.services.rulebook.coverage.tests_folder", lambda: tmp_path)
    asked = ("rules", "--coverage", "--book", "tuwo-stmk-2011")
    result = run("--db", tmp_path / "none.sqlite", *asked)
    assert result.exit_code == 1
    assert "TUWO § 4.4.a.2 has no tests." in result.stderr


def test_what_nothing_reaches_is_missing_whatever_its_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("league.services.rulebook.coverage.reached", frozenset[str])
    found = {entry.id: entry for entry in coverage("tuwo-stmk-2011")}
    # A check stands in the tables of judging; its function has still to be reached.
    reached_by_nothing = [found[id] for id in ("1.8.a", "6.4.a", "13.2.a", "4.4.a.2")]
    assert [(one.homes, one.missing) for one in reached_by_nothing] == [((), True)] * 4
    assert not found["16.4"].missing, "a person applies it to a tie"


def test_coverage_says_where_a_person_records_what_he_decides(tmp_path: Path) -> None:
    asked = ("rules", "16.4", "--book", "tuwo-stmk-2011")
    said = run("--db", tmp_path / "none.sqlite", *asked).stdout
    assert "A person decides; he records it on the page “qualifier”." in said
    found = json.loads(run("--db", tmp_path / "none.sqlite", *asked, "--coverage", "--json").stdout)
    assert (found[0]["functions"], found[0]["person"]) == ([], "view qualifier")


def test_a_paragraphs_page_names_its_function_and_its_tests(tmp_path: Path) -> None:
    asked = ("rules", "4.4.c.4", "--book", "tuwo-stmk-2011")
    shown = run("--db", tmp_path / "none.sqlite", *asked).stdout
    assert "Function: p04_lists:no_starre_liste" in shown
    assert "test_4_4_c_4_the_starre_liste_is_not_allowed" in shown


@pytest.mark.parametrize(
    ("docstring", "expected"),
    [
        ("§ 13.5: numbers.", ["13.5"]),
        ("§ 13.2.a, 13.3.a (I25): who goes up.", ["13.2.a", "13.3.a"]),
        ("§ 13.2.a–13.4: the cascade.", ["13.2.a", "13.3.a", "13.3.b", "13.4"]),
        ("§ 13.3: both letters.", ["13.3.a", "13.3.b"]),
        ("§ 13.3.a, b: both.", ["13.3.a", "13.3.b"]),
        ("Anhang C 4 and 5: Elo.", ["C.4", "C.5.1"]),
        ("§ 16.1, Anhang B 6: symbols.", ["16.1", "B.6"]),
        ("§ 13: the whole.", []),
        ("Return § 13.5.", []),
        ("", []),
    ],
)
def test_a_docstring_names_its_paragraphs(docstring: str, expected: list[str]) -> None:
    ids = ["5.1", "13.2.a", "13.3.a", "13.3.b", "13.4", "13.5", "16.1", "B.6", "C.4", "C.5.1"]
    assert cited(docstring, ids) == expected


@pytest.mark.parametrize("id", ["tuwo-stmk-2011", "sjrp-2025"])
def test_a_paper_that_a_paragraph_names_is_offered_under_its_book(id: str) -> None:
    book = load(id)
    named = {one.paper for one in book.paragraphs.values() if one.paper}
    assert named
    assert named <= {one.name for one in offered(PAPERS, book)}


@pytest.mark.parametrize(
    ("paragraph", "paper"),
    [("1.5", "passes"), ("4.2", "announcement"), ("4.3.d", "form"), ("4.4.a.2", "receipt"),
     ("B", "three-teams"), ("C.2.3", "rating-report"), ("H.2", "register"), ("13.5", "draw")],
)  # fmt: skip
def test_coverage_says_which_paper_serves_a_paragraph(paragraph: str, paper: str) -> None:
    (entry,) = (one for one in coverage("tuwo-stmk-2011", quick=True) if one.id == paragraph)
    assert entry.paper == paper
    if not entry.homes:
        assert f"report {paper}" in run("rules", "--coverage", paragraph, lang="en").stdout
