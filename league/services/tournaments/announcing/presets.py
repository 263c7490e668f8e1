"""Orders of criteria that the FIDE tournament rules recommend, by their paragraph."""

from dataclasses import replace
from datetime import date

from league import tournament_rules
from league.errors import InputError
from league.facts.tournaments import PointKind, Tournament
from league.language import _

_OF_TEAMS = ("game_points", "match_points")
"""The first two criteria where a team's game points come before all else."""


def with_preset(one: Tournament, preset: str, day: date) -> Tournament:
    """Return a tournament with the criteria of a paragraph such as ``7.2.4``.

    Raises InputError for a paragraph that recommends none.
    """
    known = tournament_rules.presets(day).answer
    found = [name for name in known if name == preset or name.endswith(f".{preset}")]
    if not found:
        sentence = _("“{text}” recommends no criteria; known are: {known}.")
        raise InputError(sentence, text=preset, known=", ".join(known))
    criteria = tuple(known[found[0]])
    if criteria[:2] == _OF_TEAMS:
        return replace(one, criteria=criteria[1:], first=PointKind.GAME)
    return replace(one, criteria=criteria)
