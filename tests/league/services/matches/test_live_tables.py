"""The table with a match as typed, and how far matches and rounds have come."""

from dataclasses import replace
from pathlib import Path

from league.facts.matches import MatchDraft
from league.services.matches import evening
from league.services.matches.changes import preview_match
from league.services.matches.live_tables import table_with
from league.services.session.desk import Desk
from league.services.session.opening import open_desk
from league.services.session.stored import draft_of
from league.views.matches import Progress, progress_of
from tests.worlds.acting import OFFICIAL
from tests.worlds.tui_season import season_file

MATCH = ("landesliga", 9, "LANDESLIGA05", "LANDESLIGA12")
"""4½:3½ between the first and the third of the table."""


def _lost(desk: Desk) -> MatchDraft:
    """Return it with all eight boards won by the visitors."""
    return replace(draft_of(desk, MATCH), results=((0, 2),) * 8)


def test_places_follow_from_what_is_typed(tmp_path: Path) -> None:
    """Recorded: 17 points and 45, 15 and 44½, 13 and 46. With 0:8 instead of 4½:3½ the first has
    17 − 2 = 15 and 45 − 4½ = 40½, the third 13 + 2 = 15 and 46 − 3½ + 8 = 50½."""
    desk = open_desk(season_file(tmp_path), OFFICIAL)
    table = table_with(desk, MATCH, _lost(desk))
    first = [(row.team, row.rank, row.up, row.counts[:2], row.here) for row in table.rows[:4]]
    assert first == [
        ("LANDESLIGA12", 1, 2, (15, 101), True),
        ("LANDESLIGA09", 2, 0, (15, 89), False),
        ("LANDESLIGA05", 3, -2, (15, 81), True),
        ("LANDESLIGA10", 4, 0, (11, 80), False),
    ]
    # Nothing was stored, and nothing worked out is kept instead of what stands.
    assert [row.team for row in desk.judgement.tables["landesliga"][:3]] == [
        "LANDESLIGA05",
        "LANDESLIGA09",
        "LANDESLIGA12",
    ]


def test_what_is_recorded_moves_nobody(tmp_path: Path) -> None:
    desk = open_desk(season_file(tmp_path), OFFICIAL)
    table = table_with(desk, MATCH, draft_of(desk, MATCH))
    assert {row.up for row in table.rows} == {0}
    assert [row.rank for row in table.rows] == list(range(1, 13))


def test_a_match_tells_how_many_boards_wait_and_which_reports_came(tmp_path: Path) -> None:
    """Three of eight results taken away, one report of two; the other is missing (TUWO § 4.3.d)."""
    desk = open_desk(season_file(tmp_path), OFFICIAL)
    whole = draft_of(desk, MATCH)
    begun = replace(whole, results=(*whole.results[:5], None, None, None))
    view = preview_match(desk, MATCH, replace(begun, reported=(whole.day, None)))
    assert [(found.rule, found.side) for found in view.findings] == [("4.3.d", "away")]
    told = progress_of(view)
    assert told == Progress(boards=5, of=8, reports=1, open=1, matches=1, complete=0)
    assert told.missing == 1
    gap = replace(whole, home=(None, *whole.home[1:]), results=(None, *whole.results[1:]))
    assert progress_of(preview_match(desk, MATCH, gap)).open == 1


def test_a_round_is_the_sum_of_its_matches(tmp_path: Path) -> None:
    """Six matches of eight boards and two reports; round 10 is not played yet."""
    desk = open_desk(season_file(tmp_path), OFFICIAL)
    played, to_come = (evening.round_of(desk, "landesliga", number).progress for number in (9, 10))
    assert (played.boards, played.of, played.reports) == (6 * 8, 6 * 8, 6 * 2)
    assert (played.matches, played.complete) == (6, 6)
    assert (to_come.boards, to_come.of, to_come.reports, to_come.complete) == (0, 6 * 8, 0, 0)
