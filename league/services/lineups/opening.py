"""Opening sealed lineups: both in one step, by whichever program with the key looks first."""

from collections import defaultdict
from datetime import datetime, timedelta

from league.errors import LeagueError, StorageError
from league.facts.actors import Right, program
from league.facts.matches import SIDES
from league.facts.seals import OpenedAs, OpenedLineup, Opening, Seal
from league.facts.seasons import MatchKey, key_text
from league.language import _
from league.services.lineups.checks import why_closed
from league.services.lineups.hashing import digest_of, salt_and_row
from league.services.lineups.times import stored_times
from league.services.session.lineup_records import LineupRecords, lineup_records
from league.services.session.record_kinds import OPENING, SEAL
from league.services.session.records import record
from league.services.session.seal_key import SealKey
from league.services.session.transactions import refuse_outside, transaction
from league.storage import sealed
from league.storage.database import moment, reading

_FARTHEST = timedelta(days=1)
"""No time zone is farther from UTC."""


def open_due(*, key: SealKey) -> list[Opening]:
    """Open what is due by now, in all seasons, and return it; each match is a step of its own.

    Both lineups open at the start, one that came alone later and for the official only. What
    cannot be opened does not stop the rest: at the end StorageError tells of it.
    """
    opened: list[Opening] = []
    faults: list[str] = []
    for season, match in _perhaps_due(moment()):
        try:
            with transaction(program(), Right.FALL_DUE):
                how = due(season, match, lineup_records(season, match), moment())
                if how is not None:
                    opened.append(open_together(season, match, how, key=key))
        except LeagueError as error:
            faults.append(f"{season}, {key_text(match)}: {error}")
    if faults:
        raise StorageError("\n".join(faults))
    return opened


def due(season: str, match: MatchKey, known: LineupRecords, now: datetime) -> OpenedAs | None:
    """Return as what the lineups of a match are to be opened by the clock; None = not now.

    Raises NotFoundError, RuleBookError, StorageError.
    """
    times = stored_times(season, match)
    if known.opening is not None or not known.seals or not times.begun(now):
        return None
    both = len(known.seals) == len(SIDES)
    alone = times.alone_from is not None and now >= times.alone_from
    if not (both or alone) or why_closed(season, match):
        return None
    return OpenedAs.START if both else OpenedAs.ALONE


def open_together(season: str, match: MatchKey, how: OpenedAs, *, key: SealKey) -> Opening:
    """Store the opening of all lineups that are in; to be called inside ``transaction()``.

    It is the program that opens, whoever made it due. Raises StorageError.
    """
    refuse_outside()
    seals = lineup_records(season, match).seals
    opened = tuple(_opened(seals[side], key) for side in SIDES if side in seals)
    opening = Opening(match, moment(), how, opened)
    with transaction(program(), Right.FALL_DUE):
        record(season, OPENING, key_text(match), opening, actor=program(), why="")
    return opening


def _opened(seal: Seal, key: SealKey) -> OpenedLineup:
    text = key.decrypt(seal.sealed)
    if digest_of(text) != seal.digest:
        raise StorageError(_("What was sealed was changed: it cannot be opened."))
    salt, row = salt_and_row(text)
    return OpenedLineup(seal.side, row, salt, seal.digest, seal.at, seal.by)


def _perhaps_due(now: datetime) -> list[tuple[str, MatchKey]]:
    """Return the matches of the past, and of about today, with lineups that are not open yet."""
    last = (now + _FARTHEST).date().isoformat()
    with reading():
        opened = {*sealed.places(OPENING.name)}
        waiting: defaultdict[str, set[str]] = defaultdict(set)
        for season, place in sealed.places(SEAL.name):
            match = place.rpartition("/")[0]
            if (season, match) not in opened:
                waiting[season].add(match)
        return [
            (season, match)
            for season, matches in waiting.items()
            for match, day in sealed.days(season).items()
            if key_text(match) in matches and day <= last
        ]
