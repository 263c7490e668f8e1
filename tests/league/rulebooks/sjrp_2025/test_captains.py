"""SJRP has no rule on captains' reports: the season sets the term, and no fee follows."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from league.errors import RuleBookError
from league.facts.cancellations import Objection
from league.facts.captains import ProposedDay, TypedReport
from league.facts.matches import DRAW, WIN, Side
from league.facts.seals import OpenedAs, OpenedLineup, Opening
from league.facts.seasons import MatchKey, key_text
from league.facts.squads import SquadEntry
from league.record_kinds import OPENING
from league.services.captain_reports.reports import report
from league.services.captain_reports.settling import settle_due
from league.services.captain_reports.states import report_state
from league.services.captain_reports.terms import set_term, term_words
from league.services.protests import local_court
from league.services.schedule.proposals import propose
from league.services.session.opening import judge_stored
from league.views.reporting import ReportStage
from tests.league.services.protests.test_courts import DAYS, FIRST, SECOND, season
from tests.worlds import league_world
from tests.worlds.acting import OFFICIAL, record
from tests.worlds.captain_world import at, vienna
from tests.worlds.court_world import protested, with_court
from tests.worlds.league_world import refused

Clock = Callable[[str], None]
__all__ = ["at"]

YEAR = "2026"
DRAWN = TypedReport(results=(DRAW,) * 4)


ROWS = {Side.HOME: ("a1", "a2", "a3", "a4"), Side.AWAY: ("b1", "b2", "b3", "b4")}


@pytest.fixture(autouse=True)
def path(tmp_path: Path, at: Clock) -> Iterator[Path]:
    # FIRST is on Saturday, 9 May 2026; the book names no hour.
    at("2026-05-09 18:00")
    lists = [
        SquadEntry(team, place, ident)
        for team, row in zip(("A1", "B1"), ROWS.values(), strict=True)
        for place, ident in enumerate(row, 1)
    ]
    with league_world.stored(tmp_path, replace(season(), squads=tuple(lists))) as file:
        for match in (FIRST, SECOND):
            when = vienna("2026-05-09 10:00")
            rows = [OpenedLineup(side, row, "0", "0", when, "x") for side, row in ROWS.items()]
            fact = Opening(match, when, OpenedAs.START, tuple(rows))
            record(YEAR, OPENING, key_text(match), fact, actor=OFFICIAL, why="")
        yield file


def tell(match: MatchKey, side: Side, typed: TypedReport = DRAWN) -> ReportStage:
    return report(YEAR, match, side, typed, actor=OFFICIAL).stage


def test_the_day_after_the_match_is_the_term_until_another_is_set() -> None:
    assert report_state(YEAR, FIRST).due == date(2026, 5, 10)
    assert term_words(YEAR) == "Reports are due 1 day after the match, by the end of that day."
    set_term(YEAR, 3, actor=OFFICIAL, why="by post")
    assert report_state(YEAR, FIRST).due == date(2026, 5, 12)
    refused(lambda: set_term(YEAR, 31, actor=OFFICIAL), "0 to 30 days")
    refused(lambda: set_term(YEAR, -1, actor=OFFICIAL), "0 to 30 days")


def test_without_an_hour_a_match_is_reported_from_its_day_on(at: Clock) -> None:
    at("2026-05-08 23:59:59")
    refused(lambda: tell(FIRST, Side.HOME), "is on 9 May 2026")
    at("2026-05-09 00:00")
    assert tell(FIRST, Side.HOME) is ReportStage.ONE


def test_one_report_alone_counts_for_the_present_and_nobody_pays(at: Clock) -> None:
    tell(FIRST, Side.HOME, TypedReport(results=(WIN,) * 4))
    at("2026-05-11 00:00")
    assert settle_due(YEAR) == [FIRST]
    judged = judge_stored(YEAR).judgement.matches[FIRST]
    # Four wins are eight half points.
    assert (judged.game_points, judged.fees) == ((8, 0), ())


def test_21_1_7_captains_do_not_begin_a_round_before_the_court_has_spoken(at: Clock) -> None:
    with_court()
    protested()
    fact = Objection("vm-u14", 1, "A 1", DAYS[0], "Touch move.")
    local_court.object_to(YEAR, fact, actor=OFFICIAL)
    at("2026-05-10 18:00")
    refused(lambda: tell(SECOND, Side.HOME), r"21\.1\.7")


def test_people_decide_about_other_days() -> None:
    with pytest.raises(RuleBookError, match=r"SJRP § 22\.1"):
        propose(YEAR, SECOND, Side.HOME, [ProposedDay(date(2026, 5, 9))], actor=OFFICIAL)
