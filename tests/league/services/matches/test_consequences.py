"""What storing over a match brings, seen before; and lists seated as they are judged."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from league.facts.matches import BOTH_LOST, DRAW, LOSS, SIDES, WIN, MatchDraft, Side
from league.facts.seasons import MatchKey
from league.findings import Effect
from league.formatting import score
from league.judging import judge_one
from league.services.captain_reports.states import round_reports
from league.services.consequences.overwriting import consequences
from league.services.journal import views as journal
from league.services.journal.undoing import last_step, undo_on
from league.services.matches.changes import preview_match, record_match
from league.services.matches.judged_drafts import judged_with
from league.services.matches.seating import seated_in_order
from league.services.session import transactions
from league.services.session.desk import Desk
from league.services.session.opening import anew, open_desk
from league.services.session.stored import draft_of
from league.views.consequence_words import stored_over
from league.views.consequences import Turned
from league.views.reporting import ReportStage
from tests.worlds.acting import OFFICIAL
from tests.worlds.captain_world import MATCH, WON, at, both, open_lineups, opened
from tests.worlds.generated import federation
from tui.kit.match_draft import with_seats

__all__ = ["at"]
BOARDS = 6


@pytest.fixture
def reported(tmp_path: Path, at: Callable[[str], None]) -> Iterator[Desk]:
    """Return the small season; both captains reported 1½:½."""
    with opened(tmp_path) as path:
        at("2011-09-24 20:00")
        open_lineups()
        both(*WON)
        yield open_desk(path, OFFICIAL)


def test_what_both_captains_reported_is_named_before_it_is_stored_over(reported: Desk) -> None:
    draft = replace(draft_of(reported, MATCH), results=(LOSS, DRAW))
    found = consequences(reported, MATCH, draft)
    assert found.asks
    assert found.contradicted == ("Both captains reported 1½ : ½.",)
    assert found.overwritten == (Turned("Board 1", "1 : 0", "0 : 1"),)
    # 1 + ½ against ½ in half points, and the two match points go with them.
    (score,) = found.follows.scores
    assert (score.before, score.after) == ((3, 1), (1, 3))
    assert (score.points_before, score.points_after) == ((2, 0), (0, 2))
    assert stored_over(found)[:3] == [
        ("!", "Both captains reported 1½ : ½."),
        ("Δ", "1 result, 2 places, 2 rises or falls"),
        ("→", "Board 1: 1 : 0 → 0 : 1"),
    ]


def test_reports_that_are_stored_over_agree_no_longer(reported: Desk) -> None:
    row = next(one for one in round_reports(reported, "kl", 1) if one.match == MATCH)
    assert row.stage is ReportStage.AGREED
    draft = replace(draft_of(reported, MATCH), results=(LOSS, DRAW))
    desk = record_match(reported, MATCH, draft)
    row = next(one for one in round_reports(desk, "kl", 1) if one.match == MATCH)
    assert (row.stage, row.words) == (ReportStage.DECIDED, "otherwise on record than reported")
    back = undo_on(desk, last_step(), "A slip.")
    row = next(one for one in round_reports(back, "kl", 1) if one.match == MATCH)
    assert row.stage is ReportStage.AGREED


def test_a_first_entry_asks_nothing(tmp_path: Path, at: Callable[[str], None]) -> None:
    with opened(tmp_path) as path:
        desk = open_desk(path, OFFICIAL)
        draft = replace(draft_of(desk, MATCH), home=("a1", "a2"), away=("b1", "b2"), results=WON)
        assert not consequences(desk, MATCH, draft).asks


def test_one_lineup_alone_is_unfinished_until_a_captain_reports(
    tmp_path: Path, at: Callable[[str], None]
) -> None:
    with opened(tmp_path) as path:
        desk = open_desk(path, OFFICIAL)
        alone = replace(draft_of(desk, MATCH), home=("a1", "a2"))
        desk = record_match(desk, MATCH, alone)
        judged = desk.judgement.matches[MATCH]
        assert (judged.status, judged.game_points, judged.fees) == ("entered", (0, 0), ())
        assert desk.judgement.no_shows == frozenset()
        told = replace(alone, reported=(alone.day, None))
        desk = record_match(desk, MATCH, told)
        judged = desk.judgement.matches[MATCH]
        # Two boards won without play: 2:0, and § 7.1.a: B1 has not appeared.
        assert (judged.status, judged.game_points) == ("complete", (4, 0))
        assert desk.judgement.no_shows == {(MATCH, "B1")}


@pytest.fixture(scope="module", params=[3, 17])
def lived(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Desk]:
    """Return a generated season, some rounds played."""
    path = tmp_path_factory.mktemp("lived") / "season.sqlite"
    transactions.open_file(path)
    season = federation(2, 6, BOARDS, request.param, rounds=3, mishaps=0.5)
    transactions.import_season(season, OFFICIAL, "")
    transactions.close_file()
    yield open_desk(path, OFFICIAL)
    transactions.close_file()


def _otherwise(draft: MatchDraft, rng: Random) -> MatchDraft:
    """Return a match with one result turned."""
    played = [at for at, result in enumerate(draft.results) if result is not None]
    at = rng.choice(played)
    others = [one for one in (WIN, DRAW, LOSS, BOTH_LOST) if one != draft.results[at]]
    results = [*draft.results]
    results[at] = rng.choice(others)
    return replace(draft, results=tuple(results))


def _over_the_board(draft: MatchDraft) -> str:
    played = [one for one in draft.results if one is not None]
    return f"{score(sum(one[0] for one in played))}:{score(sum(one[1] for one in played))}"


def _played(desk: Desk) -> list[MatchKey]:
    return [key for key in desk.judgement.matches if any(draft_of(desk, key).results)]


def test_what_was_foretold_is_what_is_stored_and_undo_brings_all_of_it_back(lived: Desk) -> None:
    rng, desk = Random(7), anew(lived)
    for key in rng.sample(_played(desk), 5):
        before, draft = desk.judgement, _otherwise(draft_of(desk, key), rng)
        found, foretold = consequences(desk, key, draft), judged_with(desk, key, draft).judgement
        assert found.asks
        assert len(found.overwritten) == 1
        after = record_match(desk, key, draft)
        assert after.judgement.matches == foretold.matches
        assert after.judgement.tables == foretold.tables
        assert not consequences(after, key, draft).asks
        was, now = (_over_the_board(one) for one in (draft_of(desk, key), draft))
        assert f"{was} → {now} entered" in journal.rows()[-1].what
        desk = undo_on(after, last_step(), "Taken back.")
        assert (desk.judgement.matches, desk.judgement.tables) == (before.matches, before.tables)
        assert consequences(desk, key, draft) == found


def test_nobody_is_seated_against_whom_something_is_found(lived: Desk) -> None:
    rng, desk = Random(11), anew(lived)
    for key in rng.sample([*desk.judgement.matches], 6):
        empty = (None,) * BOARDS
        draft = replace(
            draft_of(desk, key),
            home=empty,
            away=empty,
            results=empty,
            gaps_paid=(frozenset(), frozenset()),
            remarks={},
        )
        for side in SIDES:
            seated = seated_in_order(desk, key, draft, side)
            assert len(seated.empty) == seated.row.count(None)
            full = replace(with_seats(draft, side, seated.row), reported=(draft.day, draft.day))
            judged = judge_one(desk.judgement, desk.book, key, full)
            against = [
                one
                for one in judged.standing
                if one.side is side and one.effect is Effect.INELIGIBLE and one.player
            ]
            assert against == []
            view = preview_match(desk, key, full)
            squad = view.home_squad if side is Side.HOME else view.away_squad
            barred = {row.ident for row in squad if not row.eligible}
            assert barred.isdisjoint(seated.row)
