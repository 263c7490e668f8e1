"""What is stored of a match or a Kader list, in the shape in which it is typed."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from league.facts.captains import CaptainReport
from league.facts.matches import SIDES, MatchDraft, Side
from league.facts.seals import SealedRow
from league.facts.seasons import MatchKey
from league.record_kinds import CAPTAIN_REPORT
from league.services.session.cache import cached
from league.services.session.desk import Desk
from league.services.session.lineup_records import rows_now, side_key
from league.services.session.records import recorded_among
from league.views.matches import Stored


@dataclass(frozen=True, slots=True)
class TypedList:
    """Who stands where, and who is named for the youth board."""

    idents: tuple[str, ...]
    youth: tuple[str, ...] = ()
    """Sorted pass numbers."""


def draft_of(desk: Desk, key: MatchKey) -> MatchDraft:
    """Return what is recorded of a match, ready to be typed on; until then its opened lineups.

    Raises NotFoundError, StorageError.
    """
    recorded = _recorded(desk, key)
    if desk.world.boards.get(key):
        return recorded
    opened = _opened(desk, key)
    return replace(
        recorded,
        home=opened.get(Side.HOME, recorded.home),
        away=opened.get(Side.AWAY, recorded.away),
    )


def stored_of(desk: Desk, key: MatchKey) -> Stored:
    """Return what is on record of a match, with what its captains reported.

    Raises NotFoundError, StorageError.
    """
    complete = desk.judged(key).status == "complete"
    return Stored(_recorded(desk, key), complete, _told(desk, key))


def _recorded(desk: Desk, key: MatchKey) -> MatchDraft:
    facts = desk.judged(key).facts
    records = desk.world.boards.get(key, ())
    home, away = (
        tuple(member.ident if member else None for member in lineup.boards)
        for lineup in (facts.home, facts.away)
    )
    return MatchDraft(
        day=facts.day,
        home=home,
        away=away,
        results=facts.results,
        gaps_paid=(facts.home.gaps_paid, facts.away.gaps_paid),
        reported=(facts.home.reported, facts.away.reported),
        played_on=dict(facts.played_on),
        remarks={record.board: record.remark for record in records if record.remark},
    )


def _opened(desk: Desk, key: MatchKey) -> Mapping[Side, SealedRow]:
    """Return the opened lineups of a match; read once as long as nothing changes."""
    known = cached("opened lineups", desk.judgement, (), dict[MatchKey, dict[Side, SealedRow]])
    if key not in known:
        known[key] = rows_now(desk.season.name, key)
    return known[key]


def _told(desk: Desk, key: MatchKey) -> Mapping[Side, CaptainReport]:
    """Return what captains reported of a match; read once as long as nothing changes."""
    known = cached("reports told", desk.judgement, (), dict[MatchKey, dict[Side, CaptainReport]])
    if key not in known:
        sides = {side_key(key, side): side for side in SIDES}
        found = recorded_among(desk.season.name, CAPTAIN_REPORT, sides)
        known[key] = {sides[name]: report for name, report in found.items()}
    return known[key]


def list_of(desk: Desk, team: str) -> TypedList:
    """Return a team's list as it was handed in. Raises NotFoundError."""
    entries = desk.world.lists.get(desk.team(team).id, ())
    named = sorted(entry.ident for entry in entries if entry.youth_board)
    return TypedList(tuple(entry.ident for entry in entries), tuple(named))
