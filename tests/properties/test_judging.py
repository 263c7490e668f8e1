"""What holds for every season, whatever its facts are: judged on generated ones."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from league.decision_subjects import target_of
from league.facts.matches import BOTH_LOST, LOSS, SIDES, WIN, MatchFacts, Score, Side
from league.facts.seasons import Season
from league.judging import judge_season
from league.outcomes.judgement import MatchJudgement, SeasonJudgement
from league.rulebooks import load
from league.rulings import Action, Ruling
from league.services.workbook.exporting import write_workbook
from league.services.workbook.importing import read_workbook
from tests.worlds.builders import findings, judged, match, rules, squad
from tests.worlds.demo_season import demo_season
from tests.worlds.generated import federation

SEEDS = st.integers(0, 10_000)
FEW = settings(max_examples=12, derandomize=True, deadline=None)
TROUBLED = 0.7
"""Share of matches in which something goes wrong, so that there is much to find."""


@cache
def a_season(seed: int) -> Season:
    """Return a small one: a Landesliga and a Kreis of three levels, one round still open."""
    return federation(4, 6, 6, seed, rounds=4, mishaps=TROUBLED)


@cache
def a_judgement(seed: int) -> SeasonJudgement:
    return judge_season(a_season(seed), load("tuwo-stmk-2011"))


def entered(seed: int) -> Iterator[MatchJudgement]:
    for judged_match in a_judgement(seed).matches.values():
        if judged_match.entered:
            yield judged_match


def shuffled(season: Season, seed: int) -> Season:
    """Return the same facts, every sheet in another order."""
    rng = Random(seed)
    changed: dict[str, Any] = {}
    for name in Season.__slots__:
        facts = getattr(season, name)
        if isinstance(facts, tuple):
            changed[name] = tuple(rng.sample(facts, len(facts)))
    return replace(season, **changed)


def over_the_board(facts: MatchFacts) -> tuple[Score, ...]:
    """Return what happened; nobody wins where he is missing or came late, or plays nothing."""
    scores: list[Score] = []
    for board in facts.boards():
        home, away = (
            facts.lineup(side).occupied(board) and board not in facts.lineup(side).late
            for side in SIDES
        )
        if home and away:
            scores.append(facts.results[board - 1] or BOTH_LOST)
        elif home or away:
            scores.append(WIN if home else LOSS)
        else:
            scores.append(BOTH_LOST)
    return tuple(scores)


@FEW
@given(SEEDS)
def test_generated_seasons_give_the_checks_something_to_find(seed: int) -> None:
    found = {finding.rule for one in entered(seed) for finding in one.findings}
    assert len(found) >= 4


@FEW
@given(SEEDS)
def test_the_order_in_which_facts_were_entered_does_not_matter(seed: int) -> None:
    straight = a_judgement(seed)
    mixed = judge_season(shuffled(a_season(seed), seed + 1), load("tuwo-stmk-2011"))
    assert dict(mixed.matches) == dict(straight.matches)
    for team, listed in straight.lists.items():
        assert mixed.lists[team].findings == listed.findings
        assert mixed.lists[team].order == listed.order
    for division, rows in straight.tables.items():
        # Who shares a place may stand in any order in it.
        mine = sorted((row.rank, row.team, row.game_points) for row in rows)
        assert sorted((r.rank, r.team, r.game_points) for r in mixed.tables[division]) == mine


@FEW
@given(SEEDS)
def test_nor_does_it_in_a_season_with_every_kind_of_finding(seed: int) -> None:
    season, book = demo_season(), load("tuwo-stmk-2011")
    straight, mixed = judge_season(season, book), judge_season(shuffled(season, seed), book)
    for key, one in straight.matches.items():
        other = mixed.matches[key]
        assert (one.findings, one.notes, one.boards) == (other.findings, other.notes, other.boards)
        assert one.fees == other.fees
    for team, listed in straight.lists.items():
        assert mixed.lists[team].findings == listed.findings
        assert mixed.lists[team].order == listed.order


@FEW
@given(SEEDS)
def test_with_every_finding_waived_the_boards_count_as_they_were_played(seed: int) -> None:
    waived = [
        Ruling(
            Action.WAIVE,
            target_of(finding.key),
            "why not",
            "official",
            datetime(2027, 1, 1, tzinfo=UTC),
            k,
        )
        for k, one in a_judgement(seed).matches.items()
        for finding in one.findings
    ]
    again = judge_season(a_season(seed), load("tuwo-stmk-2011"), waived)
    for one in again.matches.values():
        if not one.entered:
            continue
        assert one.standing == ()
        assert one.boards == over_the_board(one.facts)


@FEW
@given(SEEDS)
def test_no_board_gives_more_than_two_half_points(seed: int) -> None:
    for one in entered(seed):
        assert all(0 <= sum(score) <= 2 and min(score) >= 0 for score in one.boards)
        assert sum(one.game_points) <= 2 * one.facts.division.boards
        assert sum(one.match_points) <= 2


@FEW
@given(SEEDS)
def test_tables_add_up_what_the_matches_gave(seed: int) -> None:
    judgement = a_judgement(seed)
    for division, rows in judgement.tables.items():
        played = [m for m in entered(seed) if m.facts.division.id == division]
        assert sum(row.played for row in rows) == 2 * len(played)
        assert sum(row.game_points for row in rows) == sum(sum(m.game_points) for m in played)
        assert sum(row.match_points for row in rows) == sum(sum(m.match_points) for m in played)


@FEW
@given(SEEDS)
def test_every_fee_is_a_positive_sum_that_somebody_gets(seed: int) -> None:
    for one in entered(seed):
        assert all(fee.cents > 0 for fee in one.fees)
        assert {fee.to for fee in one.fees} <= {"federation", "opponent"}


def test_a_generated_federation_is_the_same_for_a_seed_and_another_for_another() -> None:
    assert federation(3, 6, 4, 7) == federation(3, 6, 4, 7)
    assert federation(3, 6, 4, 7) != federation(3, 6, 4, 8)


def test_a_generated_federation_has_the_size_that_was_asked_for() -> None:
    season = federation(5, 6, 4, 1, rounds=2)
    # Single round robin of 6 teams: 5 rounds of 3 matches; 2 rounds of them were played.
    assert len(season.divisions) == 5
    assert len(season.teams) == 5 * 6
    assert len(season.fixtures) == 5 * 5 * 3
    assert {report.match[1] for report in season.reports} == {1, 2}
    assert {division.boards for division in season.divisions} == {4}


def test_a_generated_federation_can_be_written_and_read(tmp_path: Path) -> None:
    season = federation(4, 6, 6, 5, rounds=4, mishaps=TROUBLED)
    write_workbook(season, tmp_path / "season.xlsx")
    assert read_workbook(tmp_path / "season.xlsx") == season


def test_a_built_match_has_no_fault() -> None:
    facts = match(squad())
    assert rules(facts) == []
    assert findings(facts, Side.AWAY) == []
    assert judged(facts).game_points == (16, 0)
