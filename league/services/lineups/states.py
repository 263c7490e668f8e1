"""How far the lineups of a match have come, as one captain or the official may know it."""

from dataclasses import replace

from league.facts.matches import SIDES, Side
from league.facts.seals import OpenedAs
from league.facts.seasons import MatchKey
from league.services.lineups.checks import (
    no_exchange,
    no_hand_in,
    no_substitute,
    team_of,
    why_closed,
)
from league.services.lineups.hashing import lineup_text
from league.services.lineups.sealing import receipt_of
from league.services.session.clock_doubt import doubt_words
from league.services.session.lineup_records import LineupRecords, lineup_records
from league.services.session.match_times import MatchTimes, stored_times
from league.storage import seasons
from league.storage.database import moment, reading
from league.views.lineups import LineupPhase, LineupState, SideLineup


def lineup_state(season: str, match: MatchKey, *, for_side: Side | None) -> LineupState:
    """Return how far a match's lineups have come; None = for the official.

    Nobody sees a lineup before it is opened, the official neither; one that was opened alone is
    seen by the official only. Raises NotFoundError for a match that is not on the calendar,
    StorageError.
    """
    with reading():
        times = stored_times(seasons.known_season(season), match)
        known = lineup_records(season, match)
        closed = why_closed(season, match)
    shown = known.open_to_both or (known.opening is not None and for_side is None)
    home, away = (
        replace(
            _opened(season, match, side, known) if shown else _handed_in(match, side, known),
            no_hand_in=no_hand_in(known, side, times, moment(), closed),
            no_exchange=no_exchange(known, side, times, moment(), closed),
            no_substitute=no_substitute(known, side, times, moment(), closed),
        )
        for side in SIDES
    )
    return _state(season, match, (home, away), times, known, shown=shown)


def _state(
    season: str,
    match: MatchKey,
    sides: tuple[SideLineup, SideLineup],
    times: MatchTimes,
    known: LineupRecords,
    *,
    shown: bool,
) -> LineupState:
    opening = known.opening if shown else None
    return LineupState(
        season,
        match,
        _phase(known, shown=shown),
        *sides,
        starts=times.starts,
        alone_from=times.alone_from,
        substitutes_until=times.substitutes_until,
        opened_at=opening.at if opening else None,
        how=opening.how if opening else None,
        substitutions=known.substitutions if shown else (),
        doubt=doubt_words(),
    )


def _phase(known: LineupRecords, *, shown: bool) -> LineupPhase:
    if known.opening is not None and shown:
        alone = known.opening.how is OpenedAs.ALONE
        return LineupPhase.ALONE if alone else LineupPhase.OPENED
    return (LineupPhase.WAITING, LineupPhase.ONE, LineupPhase.BOTH)[len(known.seals)]


def _handed_in(match: MatchKey, side: Side, known: LineupRecords) -> SideLineup:
    seal, agreed = known.seals.get(side), known.exchanges.get(side)
    return SideLineup(
        team_of(match, side), receipt_of(seal) if seal else None, agreed.at if agreed else None
    )


def _opened(season: str, match: MatchKey, side: Side, known: LineupRecords) -> SideLineup:
    plain = _handed_in(match, side, known)
    opened = known.opening.lineup(side) if known.opening is not None else None
    if opened is None:
        return plain
    text = lineup_text(season, match, side, opened.row, opened.salt)
    now = known.rows()[side]
    return replace(plain, row=opened.row, now=now, salt=opened.salt, hashed=text)
