"""Tournament report files read: strictly what they mean, tolerantly how they look."""

from collections.abc import Callable, Mapping

from league.errors import InputError
from league.language import _
from league.trf import reading_heads as heads
from league.trf import reading_players as players
from league.trf import reading_teams as teams
from league.trf.assembling import assembled
from league.trf.found import Found, Line, quoted
from league.trf.lines import lines_in
from league.trf.records import TrfFile

Reader = Callable[[Found, Line], None]

_EARLY: Mapping[str, Reader] = {"042": heads.first_day, "052": heads.last_day}
"""Lines that others are understood by, wherever they stand."""
_READERS: Mapping[str, Reader] = {
    "001": players.player,
    "012": heads.name,
    "013": teams.old_team,
    "022": heads.city,
    "032": heads.federation,
    "092": heads.kind,
    "102": heads.chief_arbiter,
    "112": heads.deputy,
    "122": heads.time_control,
    "132": heads.round_days,
    "142": heads.rounds,
    "152": heads.first_color,
    "162": heads.scores,
    "172": heads.rank_method,
    "182": heads.program,
    "192": heads.code,
    "202": heads.tie_breaks,
    "212": heads.standings,
    "222": heads.time_code,
    "240": teams.byes,
    "250": teams.acceleration,
    "260": teams.prohibited,
    "299": teams.abnormal,
    "300": teams.lineup,
    "310": teams.team,
    "320": teams.pairing_byes,
    "330": teams.forfeit,
    "352": heads.board_colors,
    "362": heads.match_scores,
    "XXR": heads.rounds,
    "XXC": heads.configuration,
    "XXS": heads.scores_of_pairing,
    "XXZ": players.absent,
    "XXP": teams.prohibited_always,
    "XXA": players.acceleration_of_one,
    "###": heads.comment,
}
_FOLLOWING = ("062", "072", "082", "801", "802")
"""Records that only repeat what others say; counts are looked at when all is read."""
_FOREIGN = ("FFF", "DAT", "XCT", "XCL", "XCP", "XCF")
"""Notes that other programs leave for themselves."""


def read(content: str | bytes) -> TrfFile:
    """Return what a file says; ``TrfFile.odd`` lists what was not as the format has it.

    Raises InputError with a sentence for each contradiction that leaves open what happened: line,
    record, player and round.
    """
    found = Found()
    lines = lines_in(content, found)
    found.records.update(line.record for line in lines)
    for line in lines:
        if line.record in _EARLY:
            _EARLY[line.record](found, line)
    for line in lines:
        _read_line(found, line)
    if not found.players and not found.faults:
        raise InputError(_("The file has no players (lines that begin with 001)."))
    return assembled(found)


def _read_line(found: Found, line: Line) -> None:
    reader = _READERS.get(line.record)
    if reader:
        reader(found, line)
    elif line.record in _EARLY or line.record in _FOLLOWING:
        return
    elif line.record in _FOREIGN:
        found.odd(line, _("A note of another program: {text}").format(text=quoted(line.text)))
    elif players.is_national(line):
        players.national(found, line)
    else:
        found.odd(line, _("No record of the format; the line was left out."))
