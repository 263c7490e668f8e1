"""A division opened alone is judged as it is in the whole season."""

from collections.abc import Collection, Iterator
from pathlib import Path
from random import Random

import pytest

from league.facts.seasons import Season
from league.judging import SeasonFacts, judge
from league.rulebooks import load
from league.services.matches.division_views import division_view
from league.services.matches.trial_lineups import try_lineup
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.division_desk import open_division
from league.services.session.opening import open_desk
from tests.worlds.acting import OFFICIAL
from tests.worlds.generated import federation
from tests.worlds.random_changes import (
    a_lineup,
    another_day,
    nobody_came,
    the_same_lineup,
    with_siblings,
)

KINDS = (a_lineup, the_same_lineup, the_same_lineup, another_day, nobody_came)


def a_season(seed: int) -> Season:
    """Four divisions, of which clubs play in several; many players bound, some in two matches."""
    rng, book = Random(seed), load("tuwo-stmk-2011")
    facts = SeasonFacts(with_siblings(federation(7, 6, 4, seed, rounds=4, mishaps=0.5)))
    judged = judge(facts, book)
    for _change in range(60):
        facts, _what = rng.choice(KINDS)(facts, judged, rng)
    return facts.season


@pytest.fixture(params=range(3))
def whole(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Desk]:
    transactions.open_file(tmp_path / "season.sqlite")
    transactions.import_season(a_season(request.param), OFFICIAL, "")
    yield open_desk(tmp_path / "season.sqlite", OFFICIAL)
    transactions.close_file()


def opened_alone(whole: Desk, division: str, also: Collection[str] = ()) -> tuple[Desk, str]:
    return open_division(whole.path, whole.actor, None, lambda _season: division, also)


def test_matches_lists_and_table_are_those_of_the_whole(whole: Desk) -> None:
    judged = whole.judgement
    for one in whole.season.divisions:
        alone, where = opened_alone(whole, one.id)
        found = alone.judgement
        assert where == one.id
        assert found.matches == {k: m for k, m in judged.matches.items() if k[0] == where}
        assert found.tables == {k: t for k, t in judged.tables.items() if k == where}
        teams = [team.id for team in whole.season.teams if team.division == where]
        assert {id: found.lists[id] for id in teams} == {id: judged.lists[id] for id in teams}
        assert division_view(alone, where) == division_view(whole, where)
        assert len(alone.season.boards) < len(whole.season.boards)


def test_a_lineup_is_tried_as_in_the_whole(whole: Desk) -> None:
    rng = Random(1)
    for team in rng.sample(whole.season.teams, 8):
        players = [one.ident for one in rng.sample(whole.season.players, 2)]
        players += [one.ident for one in whole.season.squads if one.team == team.id][:2]
        alone, _where = opened_alone(whole, team.division, players)
        for day in {one.day for one in whole.season.fixtures}:
            assert try_lineup(alone, team.id, [*players], day) == try_lineup(
                whole, team.id, [*players], day
            )
