"""Lines about the tournament as a whole: ``012`` to ``362``, ``XXR``, ``XXC`` and ``XXS``."""

from dataclasses import replace
from datetime import date

from league.language import _
from league.trf.columns import RANK_METHOD, ROUND_DAYS, SCORES, cut, cut_series
from league.trf.found import Found, Line, quoted
from league.trf.reading_teams import LAST_ROUND
from league.trf.reading_values import needed_points
from league.trf.values import day, number, round_day

_SIGNS_OF_CODE = {"W": "1W+F", "D": "=DH", "L": "0L", "A": "Z-", "P": "U", "X": "?"}
"""Of ``162``: which signs each code is about."""
_SIGNS_OF_X = {
    "W": "1W+F", "D": "=DH", "L": "0L", "ZPB": "Z", "HPB": "H", "FPB": "F", "PAB": "U", "FW": "+",
    "FL": "-"
}  # fmt: skip
_BY_COLOR = {"WW": "BW", "WD": "BD", "WL": "BL"}
"""Of ``XXS``: codes of White and of Black."""


def name(found: Found, line: Line) -> None:
    """Read ``012``."""
    found.file = replace(found.file, name=line.rest)


def city(found: Found, line: Line) -> None:
    """Read ``022``."""
    found.file = replace(found.file, city=line.rest)


def federation(found: Found, line: Line) -> None:
    """Read ``032``."""
    found.file = replace(found.file, federation=line.rest)


def first_day(found: Found, line: Line) -> None:
    """Read ``042``."""
    found.file = replace(found.file, first_day=_day(found, line))


def last_day(found: Found, line: Line) -> None:
    """Read ``052``."""
    found.file = replace(found.file, last_day=_day(found, line))


def kind(found: Found, line: Line) -> None:
    """Read ``092``."""
    found.file = replace(found.file, kind=line.rest)


def chief_arbiter(found: Found, line: Line) -> None:
    """Read ``102``."""
    found.file = replace(found.file, chief_arbiter=line.rest)


def deputy(found: Found, line: Line) -> None:
    """Read a line ``112``."""
    if line.rest:
        found.file = replace(found.file, deputies=(*found.file.deputies, line.rest))


def time_control(found: Found, line: Line) -> None:
    """Read ``122``."""
    found.file = replace(found.file, time_control=line.rest)


def round_days(found: Found, line: Line) -> None:
    """Read ``132``."""
    days: list[date | None] = []
    for text in cut_series(line.text, ROUND_DAYS):
        try:
            one = round_day(text, found.file.first_day, found.file.last_day)
        except ValueError:
            _no_day(found, line, text)
            one = None
        if one and one.strftime("%y/%m/%d") != text.strip():
            found.odd(line, _("Days of rounds are not written as YY/MM/DD."))
        days.append(one)
    found.file = replace(found.file, round_days=tuple(days))


def rounds(found: Found, line: Line) -> None:
    """Read ``142`` or ``XXR``."""
    try:
        count = number(line.rest) or 0
    except ValueError:
        count = LAST_ROUND + 1
    if count > LAST_ROUND:
        found.wrong(line, _("{text} is no number of rounds.").format(text=quoted(line.rest)))
    else:
        found.file = replace(found.file, rounds=count)


def first_color(found: Found, line: Line) -> None:
    """Read ``152``."""
    color = line.rest[:1].lower()
    if color in {"w", "b"}:
        found.file = replace(found.file, first_color=color)
    elif line.rest:
        found.wrong(line, _("{text} is no colour.").format(text=quoted(line.rest)))


def configuration(found: Found, line: Line) -> None:
    """Read ``XXC``: ``white1``, ``black1``, ``rank``."""
    for word in line.rest.lower().split():
        if word in {"white1", "black1"}:
            found.file = replace(found.file, first_color=word[0])
        elif word == "rank":
            found.file = replace(found.file, by_rank=True)
        else:
            found.odd(line, _("{text} is not known here.").format(text=quoted(word)))


def scores(found: Found, line: Line) -> None:
    """Read ``162``: what results are worth, by the signs each code is about."""
    given: dict[str, int] = {}
    for code, points in _coded(found, line):
        for sign in _SIGNS_OF_CODE.get(code, ""):
            given[sign] = points
        if code not in _SIGNS_OF_CODE:
            found.odd(line, _("{text} is not known here.").format(text=quoted(code)))
    found.file = replace(found.file, scores={**found.file.scores, **given})


def match_scores(found: Found, line: Line) -> None:
    """Read ``362``."""
    given = dict(_coded(found, line))
    for code in given.keys() - {"TW", "TD", "TL"}:
        found.odd(line, _("{text} is not known here.").format(text=quoted(code)))
    known = {code: points for code, points in given.items() if code in {"TW", "TD", "TL"}}
    found.file = replace(found.file, match_scores=known)


def scores_of_pairing(found: Found, line: Line) -> None:
    """Read ``XXS``: ``CODE=VALUE`` as JaVaFo has it; White and Black get the same."""
    given, of_color = dict(found.file.scores), dict[str, int]()
    for part in line.rest.replace(" =", "=").replace("= ", "=").split():
        code, _sign, value = part.upper().partition("=")
        points = needed_points(found, line, value)
        if points is None:
            continue
        if code in _BY_COLOR or code in _BY_COLOR.values():
            of_color[code] = points
        elif code in _SIGNS_OF_X:
            given.update(dict.fromkeys(_SIGNS_OF_X[code], points))
        else:
            found.odd(line, _("{text} is not known here.").format(text=quoted(code)))
    for white, black in _BY_COLOR.items():
        if of_color.get(white) != of_color.get(black):
            found.wrong(line, _("White and Black get different points; no table here can do that."))
        elif white in of_color:
            played = _SIGNS_OF_X[white[1]][:2]
            given.update(dict.fromkeys(played, of_color[white]))
    found.file = replace(found.file, scores=given)


def rank_method(found: Found, line: Line) -> None:
    """Read ``172``."""
    values = cut(line.text, RANK_METHOD)
    method = values["method"]
    if not method and len(values["federation"]) == 3 and line.rest.isalpha():
        # Only the method stands there, at the place of the federation.
        found.file = replace(found.file, rank_method=line.rest)
        return
    if len(line.rest.split()) == 1 and len(line.rest) > 3:
        found.odd(line, _("The federation is missing."))
        found.file = replace(found.file, rank_method=line.rest)
        return
    found.file = replace(found.file, rank_federation=values["federation"], rank_method=method)


def program(found: Found, line: Line) -> None:
    """Read ``182``."""
    found.file = replace(found.file, program=line.rest)


def code(found: Found, line: Line) -> None:
    """Read ``192``."""
    found.file = replace(found.file, code=line.rest.upper())


def tie_breaks(found: Found, line: Line) -> None:
    """Read ``202``."""
    found.file = replace(found.file, tie_breaks=_listed(line))


def standings(found: Found, line: Line) -> None:
    """Read ``212``."""
    found.file = replace(found.file, standings=_listed(line))


def time_code(found: Found, line: Line) -> None:
    """Read ``222``."""
    found.file = replace(found.file, time_code=line.rest)


def board_colors(found: Found, line: Line) -> None:
    """Read ``352``."""
    colors = line.rest.upper()
    if colors.strip("WB"):
        found.wrong(line, _("{text} are no colours of boards.").format(text=quoted(line.rest)))
        return
    found.board_colors = line
    found.file = replace(found.file, board_colors=colors)


def comment(found: Found, line: Line) -> None:
    """Read a line ``###``."""
    found.file = replace(found.file, comments=(*found.file.comments, line.text[3:].strip()))


def _listed(line: Line) -> tuple[str, ...]:
    return tuple(line.rest.replace(",", " ").split())


def _coded(found: Found, line: Line) -> list[tuple[str, int]]:
    """Return codes and what they are worth, of ``162`` and ``362``."""
    given = []
    for block in cut_series(line.text, SCORES):
        points = needed_points(found, line, block[2:])
        if points is not None and block[:2].strip():
            given.append((block[:2].strip().upper(), points))
    return given


def _day(found: Found, line: Line) -> date | None:
    try:
        one = day(line.rest)
    except ValueError:
        _no_day(found, line, line.rest)
        return None
    if one and one.strftime("%Y/%m/%d") != line.rest:
        found.odd(line, _("The day is not written as YYYY/MM/DD."))
    return one


def _no_day(found: Found, line: Line, text: str) -> None:
    sentence = _("{text} is no day; it was left out.")
    found.odd(line, sentence.format(text=quoted(text.strip())))
