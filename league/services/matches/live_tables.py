"""The table that changes while one types: a division's, with a draft of one of its matches."""

from league.facts.matches import MatchDraft
from league.facts.seasons import MatchKey
from league.services.matches.division_views import criteria_in
from league.services.matches.judged_drafts import judged_with
from league.services.session.desk import Desk, names_in
from league.views.live_tables import LiveRow, LiveTable


def table_with(desk: Desk, match: MatchKey, draft: MatchDraft) -> LiveTable:
    """Return the table of a match's division as a draft of it would leave it; nothing is stored.

    Raises NotFoundError for a match nobody knows, InputError for a draft that cannot be so.
    """
    division, names = desk.division(match[0]), names_in(desk, match[0])
    before = {row.team: row.rank for row in desk.judgement.tables.get(division.id, ())}
    after = judged_with(desk, match, draft).judgement.tables.get(division.id, ())
    rows = tuple(
        LiveRow(
            team=row.team,
            name=names[row.team],
            rank=row.rank,
            before=before.get(row.team, row.rank),
            played=row.played,
            counts=row.counts,
            here=row.team in match[2:],
        )
        for row in after
    )
    return LiveTable(division.name, desk.book.columns_of(criteria_in(desk, division.id)), rows)
