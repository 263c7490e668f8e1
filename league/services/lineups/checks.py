"""What is asked before a lineup is taken or opened."""

from datetime import datetime

from league.errors import InputError
from league.facts.actors import Scope
from league.facts.matches import Side
from league.facts.seals import SealedRow
from league.facts.seasons import MatchKey
from league.language import _, ngettext
from league.services.session.clock_doubt import doubted
from league.services.session.lapses import left_in
from league.services.session.lineup_records import LineupRecords
from league.services.session.match_times import MatchTimes
from league.services.session.transactions import scope_in
from league.storage import seasons


def team_of(match: MatchKey, side: Side) -> str:
    """Return the id of the team that plays on a side of a match."""
    return match[2] if side is Side.HOME else match[3]


def scope_of(season: str, match: MatchKey, side: Side) -> Scope:
    """Return what a right to one side of a match is asked for. Raises StorageError."""
    return scope_in(season, team=team_of(match, side), match=match)


def whole_row(season: str, match: MatchKey, row: SealedRow) -> SealedRow:
    """Return a lineup by all boards of its division. Raises InputError for one that cannot be."""
    named = [ident for ident in row if ident]
    boards, names = seasons.boards_and_names(season, match[0], {*named})
    if len(row) > boards:
        sentence = ngettext(
            "There is {number} board; this lineup names more.",
            "There are {number} boards; this lineup names more.",
            boards,
        )
        raise InputError(sentence, number=boards)
    if not named:
        raise InputError(_("This lineup names nobody."))
    for ident in named:
        if ident not in names:
            raise InputError(_("No player has the pass number {ident}."), ident=ident)
        if named.count(ident) > 1:
            sentence = _("{player} ({ident}) sits at more than one board.")
            raise InputError(sentence, player=names[ident], ident=ident)
    return (*(ident or None for ident in row), *([None] * (boards - len(row))))


def why_closed(season: str, match: MatchKey) -> str:
    """Return why nothing is handed in for a match any more; empty = it is.

    Raises NotFoundError for a match that is not on the calendar, StorageError.
    """
    _fixture, boards, _reports = seasons.match_facts(season, match)
    if boards:
        return _("The match is recorded already; an official can change it.")
    return why_excluded(season, match)


def why_excluded(season: str, match: MatchKey) -> str:
    """Return why a match's lineups are not opened any more; empty = they are."""
    gone = sorted(left_in(season).keys() & {*match[2:]})
    names = seasons.team_names(season) if gone else {}
    sentence = _("{team} is excluded: lineups of its matches are neither taken nor opened.")
    return " ".join(sentence.format(team=names[team]) for team in gone)


def no_hand_in(
    known: LineupRecords, side: Side, times: MatchTimes, now: datetime, closed: str
) -> str:
    """Return why no lineup is taken from a side; ``closed`` is what ``why_closed`` says."""
    if known.open_to_both or (known.opening is not None and known.opening.lineup(side)):
        return _("The match has begun: the lineup that was handed in stands.")
    if closed:
        return closed
    if times.starts is None:
        return _("Nobody has said when this match begins: no lineup can be sealed for it.")
    if side in known.seals and times.begun(now):
        return doubted(_("The match has begun: the lineup that was handed in stands."))
    return ""


def no_exchange(
    known: LineupRecords, side: Side, times: MatchTimes, now: datetime, closed: str
) -> str:
    """Return why a side cannot agree to exchange the lineups, as ``no_hand_in``."""
    if closed:
        return closed
    early = _("Lineups are exchanged before the start of a match only.")
    if known.opening is not None or times.starts is None:
        return early
    if times.begun(now):
        return doubted(early)
    if side not in known.seals:
        return _("Hand in a lineup first; then it can be exchanged.")
    return ""


def no_substitute(
    known: LineupRecords, side: Side, times: MatchTimes, now: datetime, closed: str
) -> str:
    """Return why no substitute comes in for a side, as ``no_hand_in``."""
    if closed or times.no_substitutes:
        return closed or times.no_substitutes
    if not known.open_to_both or side not in known.rows():
        return _("Substitutes come in after both lineups were opened.")
    over = _("The time in which a substitute may come in is over.")
    if times.substitutes_until is None:
        return over
    if now > times.substitutes_until:
        return doubted(over)
    return ""


def refuse(why: str) -> None:
    """Refuse what something stands against; empty = nothing does. Raises InputError."""
    if why:
        raise InputError(why)
