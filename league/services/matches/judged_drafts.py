"""The season as it would be judged with a match that is typed and not stored."""

from dataclasses import replace

from league.facts.changes import Change
from league.facts.matches import MatchDraft
from league.facts.seasons import MatchKey
from league.judging import Judging, apply_draft, collection_paused, rejudge
from league.services.session.desk import Desk
from league.services.session.opening import facts_of


def judged_with(desk: Desk, match: MatchKey, draft: MatchDraft) -> Desk:
    """Return the season as it would be judged with a draft of one match."""
    season = apply_draft(desk.season, match, draft)
    change = Change(matches=frozenset({match}))
    with collection_paused():
        facts = facts_of(desk.judgement, season, desk.rulings)
        after = rejudge(desk.judgement, desk.book, facts, change)
    return replace(desk, season=season, judging=Judging.of(after))
