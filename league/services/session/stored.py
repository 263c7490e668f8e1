"""What is stored of a match or a Kader list, in the shape in which it is typed."""

from dataclasses import dataclass

from league.facts.matches import MatchDraft
from league.facts.seasons import MatchKey
from league.services.session.desk import Desk


@dataclass(frozen=True, slots=True)
class TypedList:
    """Who stands where, and who is named for the youth board."""

    idents: tuple[str, ...]
    youth: tuple[str, ...] = ()
    """Sorted pass numbers."""


def draft_of(desk: Desk, key: MatchKey) -> MatchDraft:
    """Return what is recorded of a match, ready to be typed on. Raises NotFoundError."""
    facts = desk.judged(key).facts
    records = desk.world.boards.get(key, ())
    return MatchDraft(
        day=facts.day,
        home=tuple(member.ident if member else None for member in facts.home.boards),
        away=tuple(member.ident if member else None for member in facts.away.boards),
        results=facts.results,
        gaps_paid=(facts.home.gaps_paid, facts.away.gaps_paid),
        reported=(facts.home.reported, facts.away.reported),
        played_on=dict(facts.played_on),
        remarks={record.board: record.remark for record in records if record.remark},
    )


def list_of(desk: Desk, team: str) -> TypedList:
    """Return a team's list as it was handed in. Raises NotFoundError."""
    entries = desk.world.lists.get(desk.team(team).id, ())
    named = sorted(entry.ident for entry in entries if entry.youth_board)
    return TypedList(tuple(entry.ident for entry in entries), tuple(named))
