"""What would be found about a lineup, before anybody hands it in."""

from league.facts.matches import SIDES, MatchDraft, Side
from league.facts.seals import SealedRow
from league.facts.seasons import MatchKey
from league.judging import judge_one
from league.services.lineups.checks import whole_row
from league.services.matches.views import match_view
from league.services.rulebook.explaining import spoken
from league.services.session.desk import Desk
from league.views.lineups import LineupCheck


def check_lineup(desk: Desk, match: MatchKey, side: Side, row: SealedRow) -> LineupCheck:
    """Judge one team's lineup against an opponent of whom nothing is known; nothing is stored.

    So it says the same whatever the opponent has handed in. Raises NotFoundError, InputError for
    a lineup that cannot be, StorageError.
    """
    facts = desk.judged(match).facts
    row = whole_row(desk.season.name, match, row)
    nobody = tuple(None for _board in row)
    home, away = (row if one is side else nobody for one in SIDES)
    # Both have reported: whether they will is nothing that a lineup can tell.
    draft = MatchDraft(facts.day, home, away, nobody, reported=(facts.day, facts.day))
    judged = judge_one(desk.judgement, desk.book, match, draft)
    view = match_view(desk, match, judged)
    notes = (one for one in judged.notes if one.side in (None, side))
    known = desk.world.players
    return LineupCheck(
        match,
        side,
        row,
        {ident: known[ident].name for ident in row if ident},
        tuple(one for one in view.findings if one.side == side),
        tuple(one for one in view.fees if one.side == side),
        tuple(f"{desk.book.cite(one.rule)}: {spoken(desk, one.sentence)}" for one in notes),
    )
