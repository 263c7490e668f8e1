"""The codes of FIDE C.07 for tie-breaks, as report files and people write them.

``Name[:MP|:GP][/modifier]…``, in records 202 and 212: ``BH/C1``, ``EMMSB/C1/P``, ``KS/L+1``; the
Handbook prints ``BH-C1``. Which codes an edition has, and where each is defined, its rule book
says; what each gives stands in ``c07/criteria.py``.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from league.facts.tournaments import PointKind

PLAYERS, TEAMS, BOTH = "players", "teams", "both"


@dataclass(frozen=True, slots=True)
class Spec:
    """What may stand behind a code, and who takes part in tournaments that it is for."""

    modifiers: str = ""
    """Letters of the modifiers: ``C M L K P F R``; ``:`` = ``:MP`` and ``:GP`` too."""
    of: str = BOTH


@dataclass(frozen=True, slots=True)
class Code:
    """A code with its modifiers."""

    name: str
    kind: PointKind | None = None
    """Of teams, which points it counts; None = those that rank first."""
    low: int = 0
    """How many of the least significant values are cut."""
    high: int = 0
    """How many of the most significant ones."""
    limit: int = 0
    """Half points by which the limit of Koya is raised, below 0 lowered."""
    divisor: int = 0
    """Of SSSC; 0 = as the article works it out."""
    forfeits: bool = False
    """``/P``: forfeits count as played against who was paired."""
    fore: bool = False
    """``/F``: by Fore Buchholz."""
    reverse: bool = False
    """``/R``: the other way round."""

    def __str__(self) -> str:
        """Return the code as a report file has it."""
        kind = "" if self.kind is None else _KINDS[self.kind]
        return "/".join([self.printed + kind, *self._modifiers()])

    @property
    def printed(self) -> str:
        """Return the code without modifiers, as it is printed."""
        return _PRINTED.get(self.name, self.name)

    def _modifiers(self) -> list[str]:
        cut = f"M{self.high}" if self.high else f"C{self.low}" if self.low else ""
        limit = f"L{self.limit:+}" if self.limit else ""
        divisor = f"K{self.divisor}" if self.divisor else ""
        signs = [("P", self.forfeits), ("F", self.fore), ("R", self.reverse)]
        return [*filter(None, (cut, limit, divisor)), *(sign for sign, said in signs if said)]


ESB = ("EMMSB", "EMGSB", "EGMSB", "EGGSB")
"""Extended Sonneborn-Berger: the opponent's points, then one's own (M match, G game points)."""
EDE = ("EDE", "EDEBT", "EDEBB", "EDET", "EDEB")
"""Extended direct encounter, alone and with chains."""
RATINGS = ("ARO", "TPR", "PTP", "APRO", "APPO", "RTNG")
"""What needs ratings (Article 10)."""
IN_GROUPS = ("DE", *EDE, "TBR", "BBE")
"""Put to those who are level, and not to everybody."""
BUCHHOLZ = ("BH", "FB", "AOB")
POINTS = ("PTS",)

SPECS: Mapping[str, Spec] = {
    "PTS": Spec(":"),
    "MPTS": Spec(of=TEAMS),
    "GPTS": Spec(of=TEAMS),
    "DE": Spec(":P"),
    "WIN": Spec(":"),
    "WON": Spec(":"),
    "BPG": Spec(of=PLAYERS),
    "BWG": Spec(of=PLAYERS),
    "PS": Spec(":C"),
    "REP": Spec(of=PLAYERS),
    "GE": Spec(of=PLAYERS),
    "STD": Spec(of=PLAYERS),
    "TPN": Spec("R"),
    "BH": Spec(":CMP"),
    "AOB": Spec(":F"),
    "FB": Spec(":CMP"),
    "SB": Spec(":CP"),
    "KS": Spec(":L"),
    "ARO": Spec("CM", PLAYERS),
    **dict.fromkeys(("TPR", "PTP", "APRO", "APPO"), Spec(of=PLAYERS)),
    "RTNG": Spec("R", PLAYERS),
    "MPVGP": Spec(of=TEAMS),
    "ESB": Spec("CP", TEAMS),
    **dict.fromkeys(ESB, Spec("CP", TEAMS)),
    **dict.fromkeys(EDE, Spec("P", TEAMS)),
    **dict.fromkeys(("BC", "TBR", "BBE"), Spec(of=TEAMS)),
    "SSSC": Spec("FPK", TEAMS),
}
"""By the code in capitals."""

_PRINTED = {"MPVGP": "MPvGP"}
_KINDS = {PointKind.MATCH: ":MP", PointKind.GAME: ":GP"}
_SIDES = {f":{name[1]}{name[2]}": name for name in ESB}
_CODE = re.compile(r"([A-Z]+)(:[A-Z]{2})?((?:[/-](?:L[+-][0-9]{1,2}|[A-KM-Z][0-9]*))*)")
_MODIFIER = re.compile(r"[/-]([A-Z])([+-]?[0-9]*)")
_LIKE_A_CODE = re.compile(r"[A-Z][A-Z0-9_]*[A-Za-z0-9_:/+#!@.-]*")
_MOST_CUT = 2


@cache
def parsed(text: str) -> Code | None:
    """Return a code in letters of any case; None = C.07 has no such code or no such modifier."""
    written = _CODE.fullmatch(text.strip().upper())
    if written is None:
        return None
    name, side, modifiers = written[1], written[2] or "", written[3]
    if name == "ESB" and side in _SIDES:
        name, side = _SIDES[side], ""
    spec = SPECS.get(name)
    if spec is None or (side and (side not in _KINDS.values() or ":" not in spec.modifiers)):
        return None
    found: dict[str, int | bool] = {}
    for sign, number in _MODIFIER.findall(modifiers):
        said = _modifier(sign, number) if sign in spec.modifiers else None
        if said is None or found.keys() & said.keys():
            return None
        found |= said
    kind = next((kind for kind, sign in _KINDS.items() if sign == side), None)
    return Code(name, kind, **found)  # type: ignore[arg-type]  # each by the name of its field


def _modifier(sign: str, number: str) -> dict[str, int | bool] | None:
    """Return what a modifier says, by the fields of ``Code``; None = there is none such."""
    if sign in "PFR":
        fields = {"P": "forfeits", "F": "fore", "R": "reverse"}
        return None if number else {fields[sign]: True}
    if not number or not int(number):
        return None
    count = int(number)
    if sign in "CM":
        both = {"low": count} if sign == "C" else {"low": count, "high": count}
        return dict(both) if count <= _MOST_CUT else None
    return {"limit" if sign == "L" else "divisor": count}


def in_groups(text: str) -> bool:
    """Say whether a code is put to those who are level, and not to everybody."""
    code = parsed(text)
    return code is not None and code.name in IN_GROUPS


def written(text: str) -> str:
    """Return a code as it is stored: as files write it; what is unknown as it came."""
    known = parsed(text)
    return text.strip() if known is None else str(known)


def is_code(name: str) -> bool:
    """Say whether a name of a criterion is written as a code, known or not.

    The names of rule books are small letters.
    """
    return _LIKE_A_CODE.fullmatch(name) is not None


def is_points(code: str) -> bool:
    """Say whether a code stands for the points that rank first."""
    known = parsed(code)
    return known is not None and known.name in POINTS and known.kind is None


OF_APPENDIX_2: Mapping[str, str] = {
    "progressive": "PS",
    **{f"progressive_cut_{cut}": f"PS/C{cut}" for cut in (1, 2)},
    "koya": "KS",
    **{f"koya_extended_{steps}": f"KS/L-{steps}" for steps in (1, 2)},
    **{f"koya_reduced_{steps}": f"KS/L+{steps}" for steps in (1, 2)},
    "match_points": "MPTS",
    "game_points": "GPTS",
    "direct_encounter": "DE",
    "wins": "WON",
    "wins_black": "BWG",
    "games_black": "BPG",
    "buchholz": "BH",
    "buchholz_median": "BH/M1",
    "buchholz_median_2": "BH/M2",
    "buchholz_cut_1": "BH/C1",
    "buchholz_cut_2": "BH/C2",
    "sonneborn_berger": "SB",
    "average_rating": "ARO",
    **{f"average_rating_cut_{cut}": f"ARO/C{cut}" for cut in (1, 2)},
    "performance": "TPR",
}
"""Codes of criteria of the printed appendix 2, by our names; others have none."""
_NAMES = {code: name for name, code in OF_APPENDIX_2.items()}


def code_of_criterion(criterion: str) -> str | None:
    """Return the code that a file has for a criterion; None where it has none."""
    return criterion if is_code(criterion) else OF_APPENDIX_2.get(criterion)


def criterion_of(code: str, *, appendix_2: bool = False) -> str:
    """Return the criterion that a code of a file stands for; an unknown one as it came.

    ``appendix_2``: the tournament is ranked by the older printed appendix; what that knows under
    its own name is meant by it.
    """
    found = written(code)
    return _NAMES.get(found, found) if appendix_2 else found
