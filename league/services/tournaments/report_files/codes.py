"""Codes of FIDE's report files (TRF26) for types of tournament; of tie-breaks see ``codes``."""

from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import PointKind, System

_OURS = "FIDE C.04"
"""How the editions begin by which rounds are paired here."""
_NEW = "2026"


def code_of(file: TournamentFile) -> str:
    """Return the code of a tournament's type (``192``): that of its report file while it fits."""
    one, editions = file.tournament, {each.edition for each in file.rounds.values()}
    said = one.reported.code
    if said and editions <= {said}:
        return said
    team = "TEAM_" if one.teams else ""
    if one.system is not System.SWISS or any(not each.startswith(_OURS) for each in editions):
        return usual_code(one.system, one.first, teams=one.teams)
    accelerated = "_BAKU" if one.accelerations else ""
    if one.teams:
        points = "GP_MP" if one.first is PointKind.GAME else "MP_GP"
        return f"FIDE_{team}TYPEA_{points}{accelerated}"
    new = all(_NEW in edition for edition in editions)
    return f"FIDE_DUTCH_{'2026' if new else '2017'}{accelerated}"


def usual_code(system: System, first: PointKind, *, teams: bool) -> str:
    """Return the code of a type whose pairing rules nobody names."""
    team = "TEAM_" if teams else ""
    if system is System.ROUND_ROBIN:
        return f"FIDE_{team}ROUNDROBIN"
    if system is System.DOUBLE_ROUND_ROBIN:
        return f"FIDE_{team}DOUBLEROUNDROBIN"
    game_points = teams and first is PointKind.GAME
    return f"CUSTOM_{team}SWISS{'_GP' if game_points else ''}"


def usual_words(system: System, *, teams: bool) -> str:
    """Return a type in words (``092``) that every program understands."""
    how = {System.SWISS: "Swiss-System", System.ROUND_ROBIN: "Round Robin"}
    return f"{'Team' if teams else 'Individual'}: {how.get(system, 'Double Round Robin')}"
