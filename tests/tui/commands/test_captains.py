"""``captains``: the official enters what captains report by telephone, and decides."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from league.facts.matches import MatchDraft
from league.services.session import transactions
from league.services.session.opening import judge_stored
from tests.worlds.captain_world import DAY, MATCH, WON, at, open_lineups, opened, spielleiter
from tests.worlds.desk_world import run
from tests.worlds.league_world import SEASON

Clock = Callable[[str], None]
__all__ = ["at"]

PLACE = tuple(map(str, MATCH))


@pytest.fixture
def path(tmp_path: Path, at: Clock) -> Iterator[Path]:
    with opened(tmp_path) as file:
        open_lineups()
        yield file


def captains(path: Path, *arguments: str, lang: str = "en") -> tuple[int, str, str]:
    """Exit status, what was printed, and what was said."""
    done = run("--db", path, "--by", "Spielleiterin", "captains", *arguments, lang=lang)
    return done.exit_code, done.stdout, done.stderr


def test_two_reports_entered_for_the_teams_are_the_match(path: Path) -> None:
    code, printed, said = captains(path, "report", *PLACE, "home", "--results", "1,½")
    assert (code, "only the home team has reported" in printed) == (0, True)
    assert "Reports are due by 25 Sep 2011." in said
    code, printed, _said = captains(path, "report", *PLACE, "away", "--results", "1,r")
    assert (code, printed.splitlines()[0]) == (0, "both reports agree")
    transactions.open_file(path)
    assert judge_stored(SEASON).judgement.matches[MATCH].game_points == (3, 1)


def test_state_shows_both_beside_each_other(path: Path) -> None:
    captains(path, "report", *PLACE, "home", "--results", "1,-", "--late", "2=home")
    protest = ("--protest", "Mobile phone", "--remarks", "Cold hall")
    captains(path, "report", *PLACE, "away", "--results", "0,-", "--missing", "2=both", *protest)
    code, printed, _said = captains(path, "state", *PLACE)
    assert code == 0
    lines = [" ".join(line.split()) for line in printed.splitlines()]
    assert lines == [
        "the reports differ",
        "home team away team",
        "1 1 : 0 0 : 1 ≠",
        "2 late, home nobody came ≠",
        "away team – Remarks: Cold hall",
        "away team – Protest: Mobile phone",
    ]
    assert '"stage": "differing"' in captains(path, "state", *PLACE, "--json")[1]
    assert "die Meldungen widersprechen einander" in captains(path, "state", *PLACE, lang="de")[1]


def test_a_round_is_listed_and_a_match_decided_when_its_day_is_over(path: Path, at: Clock) -> None:
    captains(path, "report", *PLACE, "home", "--results", "1,½")
    captains(path, "report", *PLACE, "away", "--results", "0,½")
    decide = ("decide", *PLACE, "--as", "home", "--reason", "score sheets")
    code, _printed, said = captains(path, *decide)
    assert (code, "Until 25 Sep 2011" in said) == (2, True)
    at("2011-09-26 09:00")
    code, printed, said = captains(path, "round", "kl", "1")
    assert (code, "the reports differ; due since 25 Sep 2011" in printed) == (0, True)
    assert "1 match to decide" in said
    assert captains(path, *decide, "--results", "½,½")[0] == 0
    transactions.open_file(path)
    assert judge_stored(SEASON).judgement.matches[MATCH].game_points == (2, 2)
    printed = captains(path, "state", *PLACE)[1]
    assert "decided by the official" in printed
    assert "Decision: score sheets (Spielleiterin)" in printed


def test_a_match_typed_as_ever_is_entered_and_not_decided(path: Path) -> None:
    transactions.open_file(path)
    draft = MatchDraft(DAY, ("a1", "a2"), ("b1", "b2"), WON)
    transactions.record_match(SEASON, MATCH, draft, spielleiter())
    printed = captains(path, "round", "kl", "1")[1]
    assert "entered by the official" in printed
    assert "decided" not in printed


def test_what_is_due_is_stored_by_command(path: Path, at: Clock) -> None:
    captains(path, "report", *PLACE, "home", "--absent")
    assert "0 matches count" in captains(path, "due")[2]
    at("2011-09-26 00:00")
    assert "1 match counts for the present by one report" in captains(path, "due")[2]
    printed = captains(path, "state", *PLACE)[1]
    assert "only the home team has reported; its report counts for the present" in printed
    assert "home team – the opponent did not come: yes" in printed


def test_the_book_says_the_term(path: Path) -> None:
    code, printed, _said = captains(path, "term")
    assert (code, "(TUWO § 4.3.d)" in printed) == (0, True)
    code, _printed, said = captains(path, "term", "3")
    assert (code, "The rule book says" in said) == (2, True)


def test_days_are_proposed_and_answered(path: Path, at: Clock) -> None:
    at("2011-09-10 12:00")
    assert "No other day was proposed." in captains(path, "proposals", *PLACE)[2]
    days = ("--to", "2011-09-23@19:00", "--to", "20.9.2011")
    code, printed, _said = captains(path, "propose", *PLACE, "home", *days)
    assert (code, printed) == (
        0,
        "1. home team: 23 Sep 2011 19:00, 20 Sep 2011 – not answered yet\n",
    )
    both = ("answer", *PLACE, "away", "--proposal", "1")
    assert captains(path, *both)[0] == captains(path, *both, "--accept", "0")[0] == 2
    assert captains(path, *both, "--accept", "1", "--refuse", "no")[0] == 2
    code, printed, _said = captains(path, *both, "--accept", "2")
    assert (code, "accepted: 20 Sep 2011" in printed) == (0, True)
    assert "accepted: 20 Sep 2011" in captains(path, "proposals", *PLACE)[1]


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (("--results", "1,½", "--late", "1=nobody"), "expected is one such as 3=home"),
        (("--results", "1,½", "--missing", "x=home"), "no whole number"),
        (("--results", "1,2"), "is no result"),
        (("--results", "1"), "Board 2: type the result"),
        ((), "No result is typed"),
        (("--results", "1,½", "--remarks", "\x1b[2J"), "cannot stand here"),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(
    path: Path, given: tuple[str, ...], said: str
) -> None:
    code, printed, error = captains(path, "report", *PLACE, "home", *given)
    assert (code, printed, said in error) == (2, "", True)


def test_the_journal_tells_reports_and_days_in_a_line(path: Path, at: Clock) -> None:
    protest = ("--late", "2=home", "--protest", "Mobile phone")
    captains(path, "report", *PLACE, "home", "--results", "1,-", *protest)
    captains(path, "report", *PLACE, "away", "--absent")
    at("2011-09-10 12:00")
    later = ("kl", "2", "A1", "C1")
    captains(path, "propose", *later, "home", "--to", "2011-10-07@19:00", "--to", "2011-10-08")
    captains(path, "answer", *later, "away", "--proposal", "1", "--accept", "1")
    printed = run("--db", path, "journal").stdout
    for line in (
        "Report of a captain: A 1 – B 1 (KL, round 1) · home – 1:0, –, came late, by board 2: ",
        "late, home, protest Mobile phone",
        "Report of a captain: A 1 – B 1 (KL, round 1) · away – the opponent did not come",
        "proposed: A 1 – C 1 (KL, round 2) · 1 – 7 Oct 2011 19:00, 8 Oct 2011",
        "proposed: A 1 – C 1 (KL, round 2) · 1 – accepted: 7 Oct 2011 19:00",
    ):
        assert line in printed
    assert (
        "A 1 – B 1 (KL, Runde 1) · Gast – der Gegner"
        in run("--db", path, "journal", lang="de").stdout
    )


def test_a_step_about_reports_is_seen_before_it_is_taken_back(path: Path) -> None:
    captains(path, "report", *PLACE, "home", "--results", "1,½")
    captains(path, "report", *PLACE, "away", "--results", "1,½")
    shown = run("--db", path, "--by", "S", "undo", "--preview")
    assert (shown.exit_code, "Report" in shown.stdout) == (0, True)
    assert run("--db", path, "--by", "S", "undo", "--why", "wrong").exit_code == 0
    assert "only the home team has reported" in captains(path, "state", *PLACE)[1]
