"""What kind of tournament a report file is of: its system, and which points of teams come first."""

from collections import Counter

from league.facts.tournaments import PointKind, System
from league.services.tournaments.report_files.codes import usual_code, usual_words
from league.trf.records import TrfFile
from league.trf.round_history import turns_of

_TABLES = ("ROUNDROBIN", "BERGER", "SCHILLER", "SCHEVENINGEN", "ALLPLAYALL", "RUNDENTURNIER")
"""Words of pairings that stand before round 1."""
_SWISS = ("SWISS", "SCHWEIZ", "DUTCH", "DUBOV", "BURSTEIN", "FIDETEAM", "KNOCKOUT")
"""Words of pairings that follow from results."""
_SHORT = ("RR", "TEAMRR")
_KINDS = {
    "MP": PointKind.MATCH,
    "MPTS": PointKind.MATCH,
    "GP": PointKind.GAME,
    "GPTS": PointKind.GAME,
}


def system_of(file: TrfFile) -> System:
    """Return how opponents were found: by the code (``192``), its words (``092``), who met whom."""
    for said in (file.code, file.kind):
        found = system_said(said)
        if found is not None:
            return found
    return _system_played(file)


def system_said(text: str) -> System | None:
    """Return the system that a code or the words of a type name; None = they name none."""
    said = "".join(filter(str.isalnum, text.upper()))
    if any(word in said for word in _TABLES) or said in _SHORT:
        double = "DOUBLE" in said or said.endswith("G2")
        return System.DOUBLE_ROUND_ROBIN if double else System.ROUND_ROBIN
    return System.SWISS if any(word in said for word in _SWISS) else None


def _system_played(file: TrfFile) -> System:
    """Return the system of a file that does not say it: everybody met everybody, or Swiss."""
    turns = turns_of(file)
    met = Counter(
        frozenset((number, turn.opponent))
        for number, mine in turns.items()
        for turn in mine
        if turn.opponent is not None
    )
    if 2 * len(met) < len(turns) * (len(turns) - 1) or len(turns) < 3:
        return System.SWISS
    times = {count // 2 for count in met.values()}
    known = {1: System.ROUND_ROBIN, 2: System.DOUBLE_ROUND_ROBIN}
    return known.get(times.pop(), System.SWISS) if len(times) == 1 else System.SWISS


def first_of(file: TrfFile) -> PointKind:
    """Return which points of teams come first: by the code (``192``), else by ``212``."""
    if not file.teams:
        return PointKind.MATCH
    parts = [*file.code.split("_"), *(code.upper() for code in file.standings[:1])]
    return next((_KINDS[part] for part in parts if part in _KINDS), PointKind.MATCH)


def type_of(file: TrfFile) -> str:
    """Return the code of a file's type: as it says, else the one that says no more than it."""
    return file.code or usual_code(system_of(file), first_of(file), teams=bool(file.teams))


def words_of(file: TrfFile) -> str:
    """Return the words of a file's type (``092``); empty where they say what every file says."""
    usual = usual_words(system_of(file), teams=bool(file.teams))
    return "" if file.kind == usual else file.kind


def knock_out(file: TrfFile) -> bool:
    """Say whether a file is of a knock-out."""
    return "KNOCKOUT" in file.code
