"""A division in figures, held against the results they are made of."""

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from league.decision_subjects import target_of
from league.errors import NotFoundError
from league.rulings import Action
from league.services.matches.changes import rule
from league.services.matches.statistics import statistics
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from tests.worlds.acting import OFFICIAL
from tests.worlds.tui_season import season_file


@pytest.fixture
def landesliga(tmp_path: Path) -> Iterator[Desk]:
    """Twelve teams, nine rounds played, eight boards."""
    yield open_desk(season_file(tmp_path), OFFICIAL)
    transactions.close_file()


def test_after_the_last_round_the_ranks_are_those_of_the_table(landesliga: Desk) -> None:
    found = statistics(landesliga, "landesliga")
    assert found.rounds == tuple(range(1, 10))
    table = landesliga.judgement.tables["landesliga"]
    assert [(row.team, row.ranks[-1]) for row in found.progress] == [
        (row.team, row.rank) for row in table
    ]
    for number in range(9):
        # Twelve teams share the ranks 1 to 12.
        assert min(row.ranks[number] or 0 for row in found.progress) == 1


def test_after_the_first_round_nobody_without_a_point_leads(landesliga: Desk) -> None:
    found = statistics(landesliga, "landesliga")
    leaders = {row.team for row in found.progress if row.ranks[0] == 1}
    first = {key: one for key, one in landesliga.judgement.matches.items() if key[1] == 1}
    most = max(max(one.game_points) for key, one in first.items() if key[0] == "landesliga")
    winners = {
        key[2 + side]
        for key, one in first.items()
        for side in (0, 1)
        if key[0] == "landesliga" and one.match_points[side] == 2
    }
    assert leaders <= winners
    # § 3.1 counts match points first, then game points.
    assert most in [
        one.game_points[side]
        for key, one in first.items()
        for side in (0, 1)
        if key[2 + side] in leaders
    ]


def test_points_by_board_add_up_to_the_game_points_of_the_table(landesliga: Desk) -> None:
    found = statistics(landesliga, "landesliga")
    totals = {row.team: sum(one.points for one in row.boards) for row in found.boards}
    table = landesliga.judgement.tables["landesliga"]
    assert totals == {row.team: row.game_points for row in table}
    assert {one.matches for row in found.boards for one in row.boards} == {9}


def test_scorers_have_what_they_scored_over_the_board(landesliga: Desk) -> None:
    found = statistics(landesliga, "landesliga")
    records = [
        one
        for one in landesliga.season.boards
        if one.match[0] == "landesliga" and one.result is not None
    ]
    best = found.scorers[0]
    mine = [one.result[0] for one in records if one.result and one.home_player == best.ident]
    mine += [one.result[1] for one in records if one.result and one.away_player == best.ident]
    assert (best.rank, best.games, best.points) == (1, len(mine), sum(mine))
    assert best.percent == pytest.approx(50 * sum(mine) / len(mine))
    assert sum(row.games for row in found.scorers) == 2 * len(records)
    assert [row.points for row in found.scorers] == sorted(
        (row.points for row in found.scorers), reverse=True
    )


def test_an_excluded_team_is_in_no_figure(landesliga: Desk) -> None:
    last = landesliga.judgement.tables["landesliga"][-1].team
    without = rule(
        landesliga,
        match=None,
        team=last,
        target=target_of(last),
        action=Action.EXCLUDE,
        reason=f"withdrawn {datetime.now(UTC):%Y}",
    )
    found = statistics(without, "landesliga")
    assert len(found.progress) == len(found.boards) == 11
    assert last not in {row.team for row in found.scorers}
    assert {one.matches for row in found.boards for one in row.boards} <= {8, 9}


def test_a_division_nobody_knows_is_refused(landesliga: Desk) -> None:
    with pytest.raises(NotFoundError):
        statistics(landesliga, "nowhere")
