"""The demo season: what ships is what the generator makes, and it shows every kind of finding."""

import re
from collections.abc import Iterator
from datetime import date
from functools import cache
from pathlib import Path

import pytest

from league.findings import Finding, Note, Sentence
from league.judging import judge_season
from league.language import LANGUAGES, speaking
from league.outcomes.judgement import SeasonJudgement
from league.rulebooks import load, tuwo_stmk_2011
from league.services.closing.waiting import what_waits
from league.services.session import transactions
from league.services.session.opening import open_desk
from league.services.workbook.demo import open_demo
from league.services.workbook.importing import read_whole
from tests.worlds.acting import OFFICIAL
from tests.worlds.demo_office import demo_carried
from tests.worlds.demo_season import demo_season
from tests.worlds.generated import DEMO

NOT_SHOWN = {
    "4.4.b": "substitutes beside a starre Liste, which § 4.4.c.4 does not allow at present",
    "4.4.c.2": "order within a starre Liste, the same",
    "4.4.c.4": "no division of the demo has a starre Liste",
    "4.4.e.1": "no division of the demo plays in Elo order",
    "4.4.e.2": "no division of the demo plays in Elo order",
    "7.5": "bans are decided by a board and stand beside the season",
    "15.3": "the demo has no cup",
    "15.4": "the demo has no cup",
}
"""Paragraphs that the demo cannot break, with the reason."""
LIST_ONLY = {"4.4.d.2": "the front player on a lower list of the demo never plays there"}
"""Paragraphs on lists and lineups that the demo breaks on a list, with the reason."""

EVERY_FEE = {"4.3.d", "4.4.a.2", "7.1.a", "7.2.a", "7.2.b", "7.2.c", "7.2.d"}


@cache
def judged() -> SeasonJudgement:
    return judge_season(demo_season(), load("tuwo-stmk-2011"))


def match_findings() -> list[Finding]:
    return [finding for match in judged().matches.values() for finding in match.findings]


def list_findings() -> list[Finding]:
    return [finding for squad in judged().lists.values() for finding in squad.findings]


def all_notes() -> list[Note]:
    return [note for match in judged().matches.values() for note in match.notes]


def test_the_shipped_workbook_is_what_the_generator_makes() -> None:
    assert read_whole(DEMO) == (demo_season(), demo_carried())


def test_1_8_d_a_transfer_waits_for_arrears(tmp_path: Path) -> None:
    """Two years' dues of € 45 each."""
    assert open_demo(tmp_path / "demo.sqlite", OFFICIAL)
    desk = open_desk(tmp_path / "demo.sqlite", OFFICIAL)
    (waits,) = (one for one in what_waits(desk, date(2026, 11, 16)) if one.kind == "transfer")
    assert "€90.00 are owed to SV Turm Kalmbrück" in waits.text
    transactions.close_file()


def test_four_divisions_are_half_played() -> None:
    season = demo_season()
    entered = {key for key, match in judged().matches.items() if match.entered}
    # Single round robins of 12, 10, 10 and 10 teams: 66 + 45 + 45 + 45 matches. Entered are
    # 5 rounds of 6, three times 4 rounds of 5, and 2 matches of each division's next round.
    assert len(season.divisions) == 4
    assert len(season.fixtures) == 201
    assert len(entered) == 30 + 60 + 8


def test_something_is_left_to_enter_in_a_round_that_was_begun() -> None:
    latest = {key[0]: match for key, match in judged().matches.items() if match.entered}
    assert all(match.facts.results[-3:] == (None, None, None) for match in latest.values())


@pytest.mark.parametrize(
    "rule",
    [
        *tuwo_stmk_2011.SUSPENDED,
        *tuwo_stmk_2011.ABSENT,
        *tuwo_stmk_2011.LINEUP,
        *tuwo_stmk_2011.MATCH,
    ],
)
def test_every_paragraph_on_matches_is_broken_somewhere(rule: str) -> None:
    unshown = rule in NOT_SHOWN or rule in LIST_ONLY
    assert (rule in {finding.rule for finding in match_findings()}) != unshown


@pytest.mark.parametrize("rule", list(tuwo_stmk_2011.LIST))
def test_every_paragraph_on_lists_is_broken_somewhere(rule: str) -> None:
    assert (rule in {finding.rule for finding in list_findings()}) == (rule not in NOT_SHOWN)


def test_every_remark_is_made_and_every_fee_is_owed() -> None:
    assert {note.rule for note in all_notes()} == set(tuwo_stmk_2011.NOTES)
    fees = {fee.rule for match in judged().matches.values() for fee in match.fees}
    assert fees == EVERY_FEE


def test_paragraphs_that_speak_twice_do_so_here() -> None:
    """Gaps paid and unpaid, reports late and missing, both sides of § 2.6.e, and so on."""
    said: dict[str, set[str]] = {}
    for finding in match_findings():
        said.setdefault(finding.rule, set()).add(finding.sentence.words["en"])
    ways = {rule: len(words) for rule, words in said.items() if len(words) > 1}
    assert ways == {"1.4.a": 3, "2.6.e": 2, "4.3.d": 2, "4.4.a.2": 2, "17": 2}


def _sentences() -> Iterator[Sentence]:
    yield from (note.sentence for note in all_notes())
    for finding in (*match_findings(), *list_findings()):
        yield finding.sentence
        if finding.arithmetic is not None:
            yield finding.arithmetic


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_has_its_facts_in_both_languages(language: str) -> None:
    with speaking(language):
        for sentence in _sentences():
            assert language in sentence.words
            text = str(sentence)
            assert text
            assert not re.search(r"[{}]|\bNone\b", text)


def test_the_tables_rank_all_teams() -> None:
    tables = judged().tables
    assert {division: len(rows) for division, rows in tables.items()} == {
        "landesliga": 12,
        "kl-graz": 10,
        "kl-sued": 10,
        "k1-graz": 10,
    }


def test_a_team_that_failed_to_appear_twice_has_lost_both_matches() -> None:
    row = next(row for row in judged().tables["landesliga"] if row.team == "GAM1")
    assert row.lost >= 2
    absent = {key[1] for key, team in judged().no_shows if team == "GAM1"}
    assert absent == {2, 5}
