"""Opening sealed lineups: both in one step, by whichever program with the key looks first."""

from dataclasses import dataclass
from datetime import UTC, datetime

from league.errors import LeagueError, StorageError
from league.facts.actors import Right, program
from league.facts.matches import SIDES, Side
from league.facts.seals import OpenedAs, OpenedLineup, Opening, Seal
from league.facts.seasons import MatchKey, key_text
from league.record_kinds import OPENING
from league.services.lineups.checks import team_of, why_excluded
from league.services.lineups.hashing import unsealed
from league.services.messages.outbox import people_of_team, tell
from league.services.messages.texts import About, Kind
from league.services.session.addresses import match_path
from league.services.session.lineup_records import lineup_records
from league.services.session.match_times import MatchTimes, stored_times, times_in
from league.services.session.records import record
from league.services.session.seal_key import SealKey
from league.services.session.sealed_lineups import Waiting, openable, waiting, waiting_still
from league.services.session.transactions import last_step, refuse_outside, transaction
from league.slot import Slot
from league.storage import records
from league.storage.database import connection, moment, reading


@dataclass(frozen=True, slots=True)
class _Look:
    """What was found when somebody looked last."""

    file: object
    """The connection to the open file."""
    step: tuple[int, str]
    """The last one of the journal then."""
    number: int
    """That of the last record then."""
    waiting: Waiting
    until: datetime
    """From when something may be due if nothing is stored meanwhile."""


_last = Slot[_Look]()
"""The last look, if there was one: the next one reads what was stored since."""


def open_due(*, key: SealKey) -> list[Opening]:
    """Open what is due by now, in all seasons, and return it; each match is a step of its own.

    Both lineups open at the start, one that came alone later and for the official only. What
    cannot be opened does not stop the rest: at the end StorageError tells of it. It may be asked
    every few seconds: where nothing happened since the last time, that is one query.
    """
    opened: list[Opening] = []
    faults: list[str] = []
    for season, match in _perhaps_due(moment()):
        try:
            with transaction(program(), Right.FALL_DUE):
                how = _due(season, match, moment())
                if how is not None:
                    opened.append(open_together(season, match, how, key=key))
        except LeagueError as error:
            faults.append(f"{season}, {key_text(match)}: {error}")
    if faults:
        raise StorageError("\n".join(faults))
    return opened


def open_together(season: str, match: MatchKey, how: OpenedAs, *, key: SealKey) -> Opening:
    """Store the opening of all lineups that are in; to be called inside ``transaction()``.

    It is the program that opens, whoever made it due. Raises StorageError.
    """
    refuse_outside()
    seals = lineup_records(season, match).seals
    opened = tuple(_opened(season, match, one, seals[one], key) for one in SIDES if one in seals)
    opening = Opening(match, moment(), how, opened)
    with transaction(program(), Right.FALL_DUE):
        record(season, OPENING, key_text(match), opening, actor=program(), why="")
        _tell(season, opening)
    return opening


def _tell(season: str, opening: Opening) -> None:
    """Tell both teams that their lineups are open; of one alone the official knows by himself."""
    if opening.how is OpenedAs.ALONE:
        return
    for side in SIDES:
        path = match_path(season, opening.match, side)
        about = About(season, opening.match, path=path, at=opening.at)
        whom = people_of_team(season, team_of(opening.match, side))
        tell(key_text(opening.match), whom, Kind.OPENED, about)


def _opened(season: str, match: MatchKey, side: Side, seal: Seal, key: SealKey) -> OpenedLineup:
    salt, row = unsealed(season, match, side, seal, key)
    return OpenedLineup(side, row, salt, seal.digest, seal.at, seal.by)


def _due(season: str, match: MatchKey, now: datetime) -> OpenedAs | None:
    """Return as what the lineups of a match are to be opened by now; None = not yet, or never."""
    known = lineup_records(season, match)
    if known.opening is not None or not known.seals or why_excluded(season, match):
        return None
    both = len(known.seals) == len(SIDES)
    at = _due_at(stored_times(season, match), both=both)
    if at is None or now < at:
        return None
    return OpenedAs.START if both else OpenedAs.ALONE


def _due_at(times: MatchTimes, *, both: bool) -> datetime | None:
    """Return when lineups are opened by the clock; None = nobody knows."""
    return times.starts if both else times.alone_from


def _perhaps_due(now: datetime) -> list[tuple[str, MatchKey]]:
    """Return the matches with lineups to be opened by now."""
    with reading():
        file, step = connection(), last_step()
        before = _last.value
        if before and before.file is not file:
            before = None
        if before is not None and before.step == step and now < before.until:
            return []
        places = _waiting_since(before)
        found, until = _look(places, now)
        _last.value = _Look(file, step, records.last_number(), places, until)
    return found


def _waiting_since(before: _Look | None) -> Waiting:
    """Return which lineups wait, by what was stored since the last look at the same file."""
    if before is None:
        return waiting()
    return waiting_still(before.waiting, records.added_since(before.number))


def _look(places: Waiting, now: datetime) -> tuple[list[tuple[str, MatchKey]], datetime]:
    """Return what is to be opened by now, and before when nothing else can be."""
    found: list[tuple[str, MatchKey]] = []
    until = datetime.max.replace(tzinfo=UTC)
    for season, matches in places.items():
        if not matches:
            continue
        times_of = times_in(season)
        for fixture in openable(season, matches):
            both = matches[key_text(fixture.key)] == len(SIDES)
            at = _due_at(times_of(fixture), both=both)
            if at is not None and now < at:
                until = min(until, at)
            elif at is not None:
                found.append((season, fixture.key))
    return found, now if found else until
