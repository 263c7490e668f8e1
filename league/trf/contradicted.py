"""Points of a result (``299`` with a type) that the file's own points are without."""

from collections.abc import Mapping
from dataclasses import replace

from league.language import _
from league.trf.found import Found
from league.trf.records import TrfFile
from league.trf.round_history import turns_of
from league.trf.scores import given

Points = Mapping[int, tuple[int, int]]
"""By number, half points, of teams match and game points."""


def leave_out_contradicted(found: Found) -> None:
    """Leave out lines ``299`` with a type where nobody's own points agree with them.

    The points of ``001`` and ``310`` are the table as the file has it. Where those whom the lines
    would change have the points that their results give without them, and none the others, the
    lines do not count, and ``Found.odd`` says so.
    """
    file, said = found.file, _declared(found.file)
    without = replace(file, abnormal=tuple(one for one in file.abnormal if not one.kind))
    if not said or len(without.abnormal) == len(file.abnormal):
        return
    old, new = _points(without), _points(file)
    changed = [number for number in said if old[number] != new[number]]
    agree = any(said[number] == new[number] for number in changed)
    if agree or not any(said[number] == old[number] for number in changed):
        return
    sentence = _("The points of the participants (record {record}) are without it; they count.")
    for line, one in found.abnormal:
        if one.kind:
            found.odd(line, sentence.format(record="310" if file.teams else "001"))
    found.file = without


def _declared(file: TrfFile) -> Points:
    """Return the points that the file has for its participants, where it has them."""
    if file.teams:
        both = {one.number: (one.match_points, one.game_points) for one in file.teams}
        return {
            number: (match, game)
            for number, (match, game) in both.items()
            if match is not None and game is not None
        }
    return {one.number: (one.points, 0) for one in file.players if one.points is not None}


def _points(file: TrfFile) -> Points:
    """Return the points that the results and the lines ``299`` give."""
    found = {}
    for number, mine in turns_of(file).items():
        match, game = given(file, number)
        points = sum(turn.points for turn in mine)
        if file.teams:
            found[number] = (points + match, sum(turn.games for turn in mine) + game)
        else:
            found[number] = (points + game, 0)
    return found
