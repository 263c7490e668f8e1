"""Codes of FIDE's report files (TRF26) for types of tournament; of tie-breaks see ``codes``."""

import re

from league.facts.tournament_files import TournamentFile
from league.facts.tournaments import PointKind, System
from league.trf.records import TrfFile

_CODE = re.compile(r"[A-Z0-9]+(_[A-Z0-9]+)+")
_OURS = "FIDE C.04"
"""How the editions begin by which rounds are paired here."""
_NEW = "2026"


def system_of(file: TrfFile) -> System:
    """Return how opponents were found: by the code of the type, else by its words."""
    said = (file.code or file.kind).upper().replace("_", "").replace("-", "").replace(" ", "")
    if "DOUBLEROUNDROBIN" in said:
        return System.DOUBLE_ROUND_ROBIN
    round_robin = "ROUNDROBIN" in said or "BERGER" in said or said in {"RR", "TEAMRR"}
    return System.ROUND_ROBIN if round_robin else System.SWISS


def first_of(file: TrfFile) -> PointKind:
    """Return which points of teams come first, by the code of the type."""
    game = "_GP" in file.code and "_MP_GP" not in file.code
    return PointKind.GAME if game else PointKind.MATCH


def code_of(file: TournamentFile) -> str:
    """Return the code of a tournament's type (``192``)."""
    one = file.tournament
    team = "TEAM_" if one.teams else ""
    if one.system is System.ROUND_ROBIN:
        return f"FIDE_{team}ROUNDROBIN"
    if one.system is System.DOUBLE_ROUND_ROBIN:
        return f"FIDE_{team}DOUBLEROUNDROBIN"
    editions = [each.edition for each in file.rounds.values()]
    if editions and len(set(editions)) == 1 and _CODE.fullmatch(editions[0]):
        return editions[0]
    if any(not edition.startswith(_OURS) for edition in editions):
        return f"CUSTOM_{team}SWISS"
    accelerated = "_BAKU" if one.accelerations else ""
    if one.teams:
        points = "GP_MP" if one.first is PointKind.GAME else "MP_GP"
        return f"FIDE_TEAM_TYPEA_{points}{accelerated}"
    new = all(_NEW in edition for edition in editions)
    return f"FIDE_DUTCH_{'2026' if new else '2017'}{accelerated}"
