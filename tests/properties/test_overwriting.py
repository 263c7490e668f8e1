"""Generated rounds stored over: what the preview says is what storing does, and undo takes back.

The small Kreisliga of :mod:`tests.properties.test_right_to_the_end`; captains reported some of its
matches, alike, each for himself, or alone.
"""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from league.facts.matches import BOTH_LOST, DRAW, LOSS, SIDES, WIN, MatchDraft, Score, Side
from league.facts.seasons import MatchKey
from league.formatting import score as half
from league.services.captain_reports.states import round_reports
from league.services.consequences.overwriting import consequences
from league.services.home.season_views import season_view
from league.services.journal import views as journal
from league.services.journal.undoing import last_step, undo
from league.services.matches.changes import record_match
from league.services.matches.division_views import division_view
from league.services.matches.views import match_view
from league.services.session.desk import Desk
from league.services.session.stored import draft_of
from league.views.reporting import ReportStage
from tests.league.services.matches.test_lapsed import now
from tests.properties.test_right_to_the_end import drawn
from tests.worlds.captain_world import at, open_lineups, opened, spielleiter, tell
from tests.worlds.league_world import play

__all__ = ["at"]
SCORES = (WIN, DRAW, LOSS)


def rows(key: MatchKey) -> tuple[tuple[str, ...], tuple[str, ...]]:
    home, away = (tuple(f"{team[0].lower()}{board}" for board in (1, 2)) for team in key[2:])
    return home, away


def told(rng: Random, key: MatchKey) -> dict[Side, tuple[Score, ...]]:
    """Let captains report a match, or the official enter it; return who reported what."""
    results = tuple(rng.choice(SCORES) for _one in range(2))
    how = rng.choice(("alike", "alike", "alone", "typed", "differ"))
    if how == "typed":
        play(key, *results)
        return {}
    open_lineups(*rows(key), match=key)
    if how == "alone":
        side = rng.choice(SIDES)
        tell(side, *results, match=key)
        play(key, *results)
        return {side: results}
    other = results if how == "alike" else tuple(one[::-1] for one in ((2, 0), results[1]))
    tell(Side.HOME, *results, match=key)
    tell(Side.AWAY, *other, match=key)
    if how == "differ":
        play(key, *results)
    return {Side.HOME: results, Side.AWAY: other}


def otherwise(rng: Random, draft: MatchDraft) -> MatchDraft:
    """Turn a result or two, empty a board, change two players, or nothing."""
    results, home = list(draft.results), list(draft.home)
    for at_ in rng.sample(range(2), rng.randint(0, 2)):
        results[at_] = rng.choice((*SCORES, BOTH_LOST))
    if rng.random() < 0.2:
        home.reverse()
    if rng.random() < 0.2:
        home[1] = results[1] = None
    return replace(draft, results=tuple(results), home=tuple(home))


def seen(desk: Desk, key: MatchKey) -> dict[str, object]:
    judged, division = desk.judgement.matches[key], key[0]
    return {
        "match": match_view(desk, key).boards,
        "findings": {one.key for one in judged.standing},
        "fees": {(one.key, one.cents) for one in judged.fees},
        "ranks": {row.team: row.rank for row in desk.judgement.tables[division]},
        "score": judged.game_points,
        "stages": {one.match: one.stage for one in round_reports(desk, division, key[1])},
        "rounds": division_view(desk, division).rounds,
        "tasks": [one.text for one in season_view(desk).tasks],
    }


def entered(draft: MatchDraft) -> str:
    """The score over the board."""
    played = [one for one in draft.results if one is not None]
    return f"{half(sum(one[0] for one in played))}:{half(sum(one[1] for one in played))}"


@pytest.mark.parametrize("seed", range(6))
def test_what_is_foretold_is_stored_and_undo_brings_back_the_reports(
    tmp_path: Path, at: Callable[[str], None], seed: int
) -> None:
    rng, content = Random(seed), drawn(Random(seed))
    keys = [one.key for one in content.fixtures]
    at("2011-11-12 22:00")
    with opened(tmp_path, content):
        reports = {key: told(rng, key) for key in rng.sample(keys, 5)}
        for key in rng.sample(list(reports), 4):
            stored_over(rng, key, reports[key])


def stored_over(rng: Random, key: MatchKey, reports: dict[Side, tuple[Score, ...]]) -> None:
    desk = now()
    old, before = draft_of(desk, key), seen(desk, key)
    new = otherwise(rng, old)
    found = consequences(desk, key, new)
    changed = (old.results, old.home) != (new.results, new.home)
    against = sum(one != new.results for one in reports.values())
    assert found.asks == (changed or against > 0)
    assert bool(found.contradicted) == (against > 0)
    steps, table = len(journal.rows()), desk.judgement.tables[key[0]]
    desk = record_match(desk, key, new)
    after = seen(desk, key)
    if not changed:
        assert (len(journal.rows()), after) == (steps, before)
        return
    follows = found.follows
    score = [(one.before, one.after) for one in follows.scores if one.match == key]
    assert score == (
        [(before["score"], after["score"])] if before["score"] != after["score"] else []
    )
    tables = (table, desk.judgement.tables[key[0]])
    old_ranks, new_ranks = ({row.team: row.rank for row in one} for one in tables)
    # Nobody whose place moves is left out.
    told = {one.team: (one.before, one.after) for one in follows.ranked}
    ranks = {team: (old_ranks[team], new_ranks[team]) for team in old_ranks}
    assert told == {team: one for team, one in ranks.items() if one[0] != one[1]}
    gone, come = follows.findings_gone, follows.findings_new
    was, now_ = before["findings"], after["findings"]
    assert (len(gone), len(come)) == (len(was - now_), len(now_ - was))  # type: ignore[operator]
    owed = [sum(cents for _key, cents in one["fees"]) for one in (before, after)]  # type: ignore[attr-defined]
    assert follows.fees_more - follows.fees_less == owed[1] - owed[0]
    assert not consequences(desk, key, new).overwritten
    line = journal.rows()[-1].what
    assert entered(old) == entered(new) or f"{entered(old)} → {entered(new)} entered" in line
    agreed = before["stages"][key] is ReportStage.AGREED  # type: ignore[index]
    stays = new.results in reports.values()
    assert (after["stages"][key] is ReportStage.AGREED) == (agreed and stays)  # type: ignore[index]
    if rng.random() < 0.7:
        undo(last_step(), spielleiter(), "A slip.")
        desk = now()
        assert seen(desk, key) == before
        assert consequences(desk, key, new) == found
